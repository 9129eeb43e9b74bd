/** Power cards: points and where they come from, ruler, keys, hands, markers, captives. */

import { wantedPanel } from "../core/here";
import { nameOf, t } from "../core/words";
import type { PanelProps } from "../games";
import type { GameState, Meta } from "../generated/types";
import { Explained } from "../ui/Tip";
import { Points } from "./Points";
import { Shield } from "./Shield";
import { type HisTables, MAJORS, powerOf, tablesOf, viewOf } from "./types";

export function PowersPanel({ state, meta }: PanelProps) {
  const view = viewOf(state);
  const order = [...MAJORS].sort((a, b) => (view.vp[b] ?? 0) - (view.vp[a] ?? 0));
  return (
    <div class="power-cards">
      {order.map((power) => (
        <PowerBox key={power} power={power} state={state} meta={meta} who={state.seats[power] ?? ""} />
      ))}
      <button
        type="button"
        class="link"
        onClick={() => {
          wantedPanel.value = "winter";
        }}
      >
        {t("his-ui-winter-open")}
      </button>
    </div>
  );
}

interface BoxProps {
  readonly power: string;
  readonly state: GameState;
  readonly meta: Meta;
  readonly who: string;
}

function PowerBox({ power, state, meta, who }: BoxProps) {
  const view = viewOf(state);
  const tables = tablesOf(meta);
  const card = powerOf(view, power);
  const ruler = tables.rulers[card.ruler];
  const track = tables.key_tracks[power];
  const markers = Object.entries(card.markers);
  return (
    <section class="power-box" style={{ "--band": `var(--rg-${power})` }} aria-label={nameOf("power", power)}>
      <header>
        <Shield power={power} size={26} />
        <h3>
          {nameOf("power", power)}
          <small>{who === "human" ? t("ui-human") : t("ui-bot", { name: nameOf("bot", who) })}</small>
        </h3>
        <Explained
          class="points"
          label={t("ui-vp", { n: view.vp[power] ?? 0 })}
          tip={() => (
            <>
              <h3>{t("his-ui-vp-of-power", { power: nameOf("power", power) })}</h3>
              <Points state={state} meta={meta} power={power} />
            </>
          )}
        >
          <b>{view.vp[power] ?? 0}</b> <small>{t("his-ui-vp")}</small>
        </Explained>
      </header>
      <dl class="facts">
        {ruler && (
          <Fact label={t("his-ui-ruler")}>
            <Explained
              tip={() => <p>{t("his-ui-ruler-tip", { admin: ruler.administration, bonus: ruler.card_bonus })}</p>}
            >
              {nameOf("ruler", card.ruler)}
            </Explained>
          </Fact>
        )}
        {track && track.cards.length > 0 && (
          <Fact label={t("his-ui-keys")}>
            <Explained tip={() => <KeyTrack track={track} keys={card.keys} />}>
              {t("his-ui-keys-of", { n: card.keys, most: track.automatic_victory })}
            </Explained>
          </Fact>
        )}
        {power === "protestant" && (
          <Fact label={t("his-ui-electorates")}>{t("his-ui-keys-count", { n: card.keys })}</Fact>
        )}
        <Fact label={t("his-ui-hand-size")}>{t("his-ui-cards", { n: card.hand_size })}</Fact>
        {markers.length > 0 && (
          <Fact label={t("his-ui-markers")}>
            {markers.map(([kind, n]) => (n > 1 ? `${nameOf("bonus", kind)} ×${n}` : nameOf("bonus", kind))).join(", ")}
          </Fact>
        )}
        {card.captives.length > 0 && (
          <Fact label={t("his-ui-captives")}>{card.captives.map((leader) => nameOf("leader", leader)).join(", ")}</Fact>
        )}
        {card.excommunicated && <Fact label={t("his-ui-state")}>{t("his-ui-excommunicated")}</Fact>}
        {view.passed.includes(power) && view.phase === "action" && (
          <Fact label={t("his-ui-state")}>{t("his-ui-passed")}</Fact>
        )}
      </dl>
    </section>
  );
}

function Fact({ label, children }: { label: string; children: import("preact").ComponentChildren }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>{children}</dd>
    </div>
  );
}

function KeyTrack({ track, keys }: { track: HisTables["key_tracks"][string]; keys: number }) {
  const columns = track.cards.map((cards, i) => ({ keys: i, cards, vp: track.vp[i] ?? 0 }));
  return (
    <>
      <h3>{t("his-ui-key-track")}</h3>
      <table class="key-track">
        <thead>
          <tr>
            <th scope="col">{t("his-ui-keys")}</th>
            <th scope="col">{t("his-ui-tab-cards")}</th>
            <th scope="col">{t("his-ui-vp")}</th>
          </tr>
        </thead>
        <tbody>
          {columns.slice(0, track.automatic_victory).map((column) => (
            <tr key={column.keys} class={column.keys === keys ? "now" : undefined}>
              <td>{column.keys}</td>
              <td>{column.cards}</td>
              <td>{column.vp}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p class="hint">{t("his-ui-automatic", { n: track.automatic_victory })}</p>
    </>
  );
}
