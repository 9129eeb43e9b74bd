/** The table: the map, the question, and everything else in tabs beside it. */

import { useSignal } from "@preact/signals";
import { useEffect, useMemo } from "preact/hooks";
import { isPlace, mentioned, placesOf, token } from "../core/answers";
import { Draft } from "../core/draft";
import { type Here, HereContext, hinted, lookedAt, openCard, useHere, wantedPanel } from "../core/here";
import { placeHint } from "../core/hints";
import { listen } from "../core/keys";
import { loadMeta } from "../core/load";
import { START } from "../core/router";
import { Table } from "../core/table";
import { errorText, nameOf, sentence, t } from "../core/words";
import { gameUi, type PanelDef, type Quick } from "../games";
import type { Question } from "../generated/types";
import { Prompt } from "../questions/Prompt";
import { Dialog } from "../ui/Dialog";
import { Icon } from "../ui/Icon";
import { RuleDialog } from "../ui/Rules";
import { Sentence } from "../ui/Sentence";
import { TipLayer } from "../ui/Tip";
import { LogAnnouncer, LogPanel, News } from "./LogPanel";
import { Menu } from "./Menu";

export function TablePage({ id }: { id: string }) {
  const table = useMemo(() => new Table(id, (meta, state) => gameUi(state.game).groups(meta, state)), [id]);
  useEffect(() => {
    void table.open(loadMeta);
    return () => table.close();
  }, [table]);
  const state = table.state.value;
  const meta = table.meta.value;
  const failed = table.failed.value;
  if (failed) {
    return (
      <main class="page-message">
        <h1>{t("ui-no-game")}</h1>
        <p role="alert">{errorText(failed.id, { text: failed.text })}</p>
        <p>
          <button type="button" class="primary" onClick={() => void table.open(loadMeta)}>
            {t("ui-try-again")}
          </button>{" "}
          <a href={START}>{t("ui-to-start")}</a>
        </p>
      </main>
    );
  }
  if (!state || !meta) {
    return (
      <main class="page-message" aria-busy="true">
        <h1>{t("ui-loading")}</h1>
      </main>
    );
  }
  return <Loaded here={{ table, state, meta, ui: gameUi(state.game) }} />;
}

const QUESTION = "question";
const LOG: PanelDef = { id: "log", icon: "log", label: "ui-tab-log", Body: LogPanel };

function Loaded({ here }: { here: Here }) {
  const { table, ui, state, meta } = here;
  const question = table.question.value;
  const draft = useMemo(() => (question ? new Draft(question) : null), [question]);
  const tab = useSignal("hand");
  /** On a phone the sheet shows either the question or a tab. */
  const sheet = useSignal(QUESTION);
  const tall = useSignal(false);
  useEffect(() => {
    sheet.value = QUESTION;
  }, [question, table.curtain.value]);
  useEffect(() => listen(), []);
  useTitle(here, question);
  const open = (id: string) => {
    if (id !== QUESTION) tab.value = id;
    sheet.value = id;
  };
  useEffect(() => {
    if (wantedPanel.value === null) return;
    const tabOf = `tab-${wantedPanel.value}`;
    open(wantedPanel.value);
    wantedPanel.value = null;
    requestAnimationFrame(() => document.getElementById(tabOf)?.focus());
  }, [wantedPanel.value]);
  const called = ui.panels.find(({ onlyWhile }) => onlyWhile?.(state))?.id;
  useEffect(() => {
    // On a phone the question stays on top: the tab alone tells of it.
    if (called) tab.value = called;
  }, [called]);
  return (
    <HereContext.Provider value={here}>
      <div
        class={`table${tall.value ? " tall" : ""}`}
        data-sheet={sheet.value === QUESTION ? "question" : "tab"}
        data-map={sheet.value === QUESTION && placesOf(question) ? "yes" : "no"}
      >
        <header class="bar-top">
          <h1 class="sr">Regio</h1>
          <a class="wordmark" href={START} aria-label={t("ui-to-start")}>
            Regio
          </a>
          <ui.Header table={table} state={state} meta={meta} onOpen={open} />
          <div class="bar-actions">
            <button
              type="button"
              class="tool"
              data-undo
              aria-label={t("ui-undo")}
              disabled={!state.can_undo || table.busy.value}
              aria-keyshortcuts="u"
              onClick={() => void table.undo()}
            >
              <Icon name="undo" /> <span>{t("ui-undo")}</span>
            </button>
            <Menu />
          </div>
        </header>
        <main class="map-area" aria-label={t("ui-map")}>
          <MapArea question={question} draft={draft} />
          <LinkState />
        </main>
        <aside class="desk" aria-label={t("ui-desk")}>
          <button
            type="button"
            class="handle"
            aria-expanded={tall.value}
            aria-label={t(tall.value ? "ui-sheet-lower" : "ui-sheet-raise")}
            onClick={() => {
              tall.value = !tall.value;
            }}
          >
            <Icon name={tall.value ? "down" : "up"} />
          </button>
          <div class="desk-question">
            <Prompt draft={draft} />
            {tab.value !== LOG.id && <News onOpen={() => open(LOG.id)} />}
          </div>
          <Tabs panels={[...ui.panels, LOG]} tab={tab.value} sheet={sheet.value} onOpen={open} />
        </aside>
        <LogAnnouncer />
        <OpenedCard />
        <RuleDialog />
        <TipLayer />
      </div>
    </HereContext.Provider>
  );
}

/** The title of the window says whose turn it is: a tab in the background may be waited for. */
function useTitle({ state, table }: Here, question: Question | null): void {
  const asked = question !== null || table.curtain.value !== null;
  const title = asked ? t("ui-title-asked") : t("ui-title-waiting", { n: state.awaited.length });
  useEffect(() => {
    document.title = state.status === "over" ? `Regio` : `${title} — Regio`;
    return () => {
      document.title = "Regio";
    };
  }, [title, state.status]);
}

function Tabs(props: { panels: readonly PanelDef[]; tab: string; sheet: string; onOpen: (id: string) => void }) {
  const { tab, sheet, onOpen } = props;
  const { table, state, meta } = useHere();
  const panels = props.panels.filter(({ id, onlyWhile }) => id === tab || (onlyWhile?.(state) ?? true));
  const shown = panels.find(({ id }) => id === tab) ?? LOG;
  const countOf = (panel: PanelDef): number =>
    panel.id === LOG.id ? table.news.value.length : (panel.count?.({ table, state, meta }) ?? 0);
  const button = ({ id, icon, label }: PanelDef, selected: boolean, count: number) => (
    <button
      key={id}
      type="button"
      role="tab"
      id={`tab-${id}`}
      class={`tab tab-${id}`}
      aria-selected={selected}
      aria-controls="panel"
      tabIndex={selected ? 0 : -1}
      onClick={() => onOpen(id)}
    >
      <Icon name={icon} size={22} />
      <span>{t(label)}</span>
      {count > 0 && !selected && <i class="badge">{Math.min(count, 99)}</i>}
    </button>
  );
  const onKey = (event: KeyboardEvent) => {
    const step = event.key === "ArrowRight" ? 1 : event.key === "ArrowLeft" ? -1 : 0;
    if (!step) return;
    event.preventDefault();
    const at = panels.findIndex(({ id }) => id === shown.id);
    const next = panels[(at + step + panels.length) % panels.length];
    if (!next) return;
    onOpen(next.id);
    document.getElementById(`tab-${next.id}`)?.focus();
  };
  return (
    <>
      <div class={`tabs${panels.length > 7 ? " many" : ""}`}>
        <button
          type="button"
          class="tab tab-question"
          aria-pressed={sheet === QUESTION}
          onClick={() => onOpen(QUESTION)}
        >
          <Icon name="question" size={22} />
          <span>{t("ui-tab-question")}</span>
        </button>
        <div class="tab-list" role="tablist" aria-label={t("ui-tabs")} onKeyDown={onKey}>
          {panels.map((panel) => button(panel, panel.id === shown.id, countOf(panel)))}
        </div>
      </div>
      <div
        class="panel"
        id="panel"
        role="tabpanel"
        aria-labelledby={`tab-${shown.id}`}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, so it must be reachable by key
        tabIndex={0}
        key={shown.id}
      >
        <shown.Body table={table} state={state} meta={meta} />
      </div>
    </>
  );
}

// --- the map -----------------------------------------------------------------------------------------

function MapArea({ question, draft }: { question: Question | null; draft: Draft | null }) {
  const { table, ui, state, meta } = useHere();
  const places = useMemo(() => placesOf(question), [question]);
  const quick = useMemo(
    () => (question?.form === "one" && !places ? ui.quick(question, state, meta) : []),
    [question, places, ui, state, meta],
  );
  const choices = useMemo(() => {
    if (places && question) return places.map((place) => ({ place, hint: placeHint(question, place) }));
    return quick.length > 0 ? quick.map(({ place, hint }) => ({ place, hint })) : null;
  }, [places, quick, question]);
  const reasons = useMemo(() => reasonsOf(question), [question]);
  const looked = lookedAt.value;
  const lookAt = useMemo(
    () => (places ? [...places, ...(question ? mentioned(question) : [])] : []),
    [places, question],
  );
  useEffect(() => {
    lookedAt.value = lookAt;
    hinted.value = "";
  }, [lookAt]);
  const onPick = (place: string) => {
    if (table.busy.value || !question) return;
    if (question.form === "some") draft?.toggle(place);
    else if (question.form === "counts") draft?.add(place);
    else if (places) void table.decide(place);
    else
      void follow(
        table,
        quick.find((one) => one.place === place),
      );
  };
  const chosen = draft && draft.places.length > 0 ? draft.places : question ? mentioned(question) : [];
  const selected = hinted.value ? [...chosen, hinted.value] : chosen;
  return (
    <div class={`map-frame${!places && quick.length > 0 ? " soft" : ""}`}>
      <ui.Board
        state={state}
        meta={meta}
        choices={choices}
        onPick={onPick}
        selected={selected}
        reasons={reasons}
        lookAt={looked}
      />
    </div>
  );
}

/** Answer step after step, as long as each is what is asked and legal. */
export async function follow(table: Table, quick: Quick | undefined): Promise<void> {
  for (const { ask, text } of quick?.steps ?? []) {
    const question = table.question.value;
    if (question?.form !== "one" || question.message.id !== ask) return;
    if (!question.options.some((option) => token(option) === text)) return;
    if (!(await table.decide(text))) return;
  }
}

function reasonsOf(question: Question | null): Record<string, string> {
  if (question?.form !== "one") return {};
  const found = question.refused.filter(({ option }) => isPlace(option));
  return Object.fromEntries(
    found.map(({ option, reason, rule }) => [token(option), `${sentence(reason)}${rule ? ` §${rule}` : ""}`]),
  );
}

function LinkState() {
  const { table } = useHere();
  const link = table.link.value;
  if (link === "live" || link === "opening") return <div role="status" />;
  return (
    <div class={`link-state ${link}`} role="status">
      {t(`ui-link-${link}`)}
    </div>
  );
}

/** Entries of the log under a card that was played. */
const MOST_DEEDS = 15;

/** A card laid open over the page. */
function OpenedCard() {
  const { table, ui, state, meta } = useHere();
  const card = openCard.value;
  useEffect(
    () => () => {
      openCard.value = null;
    },
    [],
  );
  if (!card) return null;
  const close = () => {
    openCard.value = null;
  };
  const Face = ui.explain({ domain: "card", value: card.card }, state, meta);
  const [play, ...followed] = ui.deeds(table.log.value, card.card);
  return (
    <Dialog title={nameOf("card", card.card)} onClose={close} class="card-dialog">
      {Face?.()}
      {card.notes?.map((note) => (
        <p key={note} class="notice">
          {note}
        </p>
      ))}
      {play && (
        <section class="deeds">
          <h3>{t("ui-card-did")}</h3>
          <ol class="log">
            {[play, ...followed.slice(0, MOST_DEEDS)].map((entry) => (
              <li key={entry.n} class="entry">
                <Sentence message={entry} />
              </li>
            ))}
          </ol>
          {followed.length > MOST_DEEDS && (
            <p class="hint">{t("ui-card-did-more", { n: followed.length - MOST_DEEDS })}</p>
          )}
        </section>
      )}
      {card.choose && (
        <button
          type="button"
          class="primary confirm"
          onClick={() => {
            card.choose?.();
            close();
          }}
        >
          {t("ui-choose-card")}
        </button>
      )}
    </Dialog>
  );
}
