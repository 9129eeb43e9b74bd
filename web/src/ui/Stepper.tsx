/** A number between 0 and a bound, by buttons. */

import { t } from "../core/words";

export interface StepperProps {
  readonly value: number;
  readonly bound: number;
  /** May it grow now? */
  readonly more: boolean;
  readonly label: string;
  readonly onChange: (value: number) => void;
}

export function Stepper({ value, bound, more, label, onChange }: StepperProps) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset needs a legend of its own; the row names it already
    <span class="stepper" role="group" aria-label={label}>
      <button
        type="button"
        aria-label={t("ui-fewer", { what: label })}
        disabled={value <= 0}
        onClick={() => onChange(value - 1)}
      >
        −
      </button>
      <output>
        <b>{value}</b>
        <small> / {bound}</small>
      </output>
      <button
        type="button"
        aria-label={t("ui-more", { what: label })}
        disabled={!more || value >= bound}
        onClick={() => onChange(value + 1)}
      >
        +
      </button>
    </span>
  );
}
