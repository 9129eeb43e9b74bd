/** The bar at the top: turn and phase, and the six powers with their points; and who acts, for the question. */

import { wantedPanel } from "../core/here";
import { nameOf, t } from "../core/words";
import type { PanelProps } from "../games";
import type { GameState, Meta } from "../generated/types";
import { Said } from "../ui/Sentence";
import { Explained, useTip } from "../ui/Tip";
import { Points } from "./Points";
import { Shield } from "./Shield";
import { type HisView, MAJORS, PHASES, powerOf, tablesOf, viewOf } from "./types";

type Props = PanelProps & { readonly onOpen: (panel: string) => void };

export function Header({ state, meta, onOpen }: Props) {
  const view = viewOf(state);
  const { years } = tablesOf(meta);
  return (
    <>
      <TurnTrack view={view} years={years} />
      <nav class="power-strip" aria-label={t("his-ui-tab-powers")}>
        {MAJORS.map((power) => (
          <PowerChip key={power} power={power} state={state} meta={meta} onOpen={onOpen} />
        ))}
      </nav>
    </>
  );
}

function TurnTrack({ view, years }: { view: HisView; years: Readonly<Record<string, string>> }) {
  const turns = Array.from({ length: view.last_turn }, (_, i) => i + 1);
  const phases = PHASES.filter((phase) => phase !== "diet" || view.turn === 1);
  return (
    <Explained
      class="turn-track"
      label={t("his-ui-turn-label", {
        turn: view.turn,
        last: view.last_turn,
        years: years[view.turn] ?? "",
        phase: nameOf("phase", view.phase),
      })}
      tip={() => (
        <>
          <h3>{t("his-ui-turn", { turn: view.turn, years: years[view.turn] ?? "" })}</h3>
          <ol class="phase-list">
            {phases.map((phase) => (
              <li key={phase} class={phase === view.phase ? "now" : undefined}>
                {nameOf("phase", phase)}
                {phase === view.phase && <span class="sr"> {t("his-ui-now")}</span>}
              </li>
            ))}
          </ol>
        </>
      )}
    >
      <span class="turns" aria-hidden="true">
        {turns.map((turn) => (
          <span key={turn} class={turn === view.turn ? "now" : turn < view.turn ? "past" : undefined}>
            {turn}
          </span>
        ))}
      </span>
      <span class="turn-phase" aria-hidden="true">
        <small>{t("his-ui-turn-short", { turn: view.turn, years: years[view.turn] ?? "" })}</small>
        {nameOf("phase", view.phase)}
      </span>
    </Explained>
  );
}

interface ChipProps {
  readonly power: string;
  readonly state: GameState;
  readonly meta: Meta;
  readonly onOpen: (panel: string) => void;
}

function PowerChip({ power, state, meta, onOpen }: ChipProps) {
  const view = viewOf(state);
  const mine = state.seat === power;
  const { hand_size: cards } = powerOf(view, power);
  const points = view.vp[power] ?? 0;
  const name = nameOf("power", power);
  const active = view.active === power;
  const tip = useTip(() => (
    <>
      <h3 class="said-power">
        <Shield power={power} size={18} /> {name}
      </h3>
      <Points state={state} meta={meta} power={power} />
      <p class="hint">{t("his-ui-hand-size-is", { n: cards })}</p>
    </>
  ));
  return (
    <button
      type="button"
      class={`power-chip${active ? " active" : ""}${mine ? " mine" : ""}`}
      aria-label={t("his-ui-chip-label", {
        power: name,
        vp: points,
        cards,
        active: active ? "yes" : "no",
        mine: mine ? "yes" : "no",
      })}
      {...tip}
      onClick={() => onOpen("powers")}
    >
      <Shield power={power} size={20} />
      <b>{points}</b>
      <span class="chip-cards" aria-hidden="true">
        <svg viewBox="0 0 12 16" width="9" height="12" aria-hidden="true">
          <rect x="0.8" y="0.8" width="10.4" height="14.4" rx="1.6" />
        </svg>
        {cards}
      </span>
    </button>
  );
}

/** Phase, who acts, points left, the card in play: what the question stands in. */
export function Context({ state, meta }: PanelProps) {
  const view = viewOf(state);
  const steps = tablesOf(meta).winter;
  const step = view.winter?.now && steps[view.winter.done];
  const items = [
    view.active !== "none" && (
      <span key="active" class="said-power">
        <Shield power={view.active} size={15} />
        {nameOf("power", view.active)}
      </span>
    ),
    <span key="phase">{nameOf("phase", view.phase)}</span>,
    step && (
      <button
        key="winter"
        type="button"
        class="said"
        onClick={() => {
          wantedPanel.value = "winter";
        }}
      >
        {t("his-ui-winter-progress", {
          n: view.winter.done + 1,
          most: steps.length,
          step: t(`his-ui-winter-step-${step}`),
        })}
      </button>
    ),
    view.stage === "actions" && view.cp > 0 && (
      <b key="cp" class="cp-left">
        {t("his-ui-cp-left", { n: view.cp })}
      </b>
    ),
    view.card > 0 && <CardName key="card" card={String(view.card)} />,
  ].filter(Boolean);
  return <p class="context">{items}</p>;
}

function CardName({ card }: { card: string }) {
  return <Said value={{ domain: "card", value: card }} text={nameOf("card", card)} />;
}
