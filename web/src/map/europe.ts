import raw from "../generated/europe.json";
import type { EuropeMap, MapConnection, MapSea, MapSpace } from "./types";

/** The drawn map, made by tools/make_map.py. */
export const europe = raw as unknown as EuropeMap;

export const spaceIds: readonly string[] = Object.keys(europe.spaces);
export const seaIds: readonly string[] = Object.keys(europe.seas);

export const spaceOf = (id: string): MapSpace | undefined => europe.spaces[id];
export const seaOf = (id: string): MapSea | undefined => europe.seas[id];
export const symbol = (name: string): string => europe.symbols[name] ?? "";

export interface Neighbours {
  readonly clear: readonly string[];
  readonly pass: readonly string[];
  readonly seas: readonly string[];
}

function collect(): ReadonlyMap<string, Neighbours> {
  const found = new Map<string, { clear: string[]; pass: string[]; seas: string[] }>();
  for (const id of spaceIds) found.set(id, { clear: [], pass: [], seas: [...(europe.spaces[id]?.ports ?? [])] });
  for (const { from, to, kind } of europe.connections) {
    found.get(from)?.[kind].push(to);
    found.get(to)?.[kind].push(from);
  }
  for (const id of seaIds) found.set(id, { clear: [], pass: [], seas: [] });
  for (const [a, b, kind] of europe.sea_links) {
    if (kind !== "open") continue;
    found.get(a)?.seas.push(b);
    found.get(b)?.seas.push(a);
  }
  return found;
}

const neighbours = collect();
const nobody: Neighbours = { clear: [], pass: [], seas: [] };

/** What borders a space (by clear roads, passes, and the seas of its port) or a sea (seas joined to it). */
export const neighboursOf = (id: string): Neighbours => neighbours.get(id) ?? nobody;

/** The ports of a sea. */
export const portsOf = (sea: string): readonly string[] =>
  spaceIds.filter((id) => europe.spaces[id]?.ports.includes(sea));

/** The line of a connection as an SVG path. */
export function roadPath(road: MapConnection): string {
  const a = europe.spaces[road.from];
  const b = europe.spaces[road.to];
  if (!a || !b) return "";
  const end = `${b.x} ${b.y}`;
  return `M${a.x} ${a.y}${road.bend ? `Q${road.bend[0]} ${road.bend[1]} ${end}` : `L${end}`}`;
}
