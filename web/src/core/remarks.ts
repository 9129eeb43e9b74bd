/** What the table says of the cards that the looking seat holds: why they are no event now, asked or not. */

import type { GameState, Remark } from "../generated/types";
import { token } from "./answers";
import { sentence, valueName } from "./words";

export const remarksOf = (state: GameState, card: string): readonly Remark[] =>
  state.remarks.filter(({ about }) => about.domain === "card" && token(about) === card);

/** A reason, with the use of the card that it is about, and the section. */
const line = ({ part, reason, rule }: Remark): string =>
  `${part ? `${valueName(part)}: ` : ""}${sentence(reason)}${rule ? ` §${rule}` : ""}`;

/** What else is said of a card, then every reason; a reason that is said of one use is not said twice. */
export function withRemarks(state: GameState, card: string, notes: readonly string[]): string[] {
  const remarks = remarksOf(state, card);
  const reasons = remarks.map(({ reason }) => sentence(reason));
  const others = notes.filter((note) => !reasons.some((reason) => note.startsWith(reason)));
  return [...others, ...remarks.map(line)];
}
