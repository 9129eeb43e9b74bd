/** What players promise each other in writing: read, judged, laid open, written. It binds nobody. */

import { useSignal } from "@preact/signals";
import { useEffect, useId, useRef } from "preact/hooks";
import { useHere } from "../core/here";
import type { Notice } from "../core/table";
import { errorText, nameOf, t } from "../core/words";
import type { PromiseRow } from "../generated/types";

/** The longest text that the table takes. */
const LONGEST = 400;
const MARKS = ["kept", "broken", "withdrawn"] as const;
const SIGNS: Readonly<Record<string, string>> = { kept: "✓", broken: "✕", withdrawn: "↩" };

const names = (seats: readonly string[]): string => seats.map((seat) => nameOf("power", seat)).join(", ");

/** A promise in one line, for the log and for readers of screens. */
export const promiseText = ({ writer, to, text }: PromiseRow): string =>
  t("ui-promise-line", { writer: nameOf("power", writer), to: names(to), text });

const MarkList = ({ promise }: { promise: PromiseRow }) => (
  <>
    {Object.entries(promise.marks).map(([seat, mark]) => (
      <span key={seat} class={`promise-mark ${mark}`}>
        <span aria-hidden="true">{SIGNS[mark]}</span> {nameOf("power", seat)}: {t(`ui-promise-${mark}`)}
      </span>
    ))}
  </>
);

/** A promise as a line of the log. */
export function PromiseLine({ promise }: { promise: PromiseRow }) {
  const { ui } = useHere();
  return (
    <>
      <span class="said-power">
        <ui.Mark power={promise.writer} size={15} />
      </span>{" "}
      <bdi>{promiseText(promise)}</bdi> <MarkList promise={promise} />
    </>
  );
}

/** All promises that this seat may read, the newest first, and a sheet to write another. */
export function PromiseSection() {
  const { table, state } = useHere();
  const promises = table.promises.value;
  useEffect(() => table.readPromises(), [promises]);
  const may = state.seat !== null && state.status === "running";
  if (!may && promises.length === 0) return null;
  return (
    <section class="promises" aria-label={t("ui-promises")}>
      <h3 class="panel-title">{t("ui-promises")}</h3>
      {may ? <PromiseForm /> : <p class="hint">{t("ui-promises-hint")}</p>}
      {[...promises].reverse().map((promise) => (
        <PromiseBox key={promise.id} promise={promise} />
      ))}
    </section>
  );
}

/** Promises that were written beside an offer of this turn. */
export function PromisesBeside({ offer }: { offer: number }) {
  const { table, ui, state } = useHere();
  const turn = ui.turn(state);
  const beside = table.promises.value.filter((promise) => promise.offer === offer && promise.turn === turn);
  return (
    <>
      {beside.map((promise) => (
        <p key={promise.id} class="promise-beside">
          <PromiseLine promise={promise} />
        </p>
      ))}
    </>
  );
}

function PromiseBox({ promise }: { promise: PromiseRow }) {
  const { ui, state } = useHere();
  const { writer, to, text, turn } = promise;
  const party = state.seat !== null && [writer, ...to].includes(state.seat);
  return (
    <article class="promise-box" aria-label={promiseText(promise)}>
      <h4 class="promise-head">
        <span class="promise-who">
          <span class="said-power">
            <ui.Mark power={writer} size={15} /> {nameOf("power", writer)}
          </span>{" "}
          <span aria-hidden="true">→</span>{" "}
          {to.map((seat) => (
            <span key={seat} class="said-power">
              <ui.Mark power={seat} size={15} /> {nameOf("power", seat)}
            </span>
          ))}
        </span>
        <small class="promise-small">
          {t("ui-promise-turn", { turn })} · {t(promise.public ? "ui-promise-open" : "ui-promise-private")}
        </small>
      </h4>
      <blockquote dir="auto">{text}</blockquote>
      <p class="promise-marks">
        <MarkList promise={promise} />
      </p>
      {party && <Judge promise={promise} />}
    </article>
  );
}

function Judge({ promise }: { promise: PromiseRow }) {
  const { table, state } = useHere();
  const sure = useSignal(false);
  const notice = useSignal<Notice | null>(null);
  const mine = promise.marks[state.seat ?? ""];
  const judge = async (change: Parameters<typeof table.judge>[1]) => {
    notice.value = await table.judge(promise.id, change);
  };
  return (
    <div class="promise-judge">
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset cannot stand in this row */}
      <div class="chips" role="group" aria-label={t("ui-promise-judge")}>
        {MARKS.map((mark) => (
          <button
            key={mark}
            type="button"
            class={`chip slim${mine === mark ? " on" : ""}`}
            aria-pressed={mine === mark}
            onClick={() => void judge({ mark: mine === mark ? "none" : mark })}
          >
            <span aria-hidden="true">{SIGNS[mark]}</span> {t(`ui-promise-${mark}`)}
          </button>
        ))}
      </div>
      {!promise.public && (
        <button
          type="button"
          class="link"
          onClick={() => {
            if (sure.value) void judge({ publish: true });
            sure.value = !sure.value;
          }}
          onBlur={() => {
            sure.value = false;
          }}
        >
          {t(sure.value ? "ui-promise-publish-sure" : "ui-promise-publish")}
        </button>
      )}
      <Refused notice={notice.value} />
    </div>
  );
}

const Refused = ({ notice }: { notice: Notice | null }) => (
  <div role="alert">{notice && <p class="notice notice-error">{errorText(notice.id, { text: notice.text })}</p>}</div>
);

/** Where a promise is written: to whom, and what. */
export function PromiseForm() {
  const { table, ui, state, meta } = useHere();
  const to = useSignal<readonly string[]>([]);
  const text = useSignal("");
  const busy = useSignal(false);
  const notice = useSignal<Notice | null>(null);
  const head = useRef<HTMLElement>(null);
  const own = ui.groups(meta, state).find((group) => group.includes(state.seat ?? "")) ?? [state.seat ?? ""];
  const others = meta.seats.filter((seat) => !own.includes(seat));
  const toggle = (seat: string) => {
    const now = to.value;
    to.value = now.includes(seat) ? now.filter((one) => one !== seat) : [...now, seat];
  };
  const write = async () => {
    if (busy.value) return;
    busy.value = true;
    notice.value = await table.promise(to.value, text.value, null);
    busy.value = false;
    if (notice.value) return;
    text.value = "";
    to.value = [];
    head.current?.focus();
  };
  return (
    <details class="promise-form">
      <summary ref={head}>{t("ui-promise-write")}</summary>
      <p class="hint">{t("ui-promises-hint")}</p>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          void write();
        }}
      >
        {/* biome-ignore lint/a11y/useSemanticElements: chips, as everywhere on the page */}
        <div class="chips" role="group" aria-label={t("ui-promise-to")}>
          {others.map((seat) => (
            <button
              key={seat}
              type="button"
              class={`chip${to.value.includes(seat) ? " on" : ""}`}
              aria-pressed={to.value.includes(seat)}
              onClick={() => toggle(seat)}
            >
              <ui.Mark power={seat} size={16} /> {nameOf("power", seat)}
            </button>
          ))}
        </div>
        <PromiseText text={text.value} onText={(given) => (text.value = given)} label={t("ui-promise-text")} />
        <button
          type="submit"
          class="primary small"
          disabled={busy.value || to.value.length === 0 || text.value.trim() === ""}
        >
          {t("ui-promise-send")}
        </button>
        <Refused notice={notice.value} />
      </form>
    </details>
  );
}

interface TextProps {
  readonly text: string;
  readonly onText: (text: string) => void;
  readonly label: string;
}

export function PromiseText({ text, onText, label }: TextProps) {
  const id = useId();
  return (
    <div class="promise-text">
      <label for={id}>{label}</label>
      <textarea
        id={id}
        rows={2}
        dir="auto"
        maxLength={LONGEST}
        value={text}
        onInput={(event) => onText(event.currentTarget.value)}
      />
      <small class="hint promise-left">{t("ui-promise-left", { n: LONGEST - text.length })}</small>
    </div>
  );
}
