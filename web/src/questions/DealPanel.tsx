/** Talks: answer what was offered, put together a package of terms, or leave the table. */

import { type Signal, useSignal } from "@preact/signals";
import { acceptText, dealText, refuseText, token } from "../core/answers";
import { useHere } from "../core/here";
import { nameOf, t } from "../core/words";
import type { Offer } from "../games";
import type { DealQuestion, TalkQuestion, Term, Value } from "../generated/types";
import { PromisesBeside, PromiseText } from "../ui/Promises";

export function DealPanel({ question }: { question: DealQuestion | TalkQuestion }) {
  const { table } = useHere();
  const talk = question.form === "talk" ? question : null;
  const mayOffer = !talk || talk.may_offer;
  const draft = useSignal<readonly string[]>([]);
  const open = useSignal(question.form === "deal");
  /** Begin an own offer with what another holds, as far as this seat may offer it. */
  const counter = (offer: Offer) => {
    const same = (term: Term) =>
      offer.terms.some(({ kind, values }) => kind === term.kind && alike(values, term.values));
    draft.value = question.terms.filter(same).map(({ text }) => text);
    open.value = true;
    requestAnimationFrame(() => document.querySelector<HTMLElement>(".builder > summary")?.focus());
  };
  return (
    <>
      {talk && talk.offers.length > 0 && (
        <div class={`offers${talk.offers.length > 1 ? " side-by-side" : ""}`}>
          {talk.offers.map((n) => (
            <OfferRow key={n} n={n} onCounter={mayOffer ? counter : undefined} />
          ))}
        </div>
      )}
      {talk && (
        <div class="options words">
          <button
            type="button"
            class="option quiet"
            data-answer="done"
            disabled={table.busy.value}
            onClick={() => void table.decide("done")}
          >
            {t(talk.offers.length > 0 ? "ui-leave-refusing" : "ui-leave-table")}
          </button>
        </div>
      )}
      {mayOffer && <Builder question={question} chosen={draft} open={open} />}
    </>
  );
}

/** What a deal on the table says. */
export function DealTerms({ n }: { n: number }) {
  const { ui, state } = useHere();
  const offer = ui.offers(state).find((one) => one.n === n);
  if (!offer) return null;
  return (
    <ul class="deal-terms">
      {offer.terms.map(({ kind, values }) => (
        <li key={`${kind} ${values.map(token)}`}>{ui.term(kind, values)}</li>
      ))}
    </ul>
  );
}

const alike = (one: readonly Value[], other: readonly Value[]): boolean =>
  one.map(token).join(" ") === other.map(token).join(" ");

interface OfferRowProps {
  readonly n: number;
  readonly onCounter: ((offer: Offer) => void) | undefined;
}

function OfferRow({ n, onCounter }: OfferRowProps) {
  const { table, ui, state } = useHere();
  const offer: Offer | undefined = ui.offers(state).find((one) => one.n === n);
  return (
    <article class="offer">
      <h3>
        {offer ? (
          <span class="said-power">
            <ui.Mark power={offer.proposer} size={18} /> {t("ui-offer-of", { power: nameOf("power", offer.proposer) })}
          </span>
        ) : (
          t("ui-offer", { n: n + 1 })
        )}
      </h3>
      {offer ? <DealTerms n={n} /> : <p class="hint">{t("ui-offer-unknown")}</p>}
      <PromisesBeside offer={n} />
      <div class="options pair">
        <button
          type="button"
          class="option"
          data-answer={acceptText(n)}
          disabled={table.busy.value}
          onClick={() => void table.decide(acceptText(n))}
        >
          {t("ui-accept")}
        </button>
        <button
          type="button"
          class="option quiet"
          data-answer={refuseText(n)}
          disabled={table.busy.value}
          onClick={() => void table.decide(refuseText(n))}
        >
          {t("ui-refuse")}
        </button>
      </div>
      {offer && onCounter && (
        <button type="button" class="small" data-counter={n} onClick={() => onCounter(offer)}>
          {t("ui-counter-offer")}
        </button>
      )}
    </article>
  );
}

const powersOf = (term: Term): string[] => term.values.filter(({ domain }) => domain === "power").map(token);

/** Terms are found by partner, then by kind; what is taken up stands in the package. */
interface BuilderProps {
  readonly question: DealQuestion | TalkQuestion;
  /** The terms taken up, as they are written. */
  readonly chosen: Signal<readonly string[]>;
  readonly open: Signal<boolean>;
}

function Builder({ question, chosen, open }: BuilderProps) {
  const { table, ui, state } = useHere();
  const partner = useSignal("");
  const kind = useSignal("");
  const promise = useSignal("");
  const mine = state.seat ?? "";
  const partners = [...new Set(question.terms.flatMap(powersOf))].filter((power) => power !== mine);
  const with_ = partners.length === 1 ? (partners[0] ?? "") : partner.value;
  const between = question.terms.filter((term) => {
    const powers = powersOf(term);
    return powers.length === 0 || (powers.includes(with_) && (powers.length === 1 || powers.includes(mine)));
  });
  const kinds = [...new Set(between.map((term) => term.kind))];
  const offered = between.filter((term) => term.kind === kind.value);
  const package_ = question.terms.filter(({ text }) => chosen.value.includes(text));
  const toggle = (text: string) => {
    const now = chosen.value;
    chosen.value = now.includes(text) ? now.filter((one) => one !== text) : [...now, text];
  };
  const send = async () => {
    const text = promise.value.trim();
    const to = [...new Set(package_.flatMap(powersOf))].filter((power) => power !== mine && power in state.seats);
    if (!(await table.decide(dealText(package_.map((term) => term.text)))) || !text || to.length === 0) return;
    const now = table.state.value;
    const sent = now?.seat === mine ? ui.offers(now).findLast(({ proposer }) => proposer === mine) : undefined;
    table.notice.value = await table.promise(to, text, sent?.n ?? null);
  };
  if (question.terms.length === 0) return <p class="hint">{t("ui-no-terms")}</p>;
  return (
    <details
      class="builder"
      open={open.value}
      onToggle={(event) => {
        open.value = event.currentTarget.open;
      }}
    >
      <summary>{t("ui-make-offer")}</summary>
      {partners.length > 1 && (
        <div class="chips" role="radiogroup" aria-label={t("ui-partner")}>
          {partners.map((power) => (
            // biome-ignore lint/a11y/useSemanticElements: buttons with marks, as everywhere on the page
            <button
              key={power}
              type="button"
              role="radio"
              class={`chip${with_ === power ? " on" : ""}`}
              aria-checked={with_ === power}
              onClick={() => {
                partner.value = power;
                kind.value = "";
              }}
            >
              <ui.Mark power={power} size={16} /> {nameOf("power", power)}
            </button>
          ))}
        </div>
      )}
      {with_ && (
        <div class="chips" role="radiogroup" aria-label={t("ui-term-kind")}>
          {kinds.map((one) => (
            // biome-ignore lint/a11y/useSemanticElements: as above
            <button
              key={one}
              type="button"
              role="radio"
              class={`chip${kind.value === one ? " on" : ""}`}
              aria-checked={kind.value === one}
              onClick={() => {
                kind.value = one;
              }}
            >
              {nameOf("term", one)}
            </button>
          ))}
        </div>
      )}
      {kind.value && (
        <ul class="term-list">
          {offered.map((term) => (
            <li key={term.text}>
              <button
                type="button"
                class={`option slim${chosen.value.includes(term.text) ? " on" : ""}`}
                aria-pressed={chosen.value.includes(term.text)}
                data-item={term.text}
                onClick={() => toggle(term.text)}
              >
                <span class="tick" aria-hidden="true">
                  {chosen.value.includes(term.text) ? "✓" : ""}
                </span>
                <span class="option-name">{ui.term(term.kind, term.values)}</span>
              </button>
            </li>
          ))}
        </ul>
      )}
      {package_.length > 0 && (
        <div class="package">
          <h3>{t("ui-package")}</h3>
          <ul>
            {package_.map((term) => (
              <li key={term.text}>
                {ui.term(term.kind, term.values)}{" "}
                <button type="button" class="small" onClick={() => toggle(term.text)}>
                  {t("ui-drop-term")}
                </button>
              </li>
            ))}
          </ul>
          {question.form === "talk" && (
            <PromiseText
              text={promise.value}
              onText={(text) => (promise.value = text)}
              label={t("ui-promise-beside")}
            />
          )}
        </div>
      )}
      <button
        type="button"
        class="primary confirm"
        data-confirm
        disabled={
          table.busy.value || (package_.length === 0 && question.form === "talk") || package_.length > question.at_most
        }
        onClick={() => void send()}
      >
        {package_.length === 0 && question.form === "deal" ? t("ui-no-deal") : t("ui-send-offer")}
      </button>
    </details>
  );
}
