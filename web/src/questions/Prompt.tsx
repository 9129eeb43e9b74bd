/** The question in words, its context, and the panel of its form. */

import { useEffect, useRef } from "preact/hooks";
import type { Draft } from "../core/draft";
import { useHere } from "../core/here";
import type { Notice } from "../core/table";
import { errorText, nameOf, sentence, t } from "../core/words";
import type { Question } from "../generated/types";
import { HintLines } from "../ui/Hints";
import { Icon } from "../ui/Icon";
import { RuleRef } from "../ui/Rules";
import { Sentence } from "../ui/Sentence";
import { hideTip } from "../ui/Tip";
import { DealPanel } from "./DealPanel";
import { CountsPanel, FormationPanel } from "./NumberPanels";
import { OnePanel } from "./OnePanel";
import { SomePanel } from "./SomePanel";

export function Prompt({ draft }: { draft: Draft | null }) {
  const { table, state, ui, meta } = useHere();
  return (
    <section class="prompt" aria-label={t("ui-question")}>
      <ui.Context table={table} state={state} meta={meta} />
      {table.curtain.value ? (
        <Curtain seat={table.curtain.value} />
      ) : state.status === "over" ? (
        <Over />
      ) : draft ? (
        <Asking key={`${state.revision} ${state.seat}`} draft={draft} />
      ) : (
        <Waiting />
      )}
      <NoticeBox />
    </section>
  );
}

function Asking({ draft }: { draft: Draft }) {
  const heading = useRef<HTMLHeadingElement>(null);
  const { question } = draft;
  useEffect(() => {
    hideTip();
    // Who chooses on the map by keys stays there; everybody else is brought to the new question.
    const focused = document.activeElement;
    const onMap = focused?.closest(".rg-svg") && focused.matches(":focus-visible");
    const typing = focused?.matches("input, select, textarea");
    if (!onMap && !typing && !document.querySelector("dialog[open]")) heading.current?.focus({ preventScroll: true });
  }, []);
  return (
    <>
      <h2 ref={heading} class="ask" tabIndex={-1}>
        <Sentence message={question.message} />
        {question.rule && <RuleRef rule={question.rule} />}
      </h2>
      <SoFar question={question} />
      <div class="answers">
        <Panel draft={draft} question={question} />
      </div>
      <AlsoDue />
    </>
  );
}

/** What is settled in the action so far, with what it leads to; the last step can be taken back whole. */
function SoFar({ question }: { question: Question }) {
  const { table, ui, state } = useHere();
  const steps = question.so_far;
  if (steps.length === 0) return null;
  const takeBack = async () => {
    const fewer = (now: Question | null) => now !== null && now.so_far.length < steps.length;
    while (table.state.value?.can_undo && (await table.undo())) {
      const now = table.question.value;
      if (now === null || (fewer(now) && ui.begins(now))) return;
    }
  };
  return (
    <section class="so-far" aria-label={t("ui-so-far")}>
      <h3>{t("ui-so-far")}</h3>
      <ol>
        {steps.map(({ message, odds }, i) => (
          <li key={`${i} ${sentence(message)}`}>
            <span class="step">
              <span>
                <Sentence message={message} />
              </span>
              <HintLines lines={odds.map(sentence)} />
            </span>
            {i === steps.length - 1 && state.can_undo && (
              <button
                type="button"
                class="small"
                data-take-back
                disabled={table.busy.value}
                onClick={() => void takeBack()}
              >
                <Icon name="undo" size={16} /> {t("ui-take-back")}
              </button>
            )}
          </li>
        ))}
      </ol>
    </section>
  );
}

/** In talks several may speak at once: the screen can go to another of them before this one is done. */
function AlsoDue() {
  const { table, ui } = useHere();
  const others = table.alsoDue;
  if (others.length === 0) return null;
  return (
    <p class="also-due">
      {t("ui-also-due")}{" "}
      {others.map((seat) => (
        <button key={seat} type="button" class="small" onClick={() => table.call(seat)}>
          <ui.Mark power={seat} size={16} /> {nameOf("power", seat)}
        </button>
      ))}
    </p>
  );
}

function Panel({ draft, question }: { draft: Draft; question: Question }) {
  switch (question.form) {
    case "one":
      return <OnePanel question={question} />;
    case "some":
      return <SomePanel draft={draft} question={question} />;
    case "counts":
      return <CountsPanel draft={draft} question={question} />;
    case "formation":
      return <FormationPanel draft={draft} question={question} />;
    case "deal":
    case "talk":
      return <DealPanel question={question} />;
    default:
      return <UnknownPanel />;
  }
}

/** A form that this page does not know: the answer can still be typed in notation. */
function UnknownPanel() {
  const { table } = useHere();
  const input = useRef<HTMLInputElement>(null);
  return (
    <form
      class="typed"
      onSubmit={(event) => {
        event.preventDefault();
        void table.decide(input.current?.value ?? "");
      }}
    >
      <label>
        {t("ui-unknown-form")}
        <input ref={input} type="text" autocomplete="off" />
      </label>
      <button type="submit" class="primary" data-confirm>
        {t("ui-confirm")}
      </button>
    </form>
  );
}

function Waiting() {
  const { state, ui } = useHere();
  return (
    <div class="waiting" role="status">
      <h2 class="ask" tabIndex={-1}>
        {t("ui-waiting")}
      </h2>
      <p class="waiting-for">
        {state.awaited.map((seat) => (
          <span key={seat} class="said-power">
            <ui.Mark power={seat} size={18} /> {nameOf("power", seat)}
          </span>
        ))}
      </p>
    </div>
  );
}

function Curtain({ seat }: { seat: string }) {
  const { table, ui } = useHere();
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => button.current?.focus({ preventScroll: true }), []);
  const name = nameOf("power", seat);
  return (
    <div class="curtain" role="alertdialog" aria-label={t("ui-pass-screen", { power: name })}>
      <ui.Mark power={seat} size={64} />
      <h2 class="ask">{t("ui-pass-screen", { power: name })}</h2>
      <p>{t("ui-pass-screen-why")}</p>
      <button ref={button} type="button" class="primary" data-confirm onClick={() => table.arrive()}>
        {t("ui-pass-screen-here", { power: name })}
      </button>
    </div>
  );
}

function Over() {
  const { state, ui, meta } = useHere();
  const { result } = state;
  const points = Object.entries(result?.points ?? {}).sort(([, a], [, b]) => b - a);
  return (
    <div class="over" role="status">
      <h2 class="ask">{t("ui-over")}</h2>
      {result && (
        <>
          <p class="over-winner">
            {result.winners.map((seat) => (
              <span key={seat} class="said-power">
                <ui.Mark power={seat} size={28} /> {nameOf("power", seat)}
              </span>
            ))}
            <small>{nameOf("victory", result.kind)}</small>
          </p>
          <p>{ui.victory(result.kind)}</p>
          <h3>{t("ui-over-points")}</h3>
          <ol class="over-points">
            {points.map(([seat, n]) => (
              <li key={seat}>
                <details open={result.winners.includes(seat)}>
                  <summary>
                    <span class="said-power">
                      <ui.Mark power={seat} size={18} /> {nameOf("power", seat)}
                    </span>
                    {result.winners.includes(seat) && <small>{t("ui-over-won")}</small>}
                    <b>{t("ui-vp", { n })}</b>
                  </summary>
                  <ui.Points state={state} meta={meta} power={seat} />
                </details>
              </li>
            ))}
          </ol>
        </>
      )}
    </div>
  );
}

function NoticeBox() {
  const { table } = useHere();
  const notice = table.notice.value;
  return (
    <div class="notices" role="alert">
      {notice && <NoticeText notice={notice} onClose={() => (table.notice.value = null)} />}
    </div>
  );
}

function NoticeText({ notice, onClose }: { notice: Notice; onClose: () => void }) {
  return (
    <div class={`notice notice-${notice.kind}`}>
      <Icon name="warn" />
      <p>
        {errorText(notice.id, { text: notice.text })}
        {notice.reason && (
          <>
            {" "}
            <Sentence message={notice.reason} />
          </>
        )}
        {notice.rule && <RuleRef rule={notice.rule} />}
      </p>
      <button type="button" class="plain-icon" aria-label={t("ui-close")} onClick={onClose}>
        <Icon name="close" size={16} />
      </button>
    </div>
  );
}
