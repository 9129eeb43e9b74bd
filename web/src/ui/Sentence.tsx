/** A sentence of the game whose names explain themselves, and whose dice are drawn. */

import { isPlace, token } from "../core/answers";
import { lookedAt, openCard, useHere } from "../core/here";
import { parts } from "../core/words";
import type { Message, Value } from "../generated/types";
import { Dice } from "./Dice";
import { useTip } from "./Tip";

export function Sentence({ message }: { message: Message }) {
  const { ui } = useHere();
  const all = parts(message);
  const hitFrom = ui.hitFrom(message);
  const opens = (i: number): string => {
    const part = all[i];
    return typeof part === "string" && typeof all[i + 1] === "object" ? (OPENING.exec(part)?.[0] ?? "") : "";
  };
  return (
    <>
      {all.map((part, i) => {
        if (typeof part === "string") return opens(i) ? part.slice(0, -opens(i).length) : part;
        const said = <Said key={i} value={part.value} text={part.text} hitFrom={hitFrom} />;
        const opening = opens(i - 1);
        // A line never ends after an opening bracket: the mark of a power would begin the next one.
        return opening && part.value.domain === "power" ? (
          <span key={i} class="whole">
            {opening}
            {said}
          </span>
        ) : (
          [opening, said]
        );
      })}
    </>
  );
}

const OPENING = /[(«“]$/;

interface SaidProps {
  readonly value: Value;
  readonly text: string;
  readonly hitFrom?: number | undefined;
}

export function Said({ value, text, hitFrom }: SaidProps) {
  const { ui, state, meta } = useHere();
  const given = value.value;
  const tip = useTip(Array.isArray(given) ? undefined : ui.explain(value, state, meta), value.domain === "card");
  if (value.domain === "dice" && Array.isArray(given))
    return <Dice values={given.map(Number)} {...(hitFrom === undefined ? {} : { hitFrom })} />;
  if (Array.isArray(given)) return <SaidList value={value} text={text} />;
  if (value.domain === "power") {
    return (
      <span class="said-power">
        <ui.Mark power={token(value)} size={15} />
        {text}
      </span>
    );
  }
  if (value.domain === "card") {
    return (
      <button
        type="button"
        class="said"
        {...tip}
        onClick={() => {
          openCard.value = { card: token(value) };
        }}
      >
        {text}
      </button>
    );
  }
  if (isPlace(value)) {
    return (
      <button
        type="button"
        class="said"
        onClick={() => {
          lookedAt.value = [token(value)];
        }}
      >
        {text}
      </button>
    );
  }
  if (!("onFocus" in tip)) return <>{text}</>;
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what explains itself must be reachable by key
    <span class="said-plain" tabIndex={0} {...tip}>
      {text}
    </span>
  );
}

function SaidList({ value, text }: { value: Value; text: string }) {
  const names = text.split(", ");
  const given = Array.isArray(value.value) ? value.value : [];
  if (names.length !== given.length) return <>{text}</>;
  return (
    <>
      {given.map((one, i) => (
        <span key={one}>
          {i > 0 && ", "}
          <Said value={{ domain: value.domain, value: one }} text={names[i] ?? String(one)} />
        </span>
      ))}
    </>
  );
}
