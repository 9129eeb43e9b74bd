/** The log as a list: filter, and which entries begin something. Pure. */

import type { LogEntry, PromiseRow } from "../generated/types";

/** A line of the log: what happened, or what was promised then. */
export type Line = LogEntry | PromiseRow;
export const isPromise = (line: Line): line is PromiseRow => "writer" in line;

/** Promises among the entries, each before the first entry that came after it; undoing may have shortened the log. */
export function withPromises(log: readonly LogEntry[], promises: readonly PromiseRow[]): Line[] {
  const lines: Line[] = [];
  const waiting = [...promises].sort((a, b) => a.log_at - b.log_at);
  for (const entry of log) {
    while (waiting[0] && waiting[0].log_at <= entry.n) lines.push(...waiting.splice(0, 1));
    lines.push(entry);
  }
  return [...lines, ...waiting];
}

/** Lines that hold every word that was typed. */
export function filterLog<L>(log: readonly L[], wanted: string, say: (line: L) => string): L[] {
  const words = wanted.toLowerCase().split(/\s+/).filter(Boolean);
  if (words.length === 0) return [...log];
  return log.filter((line) => {
    const said = say(line).toLowerCase();
    return words.every((word) => said.includes(word));
  });
}

/** Is it the one line that sums up what was fought out? */
export const isOutcome = ({ id }: LogEntry): boolean => /-result$/.test(id);

/** The last entries of some news; what was fought out is not lost behind what followed. */
export function latest(news: readonly LogEntry[], most: number): LogEntry[] {
  const last = news.slice(-most);
  const outcome = news.findLast(isOutcome);
  return outcome && !last.includes(outcome) ? [outcome, ...last.slice(1)] : last;
}

/** Does a turn or a phase begin here? */
export const isHeading = ({ id }: LogEntry): boolean => /-(turn|phase)-begins$/.test(id);
