/** The odds of the answer that is being put together: asked of the table once the player has paused. */

import { useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import type { Draft } from "../core/draft";
import { useHere } from "../core/here";
import { sentence, t } from "../core/words";
import type { Hint } from "../generated/types";
import { HintLines, HintNote } from "../ui/Hints";

/** So long (ms) a draft stands still before the table is asked. */
export const PAUSE = 150;

interface Answered {
  readonly text: string;
  readonly hints: readonly Hint[];
}

export function DraftOdds({ draft }: { draft: Draft }) {
  const { table } = useHere();
  const { question, text } = draft;
  const answered = useSignal<Answered | null>(null);
  const asks = question.hints.length > 0;
  useEffect(() => {
    if (!asks || text === null) return;
    let wanted = true;
    const timer = setTimeout(async () => {
      const hints = await table.oddsOf(text);
      if (wanted) answered.value = { text, hints };
    }, PAUSE);
    return () => {
      wanted = false;
      clearTimeout(timer);
    };
  }, [text]);
  if (!asks) return null;
  const { value: found } = answered;
  const hints = text === null || !found ? question.hints : found.hints;
  return (
    <div class="draft-odds" aria-live="polite" aria-busy={text !== null && found?.text !== text}>
      {text === null && <small class="odds">{t("ui-odds-most")}</small>}
      <HintLines lines={hints.map(({ message }) => sentence(message))} />
      <HintNote question={question} />
    </div>
  );
}
