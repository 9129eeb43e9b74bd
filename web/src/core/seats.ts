/** Who sits at this screen, and whose turn it is to look at it. Pure. */

export interface Seating {
  /** Every seat to who plays it: "human", or a bot. */
  readonly seats: Readonly<Record<string, string>>;
  /** Seats of one player, where a player has several. */
  readonly groups: readonly (readonly string[])[];
  /** Human seats that are played in this browser. */
  readonly here: readonly string[];
}

export const humans = (seats: Readonly<Record<string, string>>): string[] =>
  Object.keys(seats).filter((seat) => seats[seat] === "human");

const groupOf = (seating: Seating, seat: string): readonly string[] =>
  seating.groups.find((group) => group.includes(seat)) ?? [seat];

/** Players (not seats) that share this screen. */
export function playersHere(seating: Seating): readonly (readonly string[])[] {
  const found: (readonly string[])[] = [];
  for (const seat of seating.here) {
    const group = groupOf(seating, seat);
    if (!found.includes(group) && !found.some((other) => other.includes(seat))) found.push(group);
  }
  return found;
}

export type Next =
  | { readonly kind: "stay" }
  /** Look from this seat at once: the same player, or the only one here. */
  | { readonly kind: "sit"; readonly seat: string }
  /** Another player must come to the screen first. */
  | { readonly kind: "pass"; readonly seat: string };

/** Who must look at the screen now, when `seat` looks at it and `awaited` must decide. */
export function nextSeat(seating: Seating, seat: string | null, awaited: readonly string[]): Next {
  if (seat !== null && awaited.includes(seat) && seating.here.includes(seat)) return { kind: "stay" };
  const due = awaited.filter((one) => seating.here.includes(one));
  const players = playersHere(seating);
  const mine = seat === null ? [] : groupOf(seating, seat);
  const own = due.find((one) => mine.includes(one));
  if (own) return { kind: "sit", seat: own };
  const first = due[0];
  if (first) return { kind: players.length > 1 ? "pass" : "sit", seat: first };
  const only = players.length === 1 ? seating.here[0] : undefined;
  if (seat === null && only) return { kind: "sit", seat: only };
  return { kind: "stay" };
}
