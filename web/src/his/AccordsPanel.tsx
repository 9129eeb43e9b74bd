/** Who is at war with whom, who is allied, and whom the minor powers follow. */

import { token } from "../core/answers";
import { nameOf, t } from "../core/words";
import type { PanelProps } from "../games";
import { Icon } from "../ui/Icon";
import { PromiseSection, PromisesBeside } from "../ui/Promises";
import { Explained } from "../ui/Tip";
import { Shield } from "./Shield";
import { term } from "./terms";
import { type HisView, MAJORS, MINORS, viewOf } from "./types";

type Relation = "war" | "ally" | "peace";

export function relation(view: HisView, one: string, other: string): Relation {
  const between = (pairs: HisView["wars"]) =>
    pairs.some(([a, b]) => (a === one && b === other) || (a === other && b === one));
  if (between(view.wars)) return "war";
  if (between(view.alliances) || view.minors[other] === one || view.minors[one] === other) return "ally";
  return "peace";
}

const SIGNS: Readonly<Record<Relation, string>> = { war: "⚔", ally: "◆", peace: "·" };

export function AccordsPanel({ state }: PanelProps) {
  const view = viewOf(state);
  const rows = [...MAJORS, ...MINORS];
  return (
    <>
      <Deals view={view} />
      <PromiseSection />
      <h3 class="panel-title">{t("his-ui-accords")}</h3>
      <table class="accords">
        <thead>
          <tr>
            <td />
            {MAJORS.map((power) => (
              <th key={power} scope="col">
                <Shield power={power} size={22} />
                <span class="sr">{nameOf("power", power)}</span>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row} class={row === "genoa" ? "first-minor" : undefined}>
              <th scope="row">
                <span class="said-power">
                  <Shield power={row} size={16} /> {nameOf("power", row)}
                </span>
              </th>
              {MAJORS.map((column) => {
                if (row === column) return <td key={column} class="same" />;
                const kind = relation(view, row, column);
                return (
                  <td key={column} class={kind}>
                    <Explained
                      label={`${nameOf("power", row)} – ${nameOf("power", column)}: ${t(`his-ui-${kind}`)}`}
                      tip={() => (
                        <p>
                          {nameOf("power", row)} – {nameOf("power", column)}: <b>{t(`his-ui-${kind}`)}</b>
                        </p>
                      )}
                    >
                      {kind === "war" ? <Icon name="swords" size={17} /> : SIGNS[kind]}
                    </Explained>
                  </td>
                );
              })}
            </tr>
          ))}
        </tbody>
      </table>
      <p class="legend-line">
        <span>
          <Icon name="swords" size={15} /> {t("his-ui-war")}
        </span>
        <span>◆ {t("his-ui-ally")}</span>
        <span>· {t("his-ui-peace")}</span>
      </p>
      <Abroad view={view} />
    </>
  );
}

/** What was offered and agreed this turn, as far as this seat may know. */
function Deals({ view }: { view: HisView }) {
  const deals = view.deals ?? [];
  if (deals.length === 0) return null;
  return (
    <>
      <h3 class="panel-title">{t("his-ui-deals")}</h3>
      {[...deals].reverse().map(({ n, proposer, status, agreed, terms }) => (
        <article key={n} class="deal-box">
          <h4>
            <span class="said-power">
              <Shield power={proposer} size={15} /> {t("ui-offer-of", { power: nameOf("power", proposer) })}
            </span>
            <small>{t(`his-ui-deal-${status}`)}</small>
          </h4>
          <ul class="deal-terms">
            {terms.map(({ kind, values }) => (
              <li key={`${kind} ${values.map(token)}`}>{term(kind, values)}</li>
            ))}
          </ul>
          <p class="hint">
            {t("his-ui-deal-agreed-by")} {agreed.map((power) => nameOf("power", power)).join(", ")}
          </p>
          <PromisesBeside offer={n} />
        </article>
      ))}
    </>
  );
}

/** Foreign wars, if there are any. */
function Abroad({ view }: { view: HisView }) {
  const boxes = Object.entries(view.boxes).filter(
    ([, box]) => box.foreign > 0 || box.leaders.length > 0 || Object.keys(box.units).length > 0,
  );
  if (boxes.length === 0) return null;
  return (
    <>
      <h3 class="panel-title">{t("his-ui-foreign-wars")}</h3>
      <dl class="facts wide">
        {boxes.map(([id, box]) => (
          <div key={id}>
            <dt>{nameOf("place", id)}</dt>
            <dd>
              {[
                t("his-ui-natives", { n: box.foreign }),
                ...Object.entries(box.units).map(([unit, n]) => `${nameOf("unit", unit)} ${n}`),
                ...box.leaders.map((leader) => nameOf("leader", leader)),
              ].join(", ")}
            </dd>
          </div>
        ))}
      </dl>
    </>
  );
}
