/** Odds in small print, and what they leave out; what is said of cards is no odds. */

import { t } from "../core/words";
import type { Question } from "../generated/types";

export function HintLines({ lines }: { lines: readonly string[] }) {
  return (
    <>
      {lines.map((line) => (
        <small key={line} class="odds">
          {line}
        </small>
      ))}
    </>
  );
}

export function HintNote({ question }: { question: Question }) {
  return question.hints.some(({ message }) => "n" in message.args) ? (
    <p class="hint odds-note">{t("ui-odds-note")}</p>
  ) : null;
}
