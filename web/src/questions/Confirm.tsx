/** The button that sends a draft. */

import type { Draft } from "../core/draft";
import { useHere } from "../core/here";
import { t } from "../core/words";

export function Confirm({ draft, none }: { draft: Draft; none: boolean }) {
  const { table } = useHere();
  const text = draft.text;
  return (
    <button
      type="button"
      class="primary confirm"
      data-confirm
      disabled={text === null || table.busy.value}
      onClick={() => {
        if (text !== null) void table.decide(text);
      }}
    >
      {t(none && text !== null ? "ui-confirm-none" : "ui-confirm")}{" "}
      <span class="key" aria-hidden="true">
        ↵
      </span>
    </button>
  );
}
