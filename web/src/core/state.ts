/** How what the table sends is joined to what is here. Pure. */

import type { Change, GameState, LogEntry } from "../generated/types";
import { mergePatch } from "./patch";

/** A game here: the last state, with the whole log as far as this seat may see it. */
export interface Held {
  readonly state: GameState;
  readonly log: readonly LogEntry[];
}

/** Keep entries 0 … from-1, drop the rest, append. */
export function joinLog(log: readonly LogEntry[], from: number, more: readonly LogEntry[]): readonly LogEntry[] {
  const kept = log.filter(({ n }) => n < from);
  if (more.length === 0 && kept.length === log.length) return log;
  return [...kept, ...more];
}

/** A whole state from the table; an older one than that held, of the same seat, changes nothing. */
export function takeState(held: Held | null, state: GameState): Held {
  if (!held || held.state.id !== state.id || held.state.seat !== state.seat) return { state, log: state.log };
  if (state.revision < held.state.revision) return held;
  if (state.revision === held.state.revision && state.opened === held.state.opened) return held;
  return { state, log: joinLog(held.log, state.log_from, state.log) };
}

/** A change from the live channel. "stale": there is a gap, the game must be fetched. */
export function takeChange(held: Held | null, change: Change): Held | "stale" {
  const { base, patch, state: play } = change;
  if (!held || held.state.seat !== play.seat) return "stale";
  if (play.revision <= held.state.revision) return held;
  if (base !== held.state.revision) return "stale";
  const view = mergePatch(held.state.view, patch) as GameState["view"];
  return { state: { ...play, view }, log: joinLog(held.log, play.log_from, play.log) };
}
