/** The first page: begin a game with one click, go on with one, or choose everything. */

import { useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { createGame, fetchGames } from "../core/api";
import { loadMeta } from "../core/load";
import { gameAddress, go } from "../core/router";
import { noticeOf } from "../core/table";
import { errorText, has, lang, nameOf, t } from "../core/words";
import type { GameRow, Meta, NewGame } from "../generated/types";
import { Shield } from "../his/Shield";
import { Dialog } from "../ui/Dialog";
import { LangSwitch } from "../ui/LangSwitch";
import { groupsFor, NewGameForm } from "./NewGameForm";

const GAME = "his";

export function StartPage() {
  const meta = useSignal<Meta | null>(null);
  const games = useSignal<readonly GameRow[] | null>(null);
  const problem = useSignal("");
  const starting = useSignal(false);
  const unbuilt = useSignal(false);

  const fail = (error: unknown) => {
    const { id, text } = noticeOf(error);
    problem.value = errorText(id, { text });
  };
  const load = async () => {
    problem.value = "";
    try {
      const [found, list] = await Promise.all([loadMeta(GAME), fetchGames()]);
      meta.value = found;
      games.value = list.games;
    } catch (error) {
      fail(error);
    }
  };
  useEffect(() => {
    void load();
  }, []);

  const start = async (game: NewGame) => {
    if (starting.value) return;
    starting.value = true;
    problem.value = "";
    try {
      const state = await createGame(game);
      go(gameAddress(state.id));
    } catch (error) {
      fail(error);
    } finally {
      starting.value = false;
    }
  };

  return (
    <main class="start">
      <header class="start-head">
        <div>
          <h1>Regio</h1>
          <p class="motto">{t("ui-motto")}</p>
        </div>
        <LangSwitch />
      </header>
      {problem.value && (
        <p class="notice notice-error" role="alert">
          {problem.value}{" "}
          <button type="button" class="small" onClick={() => void load()}>
            {t("ui-try-again")}
          </button>
        </p>
      )}
      {!meta.value && !problem.value && <p aria-busy="true">{t("ui-loading")}</p>}
      {meta.value && (
        <div class="start-columns">
          <section aria-labelledby="start-new">
            <h2 id="start-new">{t("ui-play-as")}</h2>
            <p class="hint">{t("ui-play-as-hint")}</p>
            <div class="seat-grid">
              {meta.value.seats.map((seat) => (
                <button
                  key={seat}
                  type="button"
                  class="seat-card"
                  data-seat={seat}
                  disabled={starting.value}
                  style={{ "--band": `var(--rg-${seat})`, "--band-ink": `var(--rg-${seat}-ink)` }}
                  onClick={() => void start({ game: GAME, seats: { [seat]: "human" } })}
                >
                  <Shield power={seat} size={40} />
                  <span>
                    <b>{nameOf("power", seat)}</b>
                    <small>{has(`his-ui-role-${seat}`) ? t(`his-ui-role-${seat}`) : ""}</small>
                  </span>
                </button>
              ))}
            </div>
            <details class="more">
              <summary>{t("ui-more-options")}</summary>
              <NewGameForm meta={meta.value} busy={starting.value} onStart={(game) => void start(game)} />
            </details>
          </section>
          <section aria-labelledby="start-list">
            <h2 id="start-list">{t("ui-continue")}</h2>
            <GameList games={games.value ?? []} meta={meta.value} />
          </section>
        </div>
      )}
      <footer class="start-foot">
        <p>{t("ui-rights")}</p>
        <button
          type="button"
          class="link"
          onClick={() => {
            unbuilt.value = true;
          }}
        >
          {t("ui-unbuilt")}
        </button>
      </footer>
      {unbuilt.value && (
        <Dialog
          title={t("ui-unbuilt")}
          onClose={() => {
            unbuilt.value = false;
          }}
        >
          <ul class="plain-list">
            {t("ui-unbuilt-list")
              .split("\n")
              .map((line) => (
                <li key={line}>{line}</li>
              ))}
          </ul>
        </Dialog>
      )}
    </main>
  );
}

function GameList({ games, meta }: { games: readonly GameRow[]; meta: Meta }) {
  if (games.length === 0) return <p class="hint">{t("ui-no-games")}</p>;
  return (
    <ul class="game-list">
      {games.map((game) => (
        <li key={game.id}>
          <a href={gameAddress(game.id)}>
            <span class="game-seats">
              {Object.entries(game.seats)
                .filter(([, who]) => who === "human")
                .map(([seat]) => (
                  <Shield key={seat} power={seat} size={22} />
                ))}
              {!Object.values(game.seats).includes("human") && <span class="hint">{t("ui-bots-only")}</span>}
            </span>
            <span class="game-what">
              <b>{summary(game, meta)}</b>
              <small>
                {nameOf("choice", `scenario-${game.options.scenario}`)} · {when(game.changed)}
              </small>
            </span>
            <span class="game-go">{t(game.status === "over" ? "ui-look" : "ui-go-on")}</span>
          </a>
        </li>
      ))}
    </ul>
  );
}

function summary(game: GameRow, meta: Meta): string {
  if (game.status === "over") {
    return t("ui-game-over", { winners: game.winners.map((seat) => nameOf("power", seat)).join(", ") || "—" });
  }
  const human = game.awaited.filter((seat) => game.seats[seat] === "human");
  const turn = t("ui-game-turn", { turn: game.turn });
  if (human.length === 0 || groupsFor(meta, game.options).length === 0) return turn;
  return `${turn} · ${t("ui-game-to-decide", { powers: human.map((seat) => nameOf("power", seat)).join(", ") })}`;
}

function when(time: string): string {
  const date = new Date(time);
  if (Number.isNaN(date.getTime())) return time;
  return new Intl.DateTimeFormat(lang.value, { dateStyle: "medium", timeStyle: "short" }).format(date);
}
