/** What a card did: the entries of the log from where it was played to where something else begins. Pure. */

import { token } from "../core/answers";
import { isHeading } from "../core/log";
import type { LogEntry } from "../generated/types";

const PLAYS = new Set(["his-card-as-event", "his-card-for-cp", "his-response-played", "his-winter-overdue-event"]);
/** A response lies inside of what it answers: it does not end it. */
const ENDS = new Set(["his-card-as-event", "his-card-for-cp", "his-passed", "his-impulse-skipped"]);

export function deeds(log: readonly LogEntry[], card: string): readonly LogEntry[] {
  const from = log.findLastIndex(
    ({ id, args }) => PLAYS.has(id) && args.card !== undefined && token(args.card) === card,
  );
  if (from < 0) return [];
  const response = log[from]?.id === "his-response-played";
  const after = log.slice(from + 1);
  const end = after.findIndex((entry) => ENDS.has(entry.id) || isHeading(entry) || (response && PLAYS.has(entry.id)));
  return log.slice(from, end < 0 ? undefined : from + 1 + end);
}
