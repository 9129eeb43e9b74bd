/** The rules for players, by section: fetched once, shown where a section is named. */

import { signal } from "@preact/signals";
import type { Rulebook } from "../generated/types";
import { fetchRules } from "./api";

export const rulebook = signal<Rulebook | null>(null);
/** The section that lies open. */
export const openRule = signal<string | null>(null);

let asked: Promise<Rulebook | null> | null = null;

/** Without rule texts the table still works: sections are numbers then. */
export async function loadRules(game: string): Promise<void> {
  if (rulebook.value?.game === game) return;
  asked ??= fetchRules(game).catch(() => null);
  rulebook.value = await asked;
  asked = null;
}

export const ruleOfFact = (id: string): string => rulebook.value?.facts[id] ?? "";

// --- markdown, as far as the rules use it ------------------------------------------------------------

export type Inline = string | { readonly bold: string } | { readonly rule: string };
export type Block =
  | { readonly kind: "p"; readonly inside: Inline[] }
  | { readonly kind: "ul" | "ol"; readonly items: Inline[][] }
  | { readonly kind: "table"; readonly head: Inline[][]; readonly rows: Inline[][][] };

const PIECES = /\*\*(.+?)\*\*|§(\d+(?:\.\d+)*)/g;

export function inline(text: string): Inline[] {
  const found: Inline[] = [];
  let at = 0;
  for (const match of text.matchAll(PIECES)) {
    if (match.index > at) found.push(text.slice(at, match.index));
    found.push(match[1] !== undefined ? { bold: match[1] } : { rule: match[2] ?? "" });
    at = match.index + match[0].length;
  }
  if (at < text.length) found.push(text.slice(at));
  return found;
}

const ITEM = /^(?:-|\d+\.)\s+/;
const cells = (line: string): Inline[][] =>
  line
    .replace(/^\||\|$/g, "")
    .split("|")
    .map((cell) => inline(cell.trim()));

export function blocks(text: string): Block[] {
  const found: Block[] = [];
  for (const part of text.split(/\n\s*\n/)) {
    const lines = part
      .split("\n")
      .map((line) => line.trim())
      .filter(Boolean);
    const first = lines[0];
    if (first === undefined) continue;
    if (first.startsWith("|")) {
      found.push({ kind: "table", head: cells(first), rows: lines.slice(2).map(cells) });
    } else if (lines.some((line) => ITEM.test(line))) {
      found.push(...listed(lines));
    } else {
      found.push({ kind: "p", inside: inline(lines.join(" ")) });
    }
  }
  return found;
}

/** A list, perhaps after a line that leads to it; a line that is no item goes on with the one before. */
function listed(lines: readonly string[]): Block[] {
  const items: string[] = [];
  const before: string[] = [];
  for (const line of lines) {
    if (ITEM.test(line)) items.push(line);
    else if (items.length > 0) items.push(`${items.pop()} ${line}`);
    else before.push(line);
  }
  const kind = items[0]?.startsWith("-") ? "ul" : "ol";
  const list: Block = { kind, items: items.map((item) => inline(item.replace(ITEM, ""))) };
  return before.length > 0 ? [{ kind: "p", inside: inline(before.join(" ")) }, list] : [list];
}
