/** What a game needs before it can be shown: its names and tables, and the sentences of the language. */

import type { Meta } from "../generated/types";
import { fetchMeta } from "./api";
import { lang, loadTexts, meta } from "./words";

export async function loadMeta(game: string): Promise<Meta> {
  const [found] = await Promise.all([meta.value?.game === game ? meta.value : fetchMeta(game), loadTexts(lang.value)]);
  meta.value = found;
  return found;
}
