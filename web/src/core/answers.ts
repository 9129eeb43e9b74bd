/** From what was chosen to the answer in notation, and what may be chosen. Pure. */

import type {
  CountsQuestion,
  FormationQuestion,
  OneQuestion,
  Question,
  SomeQuestion,
  TalkQuestion,
  Value,
} from "../generated/types";

export const NONE = "none";

export const token = (value: Value): string =>
  Array.isArray(value.value) ? value.value.join(" ") : String(value.value);

export const isWord = (value: Value): boolean => value.domain === "word";

// --- some ------------------------------------------------------------------------------------------

/** In the order of the items, as the table prints it. */
export function someText(question: SomeQuestion, picked: ReadonlySet<string>): string {
  const found = question.items.map(token).filter((item) => picked.has(item));
  return found.join(" ") || NONE;
}

export const someFits = (question: SomeQuestion, picked: ReadonlySet<string>): boolean =>
  picked.size >= question.at_least && picked.size <= question.at_most;

/** Pick or drop an item. With room for one only, a new pick replaces the old one; a full choice takes no more. */
export function toggled(question: SomeQuestion, picked: ReadonlySet<string>, item: string): Set<string> {
  const next = new Set(picked);
  if (next.delete(item)) return next;
  if (question.at_most === 1) return new Set([item]);
  if (next.size < question.at_most) next.add(item);
  return next;
}

// --- counts ----------------------------------------------------------------------------------------

export type Numbers = Readonly<Record<string, number>>;

export const total = (counts: Numbers): number => Object.values(counts).reduce((sum, n) => sum + n, 0);

export function countsText(question: CountsQuestion, counts: Numbers): string {
  const found = question.pieces.map(({ item }) => token(item)).filter((item) => (counts[item] ?? 0) > 0);
  return found.map((item) => `${item} ${counts[item]}`).join(" ") || NONE;
}

export function countsFit(question: CountsQuestion, counts: Numbers): boolean {
  const sum = total(counts);
  const within = question.pieces.every(({ item, bound }) => {
    const n = counts[token(item)] ?? 0;
    return n >= 0 && n <= bound;
  });
  return within && sum >= question.at_least && sum <= question.at_most;
}

/** As many as possible, in order. */
export function mostCounts(pieces: CountsQuestion["pieces"], most: number): Record<string, number> {
  const counts: Record<string, number> = {};
  let left = most;
  for (const { item, bound } of pieces) {
    const n = Math.min(bound, left);
    counts[token(item)] = n;
    left -= n;
  }
  return counts;
}

/** What a counts question begins with: the only possible answer, as far as it is forced. */
export function firstCounts(question: CountsQuestion): Record<string, number> {
  const bounds = question.pieces.reduce((sum, { bound }) => sum + bound, 0);
  if (question.at_least === bounds) return mostCounts(question.pieces, bounds);
  if (question.pieces.length === 1) return mostCounts(question.pieces, question.at_most);
  return {};
}

// --- formation -------------------------------------------------------------------------------------

/** The most units that may go with these leaders. */
export function formationMost(question: FormationQuestion, leaders: readonly string[]): number {
  const there = question.units.reduce((sum, { bound }) => sum + bound, 0);
  const most = Math.min(question.cap, there);
  if (!question.limited) return most;
  const ratings = question.leaders
    .filter(({ leader }) => leaders.includes(token(leader)))
    .map(({ command }) => command)
    .sort((a, b) => b - a);
  const allowed = ratings.length > 0 ? (ratings[0] ?? 0) + (ratings[1] ?? 0) : question.base;
  return Math.min(most, allowed);
}

/** The fewest units that may go with these leaders. */
export const formationFewest = (question: FormationQuestion, leaders: readonly string[]): number =>
  leaders.length > 0 || question.may_be_empty ? question.at_least : Math.max(1, question.at_least);

const inOrder = (question: FormationQuestion, counts: Numbers): number[] =>
  question.units.map(({ item }) => counts[token(item)] ?? 0);

/** Are there no counters to show just these units? */
export function formationImpossible(question: FormationQuestion, counts: Numbers): boolean {
  const given = inOrder(question, counts).join(" ");
  return (question.impossible ?? []).some((one) => one.join(" ") === given);
}

export const mustGo = (question: FormationQuestion): string[] => (question.required ?? []).map(token);

export function formationFits(question: FormationQuestion, counts: Numbers, leaders: readonly string[]): boolean {
  const sum = total(counts);
  const within = question.units.every(({ item, bound }) => (counts[token(item)] ?? 0) <= bound);
  const all = mustGo(question).every((leader) => leaders.includes(leader));
  const room = sum >= formationFewest(question, leaders) && sum <= formationMost(question, leaders);
  return within && all && room && !formationImpossible(question, counts);
}

export function formationText(question: FormationQuestion, counts: Numbers, leaders: readonly string[]): string {
  const units = question.units
    .map(({ item }) => token(item))
    .filter((item) => (counts[item] ?? 0) > 0)
    .map((item) => `${item} ${counts[item]}`);
  const chosen = question.leaders.map(({ leader }) => token(leader)).filter((leader) => leaders.includes(leader));
  return [...units, ...chosen].join(" ") || NONE;
}

/** All leaders and as many units as they may lead; fewer, where counters do not allow just that. */
export function wholeFormation(question: FormationQuestion): { counts: Record<string, number>; leaders: string[] } {
  const leaders = question.leaders.map(({ leader }) => token(leader));
  for (let most = formationMost(question, leaders); most > 0; most--) {
    const counts = mostCounts(question.units, most);
    if (!formationImpossible(question, counts)) return { counts, leaders };
  }
  return { counts: {}, leaders };
}

/** After a leader was dropped: units beyond the new limit stay behind, the last kinds first. */
export function withinLimit(question: FormationQuestion, counts: Numbers, leaders: readonly string[]): Numbers {
  let over = total(counts) - formationMost(question, leaders);
  if (over <= 0) return counts;
  const next: Record<string, number> = { ...counts };
  for (const { item } of [...question.units].reverse()) {
    const name = token(item);
    const cut = Math.min(over, next[name] ?? 0);
    next[name] = (next[name] ?? 0) - cut;
    over -= cut;
  }
  return next;
}

// --- deals -----------------------------------------------------------------------------------------

export const dealText = (terms: readonly string[]): string => terms.join(" ; ") || NONE;
export const acceptText = (offer: number): string => `accept ${offer}`;
export const refuseText = (offer: number): string => `refuse ${offer}`;

export const mayOffer = (question: Question): boolean =>
  question.form === "deal" || asTalk(question)?.may_offer === true;
const asTalk = (question: Question): TalkQuestion | undefined => (question.form === "talk" ? question : undefined);

// --- places ----------------------------------------------------------------------------------------

const PLACE_DOMAINS = new Set(["space", "place", "sea"]);
export const isPlace = (value: Value): boolean => PLACE_DOMAINS.has(value.domain);

/** The values of a question that stand for single choices. */
export function valuesOf(question: Question): readonly Value[] {
  switch (question.form) {
    case "one":
      return question.options;
    case "some":
      return question.items;
    case "counts":
      return question.pieces.map(({ item }) => item);
    default:
      return [];
  }
}

/** The places that a question offers; null: it is not about places. */
export function placesOf(question: Question | null): string[] | null {
  if (!question) return null;
  const found = valuesOf(question).filter(isPlace).map(token);
  return found.length > 0 ? found : null;
}

/** The places that a question speaks of. */
export const mentioned = (question: Question): string[] =>
  Object.values(question.message.args).filter(isPlace).map(token);

export const isYesNo = (question: OneQuestion): boolean =>
  question.options.length === 2 && question.options.every((value) => isWord(value) && /^(yes|no)$/.test(token(value)));
