/** The deck, and the piles that everybody may look through. */

import { useSignal } from "@preact/signals";
import { t } from "../core/words";
import type { PanelProps } from "../games";
import { CardRowOf } from "./CardFace";
import { viewOf } from "./types";

const PILES = ["discard", "on_table", "removed"] as const;

export function CardsPanel({ state }: PanelProps) {
  const { cards } = viewOf(state);
  const pile = useSignal<(typeof PILES)[number]>("discard");
  const shown = [...(cards[pile.value] ?? [])];
  if (pile.value === "discard") shown.reverse();
  return (
    <>
      <p class="hint">{t("his-ui-deck", { n: cards.deck_size })}</p>
      <div class="chips" role="radiogroup" aria-label={t("his-ui-tab-cards")}>
        {PILES.map((name) => (
          // biome-ignore lint/a11y/useSemanticElements: buttons, as everywhere on the page
          <button
            key={name}
            type="button"
            role="radio"
            class={`chip${pile.value === name ? " on" : ""}`}
            aria-checked={pile.value === name}
            onClick={() => {
              pile.value = name;
            }}
          >
            {t(`his-ui-pile-${name}`)} <small>{cards[name].length}</small>
          </button>
        ))}
      </div>
      {pile.value === "discard" && shown.length > 0 && <p class="hint">{t("his-ui-discard-order")}</p>}
      <CardRowOf cards={shown} />
    </>
  );
}
