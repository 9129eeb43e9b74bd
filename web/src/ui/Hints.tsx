/** Odds in small print, and what they leave out; what is said of cards is no odds. */

import { Fragment } from "preact";
import { t } from "../core/words";
import type { Question } from "../generated/types";

export function HintLines({ lines }: { lines: readonly string[] }) {
  return (
    <>
      {lines.map((line) => (
        <Fragment key={line}>
          {/* The space is for those who listen: names of buttons run their parts together. */}{" "}
          <small class="odds">{line}</small>
        </Fragment>
      ))}
    </>
  );
}

export function HintNote({ question }: { question: Question }) {
  return question.hints.some(({ message }) => "n" in message.args) ? (
    <p class="hint odds-note">{t("ui-odds-note")}</p>
  ) : null;
}
