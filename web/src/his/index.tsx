/** Here I Stand at the table: everything of the page that belongs to this game. */

import { has, nameOf, t } from "../core/words";
import type { GameUi } from "../games";
import type { GameState, Meta, Value } from "../generated/types";
import { AccordsPanel } from "./AccordsPanel";
import { CardChoice, CardFace } from "./CardFace";
import { CardsPanel } from "./CardsPanel";
import { deeds } from "./deeds";
import { FaithPanel } from "./FaithPanel";
import { HandPanel } from "./HandPanel";
import { Context, Header } from "./Header";
import { HisBoard } from "./HisBoard";
import { NewWorldPanel } from "./NewWorldPanel";
import { Points } from "./Points";
import { PowersPanel } from "./PowersPanel";
import { quick } from "./quick";
import { Shield } from "./Shield";
import { term } from "./terms";
import { tablesOf, viewOf } from "./types";
import { WinterPanel } from "./WinterPanel";

function explain(value: Value, state: GameState, meta: Meta) {
  const id = String(value.value);
  const tables = tablesOf(meta);
  const deal = value.domain === "deal" && viewOf(state).deals?.find(({ n }) => n === value.value);
  if (deal) return () => deal.terms.map(({ kind, values }) => <p key={kind}>{term(kind, values)}</p>);
  if (value.domain === "card" && tables.cards[id]) return () => <CardFace card={id} />;
  if (value.domain === "leader" && tables.leaders[id]) {
    const { power, battle, command, kind, piracy } = tables.leaders[id];
    const rows = [
      [t("his-ui-battle"), battle],
      ...(kind === "naval" ? [[t("his-ui-piracy"), piracy]] : [[t("his-ui-command"), command]]),
    ];
    return () => <Person name={nameOf("leader", id)} power={power} kind={t(`his-ui-leader-${kind}`)} rows={rows} />;
  }
  if (value.domain === "debater" && tables.debaters[id]) {
    const { side, zone, value: strength } = tables.debaters[id];
    const rows = [
      [t("his-ui-strength"), strength],
      [t("his-ui-zone"), nameOf("zone", zone)],
    ];
    const bonus = `his-ui-bonus-${id}`;
    return () => (
      <>
        <Person name={nameOf("debater", id)} power={side} kind={t("his-ui-debater")} rows={rows} />
        {has(bonus) && <p>{t(bonus)}</p>}
      </>
    );
  }
  if (value.domain === "action" && t(`his-ui-action-${id}`) !== `his-ui-action-${id}`) {
    return () => (
      <>
        <h3>{nameOf("action", id)}</h3>
        <p>{t(`his-ui-action-${id}`)}</p>
      </>
    );
  }
  return undefined;
}

interface PersonProps {
  readonly name: string;
  readonly power: string;
  readonly kind: string;
  readonly rows: readonly (readonly (string | number)[])[];
}

function Person({ name, power, kind, rows }: PersonProps) {
  return (
    <>
      <h3 class="said-power">
        <Shield power={power} size={18} /> {name}
      </h3>
      <p class="hint">{kind}</p>
      <dl class="facts">
        {rows.map(([label, value]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </>
  );
}

function remark(value: Value, state: GameState, meta: Meta, question = ""): string {
  const id = String(value.value);
  const tables = tablesOf(meta);
  if (value.domain === "action") {
    const cost = tables.actions[id]?.[viewOf(state).active];
    return cost ? t("ui-cost", { n: cost }) : "";
  }
  if (value.domain === "claim") {
    const claim = tables.claims[id];
    return claim ? t("ui-vp", { n: claim.vp }) : "";
  }
  if (question === "his-ask-fleet" && id === "done") return t("his-ui-set-sail");
  if (value.domain === "debater") {
    const row = tables.debaters[id];
    return row ? `${t("his-ui-strength-of", { n: row.value })} · ${nameOf("zone", row.zone)}` : "";
  }
  if (value.domain === "leader") {
    const row = tables.leaders[id];
    if (!row) return "";
    const { kind, battle, command, piracy } = row;
    return kind === "naval"
      ? t("his-ui-naval-leader-of", { battle, piracy })
      : t("his-ui-army-leader-of", { battle, command });
  }
  return "";
}

function groups(meta: Meta, state: GameState): readonly (readonly string[])[] {
  return tablesOf(meta).players[String(state.options.players ?? 6)] ?? [];
}

/** The lowest face that hits, where a card does not say otherwise. */
const HITS_ON = 5;

function markOf({ domain, value }: Value, meta: Meta): string | undefined {
  const { debaters, leaders } = tablesOf(meta);
  if (domain === "power") return String(value);
  if (domain === "debater") return debaters[String(value)]?.side;
  return domain === "leader" ? leaders[String(value)]?.power : undefined;
}

/** A fleet's order begins with its place, all orders with the action. */
const BEGIN = new Set(["his-ask-fleet", "his-ask-action"]);

export const his: GameUi = {
  Board: HisBoard,
  Header,
  Context,
  Mark: Shield,
  CardChoice,
  Points,
  victory: (kind) => t(`his-ui-victory-${kind}`),
  begins: ({ message }) => BEGIN.has(message.id),
  panels: [
    { id: "hand", icon: "hand", label: "his-ui-tab-hand", Body: HandPanel },
    { id: "powers", icon: "powers", label: "his-ui-tab-powers", Body: PowersPanel },
    { id: "faith", icon: "faith", label: "his-ui-tab-faith", Body: FaithPanel },
    {
      id: "accords",
      icon: "accords",
      label: "his-ui-tab-accords",
      Body: AccordsPanel,
      count: ({ table }) => table.newPromises.value.length,
    },
    { id: "world", icon: "world", label: "his-ui-tab-world", Body: NewWorldPanel },
    { id: "cards", icon: "cards", label: "his-ui-tab-cards", Body: CardsPanel },
    {
      id: "winter",
      icon: "winter",
      label: "his-ui-tab-winter",
      Body: WinterPanel,
      onlyWhile: (state) => viewOf(state).phase === "winter",
    },
  ],
  explain,
  remark,
  deeds,
  quick,
  groups,
  hitFrom: ({ args }) => (args.hits ? Number(args.lowest?.value ?? HITS_ON) : undefined),
  markOf,
  term,
  offers: (state) => viewOf(state).deals ?? [],
  turn: (state) => viewOf(state).turn,
};
