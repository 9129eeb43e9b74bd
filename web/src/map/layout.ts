/** Pure functions of the map: what lies where, what a tap means, where an arrow key leads. */

import { europe, seaOf, spaceIds, spaceOf } from "./europe";
import type { Choice, Choices, Lang, PersonView, Position, SeaView, SpaceView, XY } from "./types";

export const UNIT_KINDS = ["reg", "merc", "cav", "squadron", "corsair"] as const;
const PER_ROW = 4;
const PITCH = 25.5;
const ROW = 21;

/** One thing that lies at a place: a stack of a kind of unit, a person or a marker. */
export interface Counter {
  readonly shape: string;
  readonly power: string;
  readonly text: string;
  readonly count: number;
  /** The person's id, or an empty string. */
  readonly who: string;
}

export interface Placed extends Counter {
  readonly x: number;
  readonly y: number;
}

const order = new Map(Object.keys(europe.powers).map((power, i) => [power, i]));

/** "ottoman-cav"; ships used by another power ("venice-squadron@hapsburg") keep their owner's flag. */
export function splitStack(token: string): { power: string; kind: string } {
  const key = token.split("@")[0] ?? token;
  const at = key.lastIndexOf("-");
  return at < 0 ? { power: key, kind: "reg" } : { power: key.slice(0, at), kind: key.slice(at + 1) };
}

/** Two letters for a person: Duke of Alva is DA, Ferdinand is Fe. */
export function initials(name: string): string {
  const words = name
    .replaceAll("_", " ")
    .split(/\s+/)
    .filter((word) => /^\p{L}/u.test(word) && !["of", "the"].includes(word.toLowerCase()));
  const first = words[0];
  const last = words.at(-1);
  if (!first || !last) return "?";
  if (words.length === 1) return first.slice(0, 1).toUpperCase() + first.slice(1, 2).toLowerCase();
  return (first.slice(0, 1) + last.slice(0, 1)).toUpperCase();
}

export function personName(people: Position["people"], who: string, lang: Lang): string {
  const name: PersonView["name"] = people?.[who]?.name;
  if (typeof name === "string") return name;
  if (name) return name[lang];
  return who
    .split("_")
    .map((word) => word.slice(0, 1).toUpperCase() + word.slice(1))
    .join(" ");
}

function list(value: SpaceView["reformer"]): readonly string[] {
  if (!value) return [];
  return typeof value === "string" ? [value] : value;
}

export function powerLetter(power: string, lang: Lang): string {
  return europe.powers[power]?.letter[lang] ?? "";
}

/** Everything that lies at a place, in the order in which it is drawn. */
export function counters(place: SpaceView & SeaView, people: Position["people"], lang: Lang): Counter[] {
  const stacks = [...Object.entries(place.units ?? {}), ...Object.entries(place.ships ?? {})]
    .filter(([, count]) => count > 0)
    .map(([key, count]) => {
      const { power, kind } = splitStack(key);
      const at = (UNIT_KINDS as readonly string[]).indexOf(kind);
      return { shape: at < 0 ? "reg" : kind, power, text: `${powerLetter(power, lang)}${count}`, count, who: "", at };
    })
    .sort((a, b) => (order.get(a.power) ?? 99) - (order.get(b.power) ?? 99) || a.at - b.at)
    .map(({ at: _, ...stack }): Counter => stack);
  const leaders = (place.leaders ?? []).map(
    (who): Counter => ({
      shape: "leader",
      power: people?.[who]?.power ?? "none",
      text: initials(personName(people, who, lang)),
      count: 1,
      who,
    }),
  );
  const reformers = list(place.reformer).map(
    (who): Counter => ({
      shape: "reformer",
      power: "protestant",
      text: initials(personName(people, who, lang)),
      count: 1,
      who,
    }),
  );
  const badges = (["university", "fortress", "haven", "piracy"] as const)
    .filter((badge) => place[badge])
    .map((shape): Counter => ({ shape, power: "none", text: "", count: 1, who: "" }));
  return [...stacks, ...leaders, ...reformers, ...badges];
}

/** Counters in rows of four, centred on x; further rows go up from y (or down). */
export function strip(items: readonly Counter[], x: number, y: number, down = false): Placed[] {
  return items.map((item, i) => {
    const row = Math.floor(i / PER_ROW);
    const inRow = Math.min(PER_ROW, items.length - row * PER_ROW);
    return {
      ...item,
      x: x + ((i % PER_ROW) - (inRow - 1) / 2) * PITCH,
      y: y + (down ? 1 : -1) * row * ROW,
    };
  });
}

export const rowsOf = (count: number): number => Math.ceil(count / PER_ROW);

/** Half the size of a space's symbol. */
export const radiusOf = (id: string): number => (spaceOf(id)?.capital ? 16 : 13);

/** Where the mark of a legal choice points at: above the symbol and its counters. */
export const markHeight = (id: string, count: number): number => radiusOf(id) + 8 + rowsOf(count) * ROW;

/** Text size of names for a zoom: readable when the whole map is shown, not huge when it is near. */
export function nameScale(k: number): number {
  const wanted = Math.min(1.38, Math.max(0.78, 0.72 / k));
  return Math.round(wanted * 20) / 20;
}

/** 0: names of keys only; 1: all names; 2: near. */
export const detailLevel = (k: number): 0 | 1 | 2 => (k < 0.42 ? 0 : k < 1.1 ? 1 : 2);

/** Radius of the invisible circle that takes taps, in map units: 28 px wide or more, but never over a neighbour. */
export const hitRadius = (k: number): number => Math.max(20, Math.min(32, 15 / k));

/** Where a place stands: a space at its symbol, a sea at its name. */
export function pointOf(id: string): XY | undefined {
  const space = spaceOf(id);
  if (space) return [space.x, space.y];
  const sea = seaOf(id);
  return sea ? [sea.x, sea.y] : undefined;
}

/** The space meant by a tap at a point: the nearest in reach, with legal choices favoured. */
export function nearestSpace(at: XY, reach: number, legal?: ReadonlySet<string>): string | undefined {
  let best: string | undefined;
  let least = reach;
  for (const id of spaceIds) {
    const space = spaceOf(id);
    if (!space) continue;
    const distance = Math.hypot(space.x - at[0], space.y - at[1]) * (legal?.has(id) ? 0.7 : 1);
    if (distance < least) {
      least = distance;
      best = id;
    }
  }
  return best;
}

const STEPS: Readonly<Record<string, XY>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** The place that an arrow key leads to: near, and rather in front than aside. */
export function stepFrom(id: string, key: string, among: readonly string[]): string | undefined {
  const from = pointOf(id);
  const way = STEPS[key];
  if (!from || !way) return undefined;
  let best: string | undefined;
  let least = Number.POSITIVE_INFINITY;
  for (const other of among) {
    const to = pointOf(other);
    if (!to || other === id) continue;
    const [dx, dy] = [to[0] - from[0], to[1] - from[1]];
    const ahead = dx * way[0] + dy * way[1];
    const aside = Math.abs(dx * way[1]) + Math.abs(dy * way[0]);
    if (ahead <= 0 || aside > ahead * 1.6) continue;
    const price = ahead + aside * 1.5;
    if (price < least) {
      least = price;
      best = other;
    }
  }
  return best;
}

/** The legal places of a question, with their hints; undefined when the question is not about places. */
export function legalPlaces(choices: Choices | null | undefined): ReadonlyMap<string, string> | undefined {
  if (!choices) return undefined;
  return new Map(
    choices.map((choice: string | Choice): [string, string] =>
      typeof choice === "string" ? [choice, ""] : [choice.place, choice.hint ?? ""],
    ),
  );
}

export interface View {
  readonly x: number;
  readonly y: number;
  readonly k: number;
}

/** The view that shows the whole page in a window. */
export function fitView(width: number, height: number): View {
  const [w, h] = europe.size;
  const k = Math.min(width / w, height / h);
  return { k, x: (width - w * k) / 2, y: (height - h * k) / 2 };
}

/** The first view: the whole page where that can be read, else as near as the window's height allows. */
export function firstView(width: number, height: number): View {
  const [w, h] = europe.size;
  const fit = fitView(width, height);
  if (fit.k >= 0.42) return fit;
  const k = Math.max(fit.k, Math.min(0.56, height / h));
  return { k, x: Math.min(0, width / 2 - w * 0.5 * k), y: Math.min(0, (height - h * k) / 2) };
}

/** How far beyond the page the view may go, in map units. */
export const EDGE = 80;

/** The nearest view that shows no more than a margin of what lies beyond the page; a card may cover the foot. */
export function clampView({ x, y, k }: View, width: number, height: number, foot = 0): View {
  const [w, h] = europe.size;
  const within = (at: number, size: number, room: number, below: number) => {
    const [least, most] = [room - below - (size + EDGE) * k, EDGE * k];
    return least > most ? (least + most) / 2 : Math.max(least, Math.min(most, at));
  };
  return { k, x: within(x, w, width, 0), y: within(y, h, height, foot) };
}

/** A view in which all the given places are seen, or undefined if the present one shows them well. */
export function viewOf(
  places: readonly string[],
  width: number,
  height: number,
  now: View,
  foot = 0,
): View | undefined {
  const points = places.map(pointOf).filter((point) => point !== undefined);
  if (points.length === 0 || width === 0) return undefined;
  const xs = points.map(([x]) => x);
  const ys = points.map(([, y]) => y);
  const [left, right] = [Math.min(...xs), Math.max(...xs)];
  const [top, bottom] = [Math.min(...ys), Math.max(...ys)];
  const edge = 48;
  const seen =
    left * now.k + now.x > edge &&
    right * now.k + now.x < width - edge &&
    top * now.k + now.y > edge &&
    bottom * now.k + now.y < height - foot - edge;
  if (seen) return undefined;
  const open = height - foot;
  const room = Math.min((width - 2 * edge) / Math.max(right - left, 1), (open - 2 * edge) / Math.max(bottom - top, 1));
  const k = Math.max(fitView(width, height).k, Math.min(now.k, room));
  const centred = { k, x: width / 2 - ((left + right) / 2) * k, y: open / 2 - ((top + bottom) / 2) * k };
  return clampView(centred, width, height, foot);
}
