/** What happened, newest first: sentences from facts, dice as they fell; what is new since the player decided. */

import { useSignal } from "@preact/signals";
import { Fragment } from "preact";
import { useEffect, useLayoutEffect, useRef } from "preact/hooks";
import { useHere } from "../core/here";
import { filterLog, isHeading, isOutcome, isPromise, type Line, latest, withPromises } from "../core/log";
import { loadRules, ruleOfFact } from "../core/rules";
import { sentence, t } from "../core/words";
import type { LogEntry } from "../generated/types";
import { PromiseLine, promiseText } from "../ui/Promises";
import { RuleRef } from "../ui/Rules";
import { Sentence } from "../ui/Sentence";

const SHOWN = 150;

export function LogPanel() {
  const { table, state } = useHere();
  useEffect(() => {
    void loadRules(state.game);
  }, [state.game]);
  const wanted = useSignal("");
  const most = useSignal(SHOWN);
  const lines = withPromises(table.log.value, table.promises.value);
  const newsFrom = table.newsFrom.value;
  const found = filterLog<Line>(lines, wanted.value, (line) =>
    isPromise(line) ? promiseText(line) : sentence(line),
  ).reverse();
  const at = (line: Line) => (isPromise(line) ? line.log_at : line.n);
  const shown = found.slice(0, most.value);
  const lastNew = shown.findLastIndex((line) => at(line) >= newsFrom);
  return (
    <>
      <label class="filter">
        <span class="sr">{t("ui-log-filter")}</span>
        <input
          type="search"
          placeholder={t("ui-log-filter")}
          value={wanted.value}
          onInput={(event) => {
            wanted.value = event.currentTarget.value;
          }}
        />
      </label>
      {found.length === 0 && <p class="hint">{t("ui-log-empty")}</p>}
      <ol class="log">
        {shown.map((line, i) => (
          <Fragment key={isPromise(line) ? line.id : line.n}>
            {isPromise(line) ? (
              <li class={`entry promised${at(line) >= newsFrom ? " fresh" : ""}`}>
                <PromiseLine promise={line} />
              </li>
            ) : (
              <Entry entry={line} fresh={line.n >= newsFrom} />
            )}
            {i === lastNew && i < shown.length - 1 && (
              <li class="log-divider" aria-hidden="true">
                {t("ui-log-new-above")}
              </li>
            )}
          </Fragment>
        ))}
      </ol>
      {found.length > most.value && (
        <button
          type="button"
          class="small"
          onClick={() => {
            most.value += SHOWN;
          }}
        >
          {t("ui-log-more", { n: found.length - most.value })}
        </button>
      )}
    </>
  );
}

function Entry({ entry, fresh }: { entry: LogEntry; fresh: boolean }) {
  const rule = ruleOfFact(entry.id);
  return (
    <li
      class={`entry${fresh ? " fresh" : ""}${isHeading(entry) ? " heading" : ""}${isOutcome(entry) ? " outcome" : ""}`}
    >
      <Sentence message={entry} />
      {rule && <RuleRef rule={rule} />}
    </li>
  );
}

/** The last entries, read out by screen readers as they come. */
export function LogAnnouncer() {
  const { table } = useHere();
  const news = table.news.value.slice(-5);
  return (
    <div class="sr" aria-live="polite" role="log">
      {news.map((entry) => (
        <p key={entry.n}>{sentence(entry)}</p>
      ))}
      {table.newPromises.value.map((promise) => (
        <p key={promise.id}>{promiseText(promise)}</p>
      ))}
    </div>
  );
}

/** What has happened since the player's last decision, in short, under the question. */
export function News({ onOpen }: { onOpen: () => void }) {
  const { table, state } = useHere();
  const section = useRef<HTMLElement>(null);
  const news = table.news.value;
  const last = latest(news, 2);
  // A long question needs the room itself; the log counts the news on its tab.
  useLayoutEffect(() => {
    const box = section.current?.parentElement;
    if (!section.current || !box) return;
    section.current.hidden = false;
    section.current.hidden = box.scrollHeight > box.clientHeight + 1;
  });
  if (last.length === 0 || state.seat === null || state.status === "over") return null;
  return (
    <section ref={section} class="news" aria-label={t("ui-news")}>
      <header>
        <h3>{t("ui-news")}</h3>
        <button type="button" class="link" onClick={onOpen}>
          {t("ui-news-all", { n: news.length })}
        </button>
      </header>
      <ol class="log">
        {last.map((entry) => (
          <Entry key={entry.n} entry={entry} fresh={false} />
        ))}
      </ol>
    </section>
  );
}
