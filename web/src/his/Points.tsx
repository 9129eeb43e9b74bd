/** Where the victory points of a power come from: one list, wherever points are shown. */

import { has, nameOf, t } from "../core/words";
import type { PointsProps } from "../games";
import { powerOf, viewOf } from "./types";

const sourceName = (source: string): string =>
  has(`his-ui-vp-from-${source}`) ? t(`his-ui-vp-from-${source}`) : nameOf("bonus", source);

export function Points({ state, power }: PointsProps) {
  const view = viewOf(state);
  const sources = Object.entries(powerOf(view, power).vp_sources);
  return (
    <dl class="facts points-list">
      {sources.map(([source, n]) => (
        <div key={source}>
          <dt>{sourceName(source)}</dt>
          <dd>{n}</dd>
        </div>
      ))}
      <div class="points-total">
        <dt>{t("his-ui-vp-total")}</dt>
        <dd>
          <b>{view.vp[power] ?? 0}</b>
        </dd>
      </div>
    </dl>
  );
}
