/** Cards that explain: shown on hover, focus, or tap of what they explain, one at a time. */

import { signal } from "@preact/signals";
import type { ComponentChildren, TargetedEvent } from "preact";
import { useId, useLayoutEffect, useRef } from "preact/hooks";

interface Shown {
  readonly id: string;
  readonly anchor: Element;
  readonly content: () => ComponentChildren;
  readonly wide: boolean;
}

const shown = signal<Shown | null>(null);
let waiting: ReturnType<typeof setTimeout> | undefined;

const DELAY = 220;
const GAP = 8;

function show(next: Shown, delay = 0): void {
  clearTimeout(waiting);
  waiting = setTimeout(() => {
    if (next.anchor.isConnected) shown.value = next;
  }, delay);
}

export function hideTip(id?: string): void {
  clearTimeout(waiting);
  if (!id || shown.value?.id === id) shown.value = null;
}

interface TipAttributes {
  readonly "aria-describedby"?: string | undefined;
  readonly onPointerEnter?: (event: TargetedEvent<HTMLElement, PointerEvent>) => void;
  readonly onPointerLeave?: (event: TargetedEvent<HTMLElement, PointerEvent>) => void;
  readonly onFocus?: (event: TargetedEvent<HTMLElement, FocusEvent>) => void;
  readonly onBlur?: () => void;
}

/** Attributes for the element that a card explains. */
export function useTip(content: (() => ComponentChildren) | undefined, wide = false): TipAttributes {
  const id = `tip${useId()}`;
  if (!content) return {};
  const next = (anchor: Element): Shown => ({ id, anchor, content, wide });
  return {
    "aria-describedby": shown.value?.id === id ? id : undefined,
    onPointerEnter: (event) => {
      if (event.pointerType !== "touch") show(next(event.currentTarget), shown.value ? 0 : DELAY);
    },
    onPointerLeave: (event) => {
      if (event.pointerType !== "touch") hideTip(id);
    },
    onFocus: (event) => {
      if (event.currentTarget.matches(":focus-visible")) show(next(event.currentTarget));
    },
    onBlur: () => hideTip(id),
  };
}

export interface TipProps {
  readonly tip: () => ComponentChildren;
  readonly children: ComponentChildren;
  readonly class?: string;
  readonly wide?: boolean;
  readonly label?: string;
}

/** Something small that explains itself and does nothing else. */
export function Explained({ tip, children, wide, label, ...rest }: TipProps) {
  const attributes = useTip(tip, wide);
  return (
    <button
      type="button"
      class={`explained ${rest.class ?? ""}`}
      aria-label={label}
      {...attributes}
      onClick={(event) => {
        const anchor = event.currentTarget;
        const open = shown.value?.anchor === anchor;
        if (open) hideTip();
        else show({ id: "tapped", anchor, content: tip, wide: wide ?? false });
      }}
    >
      {children}
    </button>
  );
}

/** Where the shown card is drawn; once, at the end of the page. */
export function TipLayer() {
  const box = useRef<HTMLDivElement>(null);
  const tip = shown.value;

  useLayoutEffect(() => {
    const card = box.current;
    if (!card || !tip) return;
    const at = tip.anchor.getBoundingClientRect();
    const { offsetWidth: width, offsetHeight: height } = card;
    const room = { x: document.documentElement.clientWidth, y: document.documentElement.clientHeight };
    let left = at.left + at.width / 2 - width / 2;
    let top = at.bottom + GAP;
    const desk = tip.anchor.closest(".desk")?.getBoundingClientRect();
    if (desk && desk.left > width + 2 * GAP) {
      // Beside the desk: an explanation never covers what is still to be read or chosen there.
      left = desk.left - width - GAP;
      top = Math.max(GAP, Math.min(room.y - height - GAP, at.top + at.height / 2 - height / 2));
    } else if (top + height > room.y - GAP) {
      top = Math.max(GAP, at.top - height - GAP);
    }
    card.style.left = `${Math.max(GAP, Math.min(room.x - width - GAP, left))}px`;
    card.style.top = `${top}px`;
    card.style.visibility = "visible";
  });

  if (!tip) return null;
  return (
    <div ref={box} id={tip.id} class={`tip${tip.wide ? " tip-wide" : ""}`} role="tooltip" key={tip.id}>
      {tip.content()}
    </div>
  );
}

const away = (event: Event): void => {
  const tip = shown.value;
  if (tip && event.target instanceof Node && !tip.anchor.contains(event.target)) hideTip();
};
globalThis.addEventListener?.("pointerdown", away, true);
globalThis.addEventListener?.(
  "keydown",
  (event) => {
    if (event.key === "Escape" && shown.value) {
      hideTip();
      event.stopPropagation();
    }
  },
  true,
);
globalThis.addEventListener?.("scroll", () => hideTip(), { capture: true, passive: true });
