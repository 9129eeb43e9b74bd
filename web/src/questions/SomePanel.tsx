/** Choose several: buttons that stay down, then confirm. */

import { isPlace, token } from "../core/answers";
import type { Draft } from "../core/draft";
import { useHere } from "../core/here";
import { lang, t, valueName } from "../core/words";
import type { SomeQuestion, Value } from "../generated/types";
import { useTip } from "../ui/Tip";
import { Confirm } from "./Confirm";
import { DraftOdds } from "./DraftOdds";
import { pointing } from "./OnePanel";

export function SomePanel({ draft, question }: { draft: Draft; question: SomeQuestion }) {
  const picked = draft.picked.value;
  const { at_least: least, at_most: most } = question;
  const items = question.items.some(isPlace)
    ? [...question.items].sort((a, b) => valueName(a).localeCompare(valueName(b), lang.value))
    : question.items;
  const cards = items.filter(({ domain }) => domain === "card");
  const rest = items.filter(({ domain }) => domain !== "card");
  return (
    <>
      <p class="hint" aria-live="polite">
        {t(least === most ? "ui-pick-exactly" : "ui-pick-between", { least, most })}{" "}
        <b>{t("ui-picked", { n: picked.size })}</b>
      </p>
      {cards.length > 0 && (
        <div class="card-grid">
          {cards.map((value, i) => (
            <CardItem key={token(value)} value={value} draft={draft} hotkey={i < 9 ? String(i + 1) : ""} />
          ))}
        </div>
      )}
      <div class={rest.some(isPlace) ? "chips" : "options"}>
        {rest.map((value, i) => (
          <Item key={token(value)} value={value} draft={draft} hotkey={i < 9 ? String(i + 1) : ""} />
        ))}
      </div>
      <DraftOdds draft={draft} />
      <Confirm draft={draft} none={picked.size === 0} />
    </>
  );
}

interface ItemProps {
  readonly value: Value;
  readonly draft: Draft;
  readonly hotkey: string;
}

function Item({ value, draft, hotkey }: ItemProps) {
  const { ui, state, meta } = useHere();
  const tip = useTip(ui.explain(value, state, meta));
  const item = token(value);
  const on = draft.picked.value.has(item);
  const remark = ui.remark(value, state, meta);
  const mark = ui.markOf(value, meta);
  return (
    <button
      type="button"
      class={`${isPlace(value) ? "chip" : "option"}${on ? " on" : ""}`}
      aria-pressed={on}
      data-hotkey={hotkey || undefined}
      data-item={item}
      {...tip}
      {...(isPlace(value) ? pointing(item) : {})}
      onClick={() => draft.toggle(item)}
    >
      <span class="tick" aria-hidden="true">
        {on ? "✓" : ""}
      </span>
      {mark && <ui.Mark power={mark} size={18} />}
      <span class="option-name">{valueName(value)}</span>
      {remark && !isPlace(value) && <span class="option-remark">{remark}</span>}
    </button>
  );
}

function CardItem({ value, draft, hotkey }: ItemProps) {
  const { ui } = useHere();
  const card = token(value);
  return (
    <ui.CardChoice
      card={card}
      chosen={draft.picked.value.has(card)}
      onChoose={() => draft.toggle(card)}
      {...(hotkey ? { hotkey } : {})}
    />
  );
}
