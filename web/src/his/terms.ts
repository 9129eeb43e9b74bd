/** Terms of deals in words. */

import { token } from "../core/answers";
import { nameOf, t, valueName } from "../core/words";
import type { Value } from "../generated/types";

const KNOWN = new Set([
  "peace",
  "ally",
  "lend",
  "lend-leader",
  "return",
  "yield",
  "cards",
  "mercs",
  "divorce",
  "rescind",
]);

export function term(kind: string, values: readonly Value[]): string {
  const names = values.map(valueName);
  if (!KNOWN.has(kind)) return [nameOf("term", kind), ...names].join(" · ");
  const [one = "", other = "", third = "", fourth = ""] = names;
  const last = values[values.length - 1];
  const n = last?.domain === "n" ? Number(token(last)) : 0;
  const who = values[0] ? token(values[0]) : "";
  return t(`his-ui-term-${kind}`, { one, other, third, fourth, n, who });
}
