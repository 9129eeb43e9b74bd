/** How many of each, and formations: steppers, leaders, and the limit said in words while one chooses. */

import {
  formationFewest,
  formationImpossible,
  formationMost,
  mostCounts,
  mustGo,
  token,
  total,
  wholeFormation,
} from "../core/answers";
import type { Draft } from "../core/draft";
import { useHere } from "../core/here";
import { t, valueName } from "../core/words";
import type { CountsQuestion, FormationQuestion, Piece } from "../generated/types";
import { Stepper } from "../ui/Stepper";
import { useTip } from "../ui/Tip";
import { Confirm } from "./Confirm";
import { DraftOdds } from "./DraftOdds";

function Rows({ pieces, draft, room }: { pieces: readonly Piece[]; draft: Draft; room: boolean }) {
  const { ui } = useHere();
  const counts = draft.counts.value;
  return (
    <ul class="rows">
      {pieces.map(({ item, bound }) => {
        const name = token(item);
        const power = name.split("-")[0] ?? "";
        return (
          <li key={name}>
            {(item.domain === "unit" || item.domain === "vessel") && <ui.Mark power={power} size={18} />}
            <span class="row-name">{valueName(item)}</span>
            <Stepper
              value={counts[name] ?? 0}
              bound={bound}
              more={room}
              label={valueName(item)}
              onChange={(n) => draft.set(name, n)}
            />
          </li>
        );
      })}
    </ul>
  );
}

export function CountsPanel({ draft, question }: { draft: Draft; question: CountsQuestion }) {
  const { at_least: least, at_most: most, pieces } = question;
  const sum = total(draft.counts.value);
  return (
    <>
      <p class="hint" aria-live="polite">
        {t(least === most ? "ui-pick-exactly" : "ui-pick-between", { least, most })} <b>{t("ui-picked", { n: sum })}</b>
      </p>
      <Rows pieces={pieces} draft={draft} room={sum < most} />
      <DraftOdds draft={draft} />
      <Presets
        all={() => draft.setAll(mostCounts(pieces, most))}
        none={() => draft.setAll({})}
        showNone={sum > 0}
        showAll={sum < most}
      />
      <Confirm draft={draft} none={sum === 0} />
    </>
  );
}

export function FormationPanel({ draft, question }: { draft: Draft; question: FormationQuestion }) {
  const leaders = draft.leaders.value;
  const sum = total(draft.counts.value);
  const most = formationMost(question, leaders);
  const fewest = formationFewest(question, leaders);
  const whole = wholeFormation(question);
  return (
    <>
      {question.leaders.length > 0 && (
        <div class="leaders">
          {question.leaders.map(({ leader, command }) => (
            <Leader key={token(leader)} leader={leader} command={command} draft={draft} />
          ))}
        </div>
      )}
      <Rows pieces={question.units} draft={draft} room={sum < most} />
      <p class={`hint limit${draft.text === null && (sum > 0 || fewest > 0) ? " bad" : ""}`} aria-live="polite">
        <b>{t("ui-units", { n: sum })}</b> {t("ui-of-most", { most })}. {limitText(question, leaders)}
        {formationImpossible(question, draft.counts.value) && ` ${t("ui-no-counters")}`}
      </p>
      <DraftOdds draft={draft} />
      <Presets
        all={() => draft.setAll(whole.counts, whole.leaders)}
        none={() => draft.setAll({}, mustGo(question))}
        showAll={sum < total(whole.counts) || leaders.length < whole.leaders.length}
        showNone={sum > 0 || leaders.length > mustGo(question).length}
      />
      <Confirm draft={draft} none={sum === 0 && leaders.length === 0} />
    </>
  );
}

function limitText(question: FormationQuestion, leaders: readonly string[]): string {
  if (!question.limited) return "";
  const two = question.leaders.filter(({ leader }) => leaders.includes(token(leader)));
  if (two.length === 0) return t("ui-limit-base", { n: question.base });
  const best = two
    .map(({ command }) => command)
    .sort((a, b) => b - a)
    .slice(0, 2);
  return t("ui-limit-leaders", { n: best.reduce((sum, n) => sum + n, 0), sum: best.join(" + ") });
}

function Leader({ leader, command, draft }: { leader: Piece["item"]; command: number; draft: Draft }) {
  const { ui, state, meta } = useHere();
  const name = token(leader);
  const on = draft.leaders.value.includes(name);
  const { question } = draft;
  const must = question.form === "formation" && mustGo(question).includes(name);
  const tip = useTip(ui.explain(leader, state, meta));
  return (
    <button
      type="button"
      class={`chip leader${on ? " on" : ""}`}
      aria-pressed={on}
      aria-disabled={must || undefined}
      data-item={name}
      {...tip}
      onClick={() => draft.toggleLeader(name)}
    >
      <span class="tick" aria-hidden="true">
        {on ? "✓" : ""}
      </span>
      {valueName(leader)} <small>{must ? t("ui-must-go") : t("ui-command", { n: command })}</small>
    </button>
  );
}

interface PresetsProps {
  readonly all: () => void;
  readonly none: () => void;
  readonly showAll: boolean;
  readonly showNone: boolean;
}

function Presets({ all, none, showAll, showNone }: PresetsProps) {
  return (
    <div class="presets">
      <button type="button" class="small" disabled={!showAll} onClick={all}>
        {t("ui-all")}
      </button>
      <button type="button" class="small" disabled={!showNone} onClick={none}>
        {t("ui-none")}
      </button>
    </div>
  );
}
