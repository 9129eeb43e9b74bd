/** The card of a place: everything about it; and the legend. */

import { describePlace, type Item } from "./describe";
import { europe } from "./europe";
import { UNIT_KINDS } from "./layout";
import { Glyph } from "./Pieces";
import type { Lang, Position, Translate } from "./types";

export interface CardProps {
  readonly id: string;
  readonly position: Position;
  readonly lang: Lang;
  readonly t: Translate;
  /** A pinned card stays, can be closed, and its places can be followed. */
  readonly pinned: boolean;
  /** Undefined: the question is not about places. */
  readonly legal: boolean | undefined;
  readonly hint: string;
  readonly reason: string | undefined;
  readonly corner: string;
  readonly onClose: () => void;
  readonly onPick: () => void;
  readonly onGo: (place: string) => void;
}

export function Card(props: CardProps) {
  const { id, position, lang, t, pinned, legal, hint, reason, corner } = props;
  const { name, kind, facts } = describePlace(id, position, lang, t);
  const show = (item: Item) =>
    item.place && pinned ? (
      <button type="button" class="rg-link" onClick={() => props.onGo(item.place ?? id)}>
        {item.text}
      </button>
    ) : (
      <>
        {item.glyph && <Glyph name={item.glyph} power={item.power ?? "none"} />}
        {item.text}
      </>
    );
  return (
    <section class={`rg-card rg-${corner}${pinned ? " rg-pinned" : ""}`} aria-label={name} data-place={id}>
      <header>
        <h3>{name}</h3>
        <p>{kind}</p>
        {pinned && (
          <button type="button" class="rg-close" aria-label={t("map-close")} onClick={props.onClose}>
            ×
          </button>
        )}
      </header>
      {legal !== undefined && (
        <p class={legal ? "rg-verdict rg-yes" : "rg-verdict rg-no"}>
          <span aria-hidden="true">{legal ? "▸ " : "✕ "}</span>
          {legal ? hint || t("map-legal") : (reason ?? t("map-illegal"))}
        </p>
      )}
      <dl>
        {facts.map(({ label, items }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>
              {items.map((item, i) => (
                <span key={`${item.text} ${item.glyph ?? ""}`} class={item.glyph ? "rg-item" : undefined}>
                  {show(item)}
                  {!item.glyph && i < items.length - 1 && ", "}
                </span>
              ))}
            </dd>
          </div>
        ))}
      </dl>
      {pinned && legal && (
        <button type="button" class="rg-choose" onClick={props.onPick}>
          {t("map-choose", { place: name })}
        </button>
      )}
    </section>
  );
}

export function Legend({ lang, t, onClose }: { lang: Lang; t: Translate; onClose: () => void }) {
  const entries: [string, string][] = [
    ["key", t("map-kind-key")],
    ["capital", t("map-legend-capital")],
    ["electorate", t("map-kind-electorate")],
    ["fortress", t("map-kind-fortress")],
    ["unfortified", t("map-kind-unfortified")],
    ["anchor", t("map-port")],
    ["home", t("map-legend-home")],
    ["protestant", t("map-legend-protestant")],
    ["unrest", t("map-unrest")],
    ["siege", t("map-legend-siege")],
    ["road", t("map-legend-road")],
    ["pass", t("map-legend-pass")],
    ["boundary", t("map-legend-boundary")],
    ...[...UNIT_KINDS, "leader", "reformer", "university"].map((kind): [string, string] => [
      kind,
      t(`map-shape-${kind}`),
    ]),
    ["fortress-marker", t("map-shape-fortress")],
    ["haven", t("map-shape-haven")],
    ["piracy", t("map-shape-piracy")],
  ];
  return (
    <section class="rg-card rg-legend rg-pinned" aria-label={t("map-legend")}>
      <header>
        <h3>{t("map-legend")}</h3>
        <button type="button" class="rg-close" aria-label={t("map-close")} onClick={onClose}>
          ×
        </button>
      </header>
      <ul>
        {Object.entries(europe.powers)
          .filter(([power]) => power !== "none")
          .map(([power, { name, letter }]) => (
            <li key={power}>
              <Glyph name="power" power={power} />
              {letter[lang]} – {name[lang]}
            </li>
          ))}
      </ul>
      <ul>
        {entries.map(([name, label]) => (
          <li key={name}>
            <Glyph name={name} />
            {label}
          </li>
        ))}
      </ul>
    </section>
  );
}
