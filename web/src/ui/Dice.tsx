/** Dice as they fell: faces drawn by us, the numbers beside them. */

const PIPS: Readonly<Record<number, readonly (readonly [number, number])[]>> = {
  1: [[8, 8]],
  2: [
    [4.4, 4.4],
    [11.6, 11.6],
  ],
  3: [
    [4, 4],
    [8, 8],
    [12, 12],
  ],
  4: [
    [4.4, 4.4],
    [11.6, 4.4],
    [4.4, 11.6],
    [11.6, 11.6],
  ],
  5: [
    [4.2, 4.2],
    [11.8, 4.2],
    [8, 8],
    [4.2, 11.8],
    [11.8, 11.8],
  ],
  6: [
    [4.4, 4],
    [11.6, 4],
    [4.4, 8],
    [11.6, 8],
    [4.4, 12],
    [11.6, 12],
  ],
};

export function Die({ n, hit = false }: { n: number; hit?: boolean }) {
  const pips = PIPS[n];
  return (
    <svg class={hit ? "die hit" : "die"} viewBox="0 0 16 16" aria-hidden="true" focusable="false">
      <rect x="0.7" y="0.7" width="14.6" height="14.6" rx="3" />
      {pips ? (
        pips.map(([x, y]) => <circle key={`${x} ${y}`} cx={x} cy={y} r="1.45" />)
      ) : (
        <text x="8" y="11.5">
          {n}
        </text>
      )}
    </svg>
  );
}

interface DiceProps {
  readonly values: readonly number[];
  readonly label?: string;
  /** Faces from this number on are hits, and stand out. */
  readonly hitFrom?: number;
}

/** The faces, then the numbers for those who would rather read. */
export function Dice({ values, label, hitFrom = Number.POSITIVE_INFINITY }: DiceProps) {
  if (values.length === 0) return <>—</>;
  return (
    <span class="dice">
      <span class="dice-faces" aria-hidden="true">
        {values.map((n, i) => (
          <Die key={i} n={n} hit={n >= hitFrom} />
        ))}
      </span>
      <span class="dice-numbers">{label ?? values.join(" ")}</span>
    </span>
  );
}
