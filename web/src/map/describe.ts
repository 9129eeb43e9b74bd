/** What a card and a screen reader say about a place. */

import { europe, neighboursOf, portsOf, seaOf, spaceOf } from "./europe";
import { counters, personName, UNIT_KINDS } from "./layout";
import type { Lang, Position, Translate } from "./types";

/** One thing in a fact: words, with the glyph and power that draw it, or the place it leads to. */
export interface Item {
  readonly text: string;
  readonly glyph?: string;
  readonly power?: string;
  readonly place?: string;
}

export interface Fact {
  readonly label: string;
  readonly items: readonly Item[];
}

export interface Description {
  readonly name: string;
  readonly kind: string;
  readonly facts: readonly Fact[];
}

export const placeName = (id: string, lang: Lang): string => (spaceOf(id) ?? seaOf(id))?.name[lang] ?? id;
export const powerName = (id: string, lang: Lang): string => europe.powers[id]?.name[lang] ?? id;

const places = (ids: readonly string[], lang: Lang): Item[] =>
  ids
    .map((place): Item => ({ text: placeName(place, lang), place }))
    .sort((a, b) => a.text.localeCompare(b.text, lang));

function contents(id: string, position: Position, lang: Lang, t: Translate): Fact[] {
  const here = { ...position.spaces?.[id], ...position.seas?.[id] };
  const found = counters(here, position.people, lang);
  const units = (wanted: (kind: string) => boolean): Item[] =>
    found
      .filter(({ shape }) => UNIT_KINDS.some((kind) => kind === shape) && wanted(shape))
      .map(({ shape, power, count }) => ({
        text: `${powerName(power, lang)}: ${t(`map-unit-${shape}`, { n: count })}`,
        glyph: shape,
        power,
      }));
  const naval = (kind: string) => kind === "squadron" || kind === "corsair";
  const persons = found
    .filter(({ who }) => who)
    .map(
      ({ who, shape, power }): Item => ({
        text: `${personName(position.people, who, lang)} (${t(`map-shape-${shape}`)})`,
        glyph: shape,
        power,
      }),
    );
  const markers = found
    .filter(({ who, shape }) => !who && !UNIT_KINDS.some((kind) => kind === shape))
    .map(
      ({ shape }): Item => ({
        text: t(`map-shape-${shape}`),
        glyph: shape === "fortress" ? "fortress-marker" : shape,
      }),
    );
  return [
    { label: t("map-units"), items: units((kind) => !naval(kind)) },
    { label: t("map-ships"), items: units(naval) },
    { label: t("map-people"), items: persons },
    { label: t("map-markers"), items: markers },
  ];
}

export function describePlace(id: string, position: Position, lang: Lang, t: Translate): Description {
  const borders = neighboursOf(id);
  const inside = contents(id, position, lang, t);
  const space = spaceOf(id);
  if (!space) {
    const facts = [
      ...inside,
      { label: t("map-joined"), items: places(borders.seas, lang) },
      { label: t("map-ports"), items: places(portsOf(id), lang) },
    ];
    return { name: placeName(id, lang), kind: t("map-sea"), facts: facts.filter(({ items }) => items.length > 0) };
  }
  const view = position.spaces?.[id] ?? {};
  const control = view.control ?? space.home;
  const kind = space.capital
    ? t("map-kind-capital", { power: powerName(space.capital, lang) })
    : t(`map-kind-${view.kind ?? space.kind}`);
  const state: Item[] = [];
  if (view.unrest) state.push({ text: t("map-unrest"), glyph: "unrest" });
  for (const power of view.siege ?? []) {
    state.push({ text: t("map-siege", { power: powerName(power, lang) }), glyph: "siege", power });
  }
  const facts: Fact[] = [
    { label: t("map-control"), items: [{ text: powerName(control, lang), glyph: "power", power: control }, ...state] },
    { label: t("map-home"), items: [{ text: powerName(space.home, lang), glyph: "power", power: space.home }] },
    { label: t("map-religion"), items: view.religion ? [{ text: t(`map-religion-${view.religion}`) }] : [] },
    { label: t("map-zone"), items: [{ text: t(`map-zone-${space.zone}`) }] },
    ...inside,
    { label: t("map-roads"), items: places(borders.clear, lang) },
    { label: t("map-passes"), items: places(borders.pass, lang) },
    { label: t("map-seas"), items: places(borders.seas, lang) },
  ];
  return {
    name: placeName(id, lang),
    kind: space.ports.length > 0 ? `${kind}, ${t("map-port")}` : kind,
    facts: facts.filter(({ items }) => items.length > 0),
  };
}

/** The description as one sentence, for screen readers. */
export function spoken(id: string, position: Position, lang: Lang, t: Translate): string {
  const { name, kind, facts } = describePlace(id, position, lang, t);
  const skip = new Set([
    t("map-roads"),
    t("map-passes"),
    t("map-seas"),
    t("map-ports"),
    t("map-joined"),
    t("map-zone"),
  ]);
  const said = facts
    .filter(({ label }) => !skip.has(label))
    .map(({ label, items }) => `${label}: ${items.map(({ text }) => text).join(", ")}`);
  return [`${name}, ${kind}`, ...said].join("; ");
}
