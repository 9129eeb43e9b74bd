/** What the parts of the table page share: the game shown, and where the map looks. */

import { signal } from "@preact/signals";
import { createContext } from "preact";
import { useContext } from "preact/hooks";
import type { GameUi } from "../games";
import type { GameState, Meta } from "../generated/types";
import type { Table } from "./table";

export interface Here {
  readonly ui: GameUi;
  readonly table: Table;
  readonly state: GameState;
  readonly meta: Meta;
}

export const HereContext = createContext<Here | null>(null);

export function useHere(): Here {
  const here = useContext(HereContext);
  if (!here) throw new Error("outside of a game");
  return here;
}

/** Places that the player asked to see; a new list moves the map. */
export const lookedAt = signal<readonly string[]>([]);

/** A place whose answer the pointer or the keys are on: the map shows where it is. */
export const hinted = signal("");

/** A table beside the question that somebody asked to see, by its id. */
export const wantedPanel = signal<string | null>(null);

/** A card laid open in full, with what may be done with it. */
export interface OpenCard {
  readonly card: string;
  readonly choose?: () => void;
  readonly notes?: readonly string[];
}
export const openCard = signal<OpenCard | null>(null);
