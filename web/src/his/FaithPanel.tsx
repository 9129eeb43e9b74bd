/** The religious struggle: the track, translations, debaters, reformers, and what the Popes and kings build. */

import { Fragment } from "preact";
import { nameOf, t } from "../core/words";
import type { PanelProps } from "../games";
import { Explained } from "../ui/Tip";
import { Shield } from "./Shield";
import { type HisTables, type HisView, tablesOf, viewOf } from "./types";

const TESTAMENT = 6;
const BIBLE = 10;
const ST_PETERS_STEP = 5;
const ST_PETERS_MOST = 5;
const CHATEAUX_MOST = 6;
const PIRACY_MOST = 10;
const LAST_SPACE = 50;

export function FaithPanel({ state, meta }: PanelProps) {
  const view = viewOf(state);
  const tables = tablesOf(meta);
  return (
    <>
      <Struggle view={view} tables={tables} />
      <Translations view={view} />
      <Debaters view={view} tables={tables} />
      <Works view={view} />
    </>
  );
}

function Struggle({ view, tables }: { view: HisView; tables: HisTables }) {
  const n = view.religion.protestant_spaces;
  const papal = tables.protestant_spaces.papacy?.[n] ?? 0;
  const protestant = tables.protestant_spaces.protestant?.[n] ?? 0;
  return (
    <section>
      <h3 class="panel-title">{t("his-ui-struggle")}</h3>
      <div
        class="bar"
        role="img"
        aria-label={t("his-ui-struggle-label", { n, papal, protestant })}
        style={{ "--at": `${Math.min(100, (n / LAST_SPACE) * 100)}%` }}
      >
        <span class="bar-fill" />
        <span class="bar-number">{n}</span>
      </div>
      <p class="bar-ends">
        <span class="said-power">
          <Shield power="protestant" size={15} /> {t("ui-vp", { n: protestant })}
        </span>
        <span>{t("his-ui-spaces", { n })}</span>
        <span class="said-power">
          {t("ui-vp", { n: papal })} <Shield power="papacy" size={15} />
        </span>
      </p>
    </section>
  );
}

function Boxes({ n, most, label }: { n: number; most: number; label: string }) {
  return (
    <span class="boxes" role="img" aria-label={`${label}: ${n} / ${most}`}>
      {Array.from({ length: most }, (_, i) => (
        <i key={i} class={i < n ? "full" : undefined} />
      ))}
    </span>
  );
}

function Translations({ view }: { view: HisView }) {
  const { new_testament: testament, full_bible: bible } = view.religion;
  return (
    <section>
      <h3 class="panel-title">{t("his-ui-translations")}</h3>
      <table class="grid-table">
        <thead>
          <tr>
            <td />
            <th scope="col">{t("his-ui-new-testament")}</th>
            <th scope="col">{t("his-ui-full-bible")}</th>
          </tr>
        </thead>
        <tbody>
          {Object.keys(testament).map((zone) => (
            <tr key={zone}>
              <th scope="row">{nameOf("zone", zone)}</th>
              <td>
                <Boxes n={testament[zone] ?? 0} most={TESTAMENT} label={t("his-ui-new-testament")} />
              </td>
              <td>
                <Boxes n={bible[zone] ?? 0} most={BIBLE} label={t("his-ui-full-bible")} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

function Debaters({ view, tables }: { view: HisView; tables: HisTables }) {
  const all = Object.entries(view.religion.debaters);
  return (
    <section>
      <h3 class="panel-title">{t("his-ui-debaters")}</h3>
      {["protestant", "papacy"].map((side) => {
        const zones = side === "papacy" ? [""] : ["german", "english", "french"];
        return (
          <div key={side} class="debaters">
            <h4 class="said-power">
              <Shield power={side} size={15} /> {nameOf("power", side)}
            </h4>
            {zones.map((zone) => {
              const rows = all.filter(([id]) => {
                const row = tables.debaters[id];
                return row?.side === side && (!zone || row.zone === zone);
              });
              return (
                rows.length > 0 && (
                  <Fragment key={zone}>
                    {zone && <p class="hint">{nameOf("zone", zone)}</p>}
                    <ul class="debater-list">
                      {rows.map(([id, state]) => (
                        <Debater key={id} id={id} state={state} value={tables.debaters[id]?.value ?? 0} />
                      ))}
                    </ul>
                  </Fragment>
                )
              );
            })}
          </div>
        );
      })}
    </section>
  );
}

const STATE_MARKS: Readonly<Record<string, string>> = {
  uncommitted: "○",
  committed: "●",
  away: "◌",
  defeated: "✕",
  removed: "✕",
};

function Debater({ id, state, value }: { id: string; state: string; value: number }) {
  const bonus = t(`his-ui-bonus-${id}`);
  return (
    <li class={`debater ${state}`}>
      <Explained
        label={`${nameOf("debater", id)}, ${value}: ${nameOf("debater_state", state)}`}
        tip={() => (
          <>
            <h3>{nameOf("debater", id)}</h3>
            <p>
              {t("his-ui-strength")}: <b>{value}</b> · {nameOf("debater_state", state)}
            </p>
            {bonus !== `his-ui-bonus-${id}` && <p>{bonus}</p>}
          </>
        )}
      >
        <span aria-hidden="true">{STATE_MARKS[state] ?? "○"}</span> {nameOf("debater", id)} <b>{value}</b>
      </Explained>
    </li>
  );
}

function Works({ view }: { view: HisView }) {
  const { religion } = view;
  const steps = religion.st_peters % ST_PETERS_STEP;
  const built = Math.floor(religion.st_peters / ST_PETERS_STEP);
  const reformers = Object.entries(religion.reformers).filter(([, state]) => state !== "waiting");
  return (
    <section>
      <h3 class="panel-title">{t("his-ui-works")}</h3>
      <dl class="facts wide">
        <div>
          <dt>{t("his-ui-st-peters")}</dt>
          <dd>
            {t("his-ui-vp-of", { n: built, most: ST_PETERS_MOST })}{" "}
            <Boxes n={steps} most={ST_PETERS_STEP} label={t("his-ui-st-peters")} />
          </dd>
        </div>
        <div>
          <dt>{t("his-ui-chateaux")}</dt>
          <dd>{t("his-ui-vp-of", { n: religion.chateaux, most: CHATEAUX_MOST })}</dd>
        </div>
        <div>
          <dt>{t("his-ui-piracy-vp")}</dt>
          <dd>{t("his-ui-vp-of", { n: religion.piracy_vp, most: PIRACY_MOST })}</dd>
        </div>
        <div>
          <dt>{t("his-ui-marital")}</dt>
          <dd>{nameOf("wife", religion.marital)}</dd>
        </div>
        <div>
          <dt>{t("his-ui-reformers")}</dt>
          <dd>
            {reformers
              .map(([id, state]) => `${nameOf("reformer", id)} (${nameOf("reformer_state", state)})`)
              .join(", ") || "—"}
          </dd>
        </div>
        {religion.excommunicated.length > 0 && (
          <div>
            <dt>{t("his-ui-excommunications")}</dt>
            <dd>{religion.excommunicated.map((id) => nameOf("excommunication", id)).join(", ")}</dd>
          </div>
        )}
      </dl>
      {[...view.events.map((id) => nameOf("event", id)), ...view.turn_flags.map((id) => nameOf("turn_flag", id))].map(
        (name) => (
          <p key={name} class="flag">
            {name}
          </p>
        ),
      )}
    </section>
  );
}
