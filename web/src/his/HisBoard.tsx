/** The map with the position of the game. */

import { useMemo } from "preact/hooks";
import { lang, sayer } from "../core/words";
import type { BoardArea } from "../games";
import type { Meta } from "../generated/types";
import { Board, type PersonView, type Position } from "../map";
import { tablesOf, viewOf } from "./types";

const NOBODY: PersonView = {};

/** Names and powers of all who may stand on the map. */
export function peopleOf(meta: Meta): Record<string, PersonView> {
  const tables = tablesOf(meta);
  const people: Record<string, PersonView> = {};
  for (const [id, { power }] of Object.entries(tables.leaders)) {
    people[id] = { power, name: meta.names.leader?.[id] ?? id };
  }
  for (const id of Object.keys(tables.reformers)) {
    people[id] = { ...(people[id] ?? NOBODY), power: "protestant", name: meta.names.reformer?.[id] ?? id };
  }
  return people;
}

export function HisBoard({ state, meta, choices, onPick, selected, reasons, lookAt }: BoardArea) {
  const view = viewOf(state);
  const people = useMemo(() => peopleOf(meta), [meta]);
  const { spaces, seas, turn, phase, active, vp } = view;
  const position = useMemo<Position>(
    () => ({ spaces, seas, turn, phase, active, vp, people }),
    [spaces, seas, turn, phase, active, vp, people],
  );
  return (
    <Board
      position={position}
      lang={lang.value}
      t={sayer.value}
      choices={choices}
      onPick={onPick}
      selected={selected}
      reasons={reasons}
      lookAt={lookAt}
    />
  );
}
