/** Beyond the ocean: voyages under way, colonies, discoveries and conquests, and what the events left there. */

import { nameOf, t } from "../core/words";
import type { PanelProps } from "../games";
import type { Meta } from "../generated/types";
import { Shield } from "./Shield";
import { type HisView, tablesOf, viewOf } from "./types";

const VOYAGES = ["his-ui-exploration", "his-ui-conquest"];

export function NewWorldPanel({ state, meta }: PanelProps) {
  const view = viewOf(state);
  return (
    <>
      <h3 class="panel-title">{t("his-ui-voyages")}</h3>
      {view.new_world.voyages.length === 0 && <p class="hint">{t("his-ui-no-voyages")}</p>}
      <ul class="plain-list">
        {view.new_world.voyages.map(([kind, power, bonus], i) => (
          <li key={i} class="said-power">
            <Shield power={power} size={16} /> {nameOf("power", power)}: {t(VOYAGES[kind] ?? "his-ui-exploration")}
            {bonus > 0 && ` (+${bonus})`}
          </li>
        ))}
      </ul>
      <Done view={view} />
      <Colonies view={view} meta={meta} />
      <Claims view={view} meta={meta} />
      <People
        title="his-ui-explorers"
        domain="explorer"
        rows={tablesOf(meta).explorers}
        states={view.new_world.explorers}
      />
      <People
        title="his-ui-conquistadors"
        domain="conquistador"
        rows={tablesOf(meta).conquistadors}
        states={view.new_world.conquistadors}
      />
      <Marks view={view} />
    </>
  );
}

const ONCE = ["explored", "colonized", "conquered"] as const;

/** Each power may do each of the three once a turn: who has. */
function Done({ view }: { view: HisView }) {
  const rows = ONCE.filter((what) => (view.new_world[what] ?? []).length > 0);
  if (rows.length === 0) return null;
  return (
    <dl class="facts wide">
      {rows.map((what) => (
        <div key={what}>
          <dt>{t(`his-ui-${what}`)}</dt>
          <dd>{view.new_world[what].map((power) => nameOf("power", power)).join(", ")}</dd>
        </div>
      ))}
    </dl>
  );
}

function Colonies({ view, meta }: { view: HisView; meta: Meta }) {
  const ids = Object.keys(meta.names.colony ?? {});
  return (
    <>
      <h3 class="panel-title">{t("his-ui-colonies")}</h3>
      <dl class="facts wide">
        {ids.map((id) => {
          const [state, owner] = view.new_world.colonies[id] ?? ["unused", ""];
          return (
            <div key={id} class={state === "unused" ? "faint" : undefined}>
              <dt>{nameOf("colony", id)}</dt>
              <dd>
                {owner && owner !== "none" && <Shield power={owner} size={15} />} {nameOf("colony_state", state)}
              </dd>
            </div>
          );
        })}
      </dl>
    </>
  );
}

function Claims({ view, meta }: { view: HisView; meta: Meta }) {
  const { claims } = tablesOf(meta);
  const ids = Object.keys(meta.names.claim ?? {});
  return (
    <>
      <h3 class="panel-title">{t("his-ui-claims")}</h3>
      <dl class="facts wide">
        {ids.map((id) => {
          const claim = view.new_world.claims[id];
          return (
            <div key={id} class={claim ? undefined : "faint"}>
              <dt>
                {nameOf("claim", id)} <small>{claims[id] && t("ui-vp", { n: claims[id].vp })}</small>
              </dt>
              <dd>
                {claim ? (
                  <span class="said-power">
                    <Shield power={claim[0]} size={15} /> {nameOf("power", claim[0])}
                    {claim[1] && ` · ${t("his-ui-depleted")}`}
                  </span>
                ) : (
                  t("his-ui-unclaimed")
                )}
              </dd>
            </div>
          );
        })}
      </dl>
    </>
  );
}

interface PeopleProps {
  readonly title: string;
  readonly domain: string;
  readonly rows: Readonly<Record<string, { power: string; value: number }>>;
  readonly states: Readonly<Record<string, string>>;
}

/** Who may still be drawn for a voyage, with his modifier; who is away or gone is struck out and says so. */
function People({ title, domain, rows, states }: PeopleProps) {
  const powers = [...new Set(Object.values(rows).map(({ power }) => power))];
  return (
    <>
      <h3 class="panel-title">{t(title)}</h3>
      <dl class="facts wide">
        {powers.map((power) => (
          <div key={power}>
            <dt class="said-power">
              <Shield power={power} size={15} /> {nameOf("power", power)}
            </dt>
            <dd>
              {Object.entries(rows)
                .filter(([, row]) => row.power === power)
                .map(([id, row], i) => {
                  const state = states[id];
                  const away = state !== undefined && state !== "pool";
                  return (
                    <span key={id}>
                      {i > 0 && ", "}
                      <span class={away ? "used" : undefined}>
                        {nameOf(domain, id)} {row.value > 0 ? `+${row.value}` : row.value}
                      </span>
                      {away && <span class="sr"> ({t("his-ui-away")})</span>}
                    </span>
                  );
                })}
            </dd>
          </div>
        ))}
      </dl>
    </>
  );
}

function Marks({ view }: { view: HisView }) {
  const { galleons, plantations, raiders, charts } = view.new_world;
  const rows = [
    ["his-ui-galleons", galleons],
    ["his-ui-plantations", plantations],
    ["his-ui-raiders", raiders],
    ["his-ui-charts", charts.length === 6 ? [] : charts],
  ] as const;
  const shown = rows.filter(([, powers]) => powers.length > 0);
  if (shown.length === 0) return null;
  return (
    <>
      <h3 class="panel-title">{t("his-ui-markers")}</h3>
      <dl class="facts wide">
        {shown.map(([label, powers]) => (
          <div key={label}>
            <dt>{t(label)}</dt>
            <dd>{powers.map((power) => nameOf("power", power)).join(", ")}</dd>
          </div>
        ))}
      </dl>
    </>
  );
}
