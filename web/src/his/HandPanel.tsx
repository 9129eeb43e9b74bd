/** The hand of the seat that looks: whole card faces; what may be played now can be played from here. */

import { token } from "../core/answers";
import { hintsOf } from "../core/hints";
import { remarksOf, withRemarks } from "../core/remarks";
import { nameOf, sentence, t } from "../core/words";
import type { PanelProps } from "../games";
import type { GameState, Question } from "../generated/types";
import { CardFace } from "./CardFace";
import { Shield } from "./Shield";
import { powerOf, viewOf } from "./types";

interface Playable {
  readonly legal: ReadonlySet<string>;
  /** Why it may not be played, or not as event, by card. */
  readonly reasons: ReadonlyMap<string, readonly string[]>;
  readonly asked: boolean;
}

/** What the open question says of cards. */
export function playable(question: Question | null): Playable {
  if (question?.form !== "one") return { legal: new Set(), reasons: new Map(), asked: false };
  const cards = question.options.filter(({ domain }) => domain === "card").map(token);
  const refused = question.refused.filter(({ option }) => option.domain === "card");
  return {
    legal: new Set(cards),
    reasons: new Map([
      ...question.options.map((option) => [token(option), hintsOf(question, option)] as const),
      ...refused.map(
        ({ option, reason, rule }) =>
          [token(option), [`${sentence(reason)}${rule ? ` §${rule}` : ""}`]] as [string, string[]],
      ),
    ]),
    asked: cards.length + refused.length > 0,
  };
}

/** What holds of a card in the hand now; that its event is possible is said too, so that nobody has to guess. */
export function notesOf(state: GameState, card: string, asked: readonly string[] = []): string[] {
  const notes = withRemarks(state, card, asked);
  return remarksOf(state, card).length > 0 || state.status === "over" ? notes : [...notes, t("his-ui-event-possible")];
}

export function HandPanel({ table, state }: PanelProps) {
  const view = viewOf(state);
  const { seat } = state;
  const question = table.question.value;
  if (seat === null) return <p class="hint">{t("his-ui-hand-hidden")}</p>;
  const seen = Object.keys(view.powers).filter((power) => power === seat || powerOf(view, power).hand.length > 0);
  const { legal, reasons, asked } = playable(question);
  return (
    <>
      {seen.map((power) => {
        const { hand, hand_size: size } = powerOf(view, power);
        return (
          <section key={power} class="hand" aria-label={t("his-ui-hand-of", { power: nameOf("power", power) })}>
            <h3 class="panel-title said-power">
              <Shield power={power} size={18} /> {nameOf("power", power)}{" "}
              <small>{t("his-ui-cards", { n: size })}</small>
            </h3>
            {hand.length === 0 && <p class="hint">{t("his-ui-hand-empty")}</p>}
            <div class="faces">
              {hand.map((number) => {
                const card = String(number);
                const may = power === seat && legal.has(card);
                return (
                  <div key={card} class={`face-slot${asked && power === seat && !may ? " dim" : ""}`}>
                    <CardFace
                      card={card}
                      notes={power === seat ? notesOf(state, card, reasons.get(card)) : []}
                      free={remarksOf(state, card).length === 0 && !reasons.get(card)?.length}
                    />
                    {may && (
                      <button
                        type="button"
                        class="primary small"
                        disabled={table.busy.value}
                        onClick={() => void table.decide(card)}
                      >
                        {t("his-ui-play-card")}
                      </button>
                    )}
                  </div>
                );
              })}
            </div>
          </section>
        );
      })}
    </>
  );
}
