/** Choose one: words, actions, cards, powers, places, numbers; what is refused stands below with its reason. */

import type { ComponentChildren } from "preact";
import { isPlace, isWord, isYesNo, token } from "../core/answers";
import { hinted, useHere } from "../core/here";
import { hintsOf } from "../core/hints";
import { lang, sentence, t, valueName } from "../core/words";
import type { OneQuestion, Refused, Value } from "../generated/types";
import { HintLines, HintNote } from "../ui/Hints";
import { RuleRef } from "../ui/Rules";
import { Sentence } from "../ui/Sentence";
import { useTip } from "../ui/Tip";
import { DealTerms } from "./DealPanel";

const byName = (a: Value, b: Value): number => valueName(a).localeCompare(valueName(b), lang.value);

export function OnePanel({ question }: { question: OneQuestion }) {
  const cards = question.options.filter(({ domain }) => domain === "card");
  const places = question.options.filter(isPlace).sort(byName);
  const numbers = question.options.filter(({ domain }) => domain === "n");
  const words = question.options.filter(isWord);
  const rest = question.options.filter(
    (value) => !cards.includes(value) && !places.includes(value) && !numbers.includes(value) && !words.includes(value),
  );
  const ordered = [...cards, ...rest, ...numbers, ...places, ...words];
  const hotkey = (value: Value) => {
    const i = ordered.indexOf(value);
    return i < 9 ? String(i + 1) : undefined;
  };
  const option = (value: Value, small = false) => (
    <Option
      key={token(value)}
      value={value}
      hotkey={hotkey(value)}
      small={small}
      odds={hintsOf(question, value)}
      note={noteOf(value)}
      ask={question.message.id}
    />
  );
  const many = rest.length > 5 && places.length === 0 && numbers.length === 0;
  const deal = question.message.args.deal?.value;
  return (
    <>
      {typeof deal === "number" && <DealTerms n={deal} />}
      <HintLines lines={hintsOf(question, null)} />
      {cards.length > 0 && (
        <div class="card-grid">
          {cards.map((value) => (
            <CardOption key={token(value)} value={value} hotkey={hotkey(value)} notes={hintsOf(question, value)} />
          ))}
        </div>
      )}
      {rest.length > 0 && (
        <div class={many ? "options two" : "options"}>
          {rest.map((value) => option(value))}
          {many && words.map((value) => option(value))}
        </div>
      )}
      {numbers.length > 0 && <div class="chips">{numbers.map((value) => option(value, true))}</div>}
      {places.length > 0 && (
        <>
          <p class="hint">{t("ui-choose-on-map", { n: places.length })}</p>
          <div class="chips">{places.map((value) => option(value, true))}</div>
        </>
      )}
      {words.length > 0 && !many && (
        <div class={isYesNo(question) ? "options pair" : "options words"}>{words.map((value) => option(value))}</div>
      )}
      <HintNote question={question} />
      <RefusedList refused={question.refused} />
    </>
  );
}

/** Passing for longer than now, where the table allows standing orders: what each means. */
const noteOf = (value: Value): string =>
  isWord(value) && STANDING.includes(token(value)) ? t(`ui-order-${token(value)}`) : "";
const STANDING = ["pass-impulse", "pass-turn", "pass-unless-mine"];

/** While a place is pointed at in the list, the map shows where it is. */
export function pointing(place: string) {
  const on = () => {
    hinted.value = place;
  };
  const off = () => {
    if (hinted.value === place) hinted.value = "";
  };
  return { onPointerEnter: on, onPointerLeave: off, onFocus: on, onBlur: off };
}

interface OptionProps {
  readonly value: Value;
  readonly hotkey: string | undefined;
  readonly small: boolean;
  readonly odds: readonly string[];
  readonly note: string;
  readonly ask: string;
}

function Option({ value, hotkey, small, odds, note, ask }: OptionProps) {
  const { table, ui, state, meta } = useHere();
  const tip = useTip(ui.explain(value, state, meta));
  const remark = ui.remark(value, state, meta, ask);
  const mark = ui.markOf(value, meta);
  const quiet = isWord(value) && /^(pass(-.+)?|done|none|no|stay|refuse)$/.test(token(value));
  return (
    <button
      type="button"
      class={`${small ? "chip" : "option"}${quiet ? " quiet" : ""}`}
      disabled={table.busy.value}
      data-hotkey={hotkey}
      data-answer={token(value)}
      aria-keyshortcuts={hotkey}
      {...tip}
      {...(isPlace(value) ? pointing(token(value)) : {})}
      onClick={() => void table.decide(token(value))}
    >
      {hotkey && !small && (
        <span class="key" aria-hidden="true">
          {hotkey}
        </span>
      )}
      {mark && <ui.Mark power={mark} size={20} />}
      <span class="option-name">
        {valueName(value)}
        <HintLines lines={note ? [note, ...odds] : odds} />
      </span>
      {remark && <span class="option-remark">{remark}</span>}
    </button>
  );
}

interface CardOptionProps {
  readonly value: Value;
  readonly hotkey: string | undefined;
  readonly notes: readonly string[];
}

function CardOption({ value, hotkey, notes }: CardOptionProps) {
  const { table, ui } = useHere();
  const card = token(value);
  return (
    <ui.CardChoice card={card} {...(hotkey ? { hotkey } : {})} notes={notes} onChoose={() => void table.decide(card)} />
  );
}

/** More refused places than this are not listed: the map says why, place by place. */
const MOST_PLACES = 8;

/** What may not be chosen, and why; closed at first, for it is long. */
export function RefusedList({ refused }: { refused: readonly Refused[] }) {
  const { ui } = useHere();
  if (refused.length === 0) return null;
  const cards = refused.filter(({ option }) => option.domain === "card");
  const places = refused.filter(({ option }) => isPlace(option));
  if (places.length > MOST_PLACES) return <p class="hint">{t("ui-refused-on-map")}</p>;
  const rest = refused.filter(({ option }) => option.domain !== "card");
  const few = refused.length <= 2;
  const rows: ComponentChildren = (
    <>
      {cards.length > 0 && (
        <div class="card-grid">
          {cards.map(({ option, reason, rule }) => (
            <ui.CardChoice
              key={token(option)}
              card={token(option)}
              refused={`${sentence(reason)}${rule ? ` §${rule}` : ""}`}
            />
          ))}
        </div>
      )}
      <ul class="refused-list">
        {rest.map(({ option, reason, rule }) => (
          <li key={token(option)} aria-disabled="true">
            {!sentence(reason).startsWith(valueName(option)) && <b>{valueName(option)}</b>}{" "}
            <Sentence message={reason} />
            {rule && <RuleRef rule={rule} />}
          </li>
        ))}
      </ul>
    </>
  );
  if (few) return <div class="refused">{rows}</div>;
  return (
    <details class="refused">
      <summary>{t("ui-refused", { n: refused.length })}</summary>
      {rows}
    </details>
  );
}
