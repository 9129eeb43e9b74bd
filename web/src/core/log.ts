/** The log as a list: filter, and which entries begin something. Pure. */

import type { LogEntry, Message } from "../generated/types";

/** Entries whose sentence holds every word that was typed. */
export function filterLog(log: readonly LogEntry[], wanted: string, say: (message: Message) => string): LogEntry[] {
  const words = wanted.toLowerCase().split(/\s+/).filter(Boolean);
  if (words.length === 0) return [...log];
  return log.filter((entry) => {
    const said = say(entry).toLowerCase();
    return words.every((word) => said.includes(word));
  });
}

/** Does a turn or a phase begin here? */
export const isHeading = ({ id }: LogEntry): boolean => /-(turn|phase)-begins$/.test(id);
