/** JSON merge patch (RFC 7386). */

type Table = Record<string, unknown>;

const isTable = (value: unknown): value is Table =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** The patched value. Nothing is changed in place; what the patch does not touch stays the same object. */
export function mergePatch(target: unknown, patch: unknown): unknown {
  if (!isTable(patch)) return patch;
  const result: Table = isTable(target) ? { ...target } : {};
  for (const [name, change] of Object.entries(patch)) {
    if (change === null) delete result[name];
    else result[name] = mergePatch(result[name], change);
  }
  return result;
}
