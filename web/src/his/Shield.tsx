/** The mark of a power: a shield of its colour with its letter, as on the map. */

import { lang } from "../core/words";
import { europe } from "../map/europe";

const SHAPE = "M2 1.5H18V11.5C18 17 14 20.6 10 22.5C6 20.6 2 17 2 11.5Z";

export function Shield({ power, size = 20 }: { power: string; size?: number }) {
  const known = europe.powers[power];
  const letter = known?.letter[lang.value] ?? "";
  return (
    <svg
      class="shield"
      width={size}
      height={size * 1.2}
      viewBox="0 0 20 24"
      aria-hidden="true"
      focusable="false"
      style={{ "--power": `var(--rg-${power}, #e9e2d2)`, "--power-ink": `var(--rg-${power}-ink, #2b2110)` }}
    >
      <path d={SHAPE} />
      <text x="10" y={letter.length > 1 ? 14.5 : 16} class={letter.length > 1 ? "two" : undefined}>
        {letter}
      </text>
    </svg>
  );
}
