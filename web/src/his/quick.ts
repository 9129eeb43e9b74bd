/** Short ways on the map: a click on an own stack begins a move, a click on own ships a voyage. */

import { token } from "../core/answers";
import { t } from "../core/words";
import type { Quick } from "../games";
import type { GameState, Meta, OneQuestion } from "../generated/types";
import { type HisView, viewOf } from "./types";

const ASK_ACTION = "his-ask-action";
const MOVE = { action: "move", ask: "his-ask-move-from" };
const SAIL = { action: "sail", ask: "his-ask-fleet" };

const owner = (piece: string): string => {
  const [who = "", user] = piece.split("@");
  return user ?? who.slice(0, who.lastIndexOf("-"));
};

/** The power and the minor powers that march with it. */
function own(view: HisView, power: string): Set<string> {
  const minors = Object.keys(view.minors).filter((minor) => view.minors[minor] === power);
  return new Set([power, ...minors]);
}

const holds = (pieces: Readonly<Record<string, number>> | undefined, powers: ReadonlySet<string>): boolean =>
  Object.entries(pieces ?? {}).some(([piece, n]) => n > 0 && powers.has(owner(piece)));

export function quick(question: OneQuestion, state: GameState, _meta: Meta): readonly Quick[] {
  if (question.message.id !== ASK_ACTION) return [];
  const offered = new Set(question.options.map(token));
  const view = viewOf(state);
  const powers = own(view, question.seat);
  const refused = (action: string) => !offered.has(action);
  const found: Quick[] = [];
  const way = (place: string, { action, ask }: typeof MOVE, hint: string) =>
    found.push({
      place,
      hint: t(hint),
      steps: [
        { ask: ASK_ACTION, text: action },
        { ask, text: place },
      ],
    });
  for (const [place, space] of Object.entries(view.spaces)) {
    if (!refused(MOVE.action) && holds(space.units, powers)) way(place, MOVE, "his-ui-quick-move");
    else if (!refused(SAIL.action) && holds(space.ships, powers)) way(place, SAIL, "his-ui-quick-sail");
  }
  for (const [place, sea] of Object.entries(view.seas)) {
    if (!refused(SAIL.action) && holds(sea.ships, powers)) way(place, SAIL, "his-ui-quick-sail");
  }
  return found;
}
