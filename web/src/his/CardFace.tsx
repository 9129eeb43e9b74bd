/** Card faces, drawn by us: number, title, kind, command points, who may play it, what it does. */

import { openCard, useHere } from "../core/here";
import { withRemarks } from "../core/remarks";
import { lang, nameOf, t } from "../core/words";
import type { CardChoiceProps } from "../games";
import { Icon } from "../ui/Icon";
import { useTip } from "../ui/Tip";
import { Shield } from "./Shield";
import { type CardRow, editionOf, type HisView, tablesOf, viewOf } from "./types";

interface Known {
  readonly row: CardRow;
  readonly kind: string;
  readonly name: string;
}

function useCard(card: string): Known {
  const { meta, state } = useHere();
  return cardOf(card, tablesOf(meta).cards, viewOf(state));
}

const NO_CARD: CardRow = { id: "", cp: 0, type: {}, turn: {}, players: [], text: { en: "", ru: "" } };

export function cardOf(card: string, cards: Readonly<Record<string, CardRow>>, view: HisView): Known {
  const row = cards[card] ?? NO_CARD;
  return { row, kind: row.type[editionOf(view)] ?? "event", name: nameOf("card", card) };
}

const bandOf = ({ row, kind }: Known) => ({
  "--band": row.home ? `var(--rg-${row.home})` : `var(--card-${kind})`,
  "--band-ink": row.home ? `var(--rg-${row.home}-ink)` : "#fffaf0",
});

interface FaceProps {
  readonly card: string;
  /** What holds of it now, each in a line. */
  readonly notes?: readonly string[];
  /** Nothing of the notes stands in the way of playing it. */
  readonly free?: boolean;
}

export function CardFace({ card, notes = [], free = false }: FaceProps) {
  const known = useCard(card);
  const { row, kind, name } = known;
  return (
    <article class="card-face" style={bandOf(known)} aria-label={name}>
      <header>
        <span class="card-cp">
          <b>{row.cp || "–"}</b>
          <small>{t("ui-cp")}</small>
        </span>
        <h3>{name}</h3>
      </header>
      <p class="card-kind">{nameOf("card_type", kind)}</p>
      <p class="card-text">{row.text[lang.value]}</p>
      <When row={row} />
      {notes.length > 0 && (
        <ul class={`card-note${free ? " free" : ""}`}>
          {notes.map((note) => (
            <li key={note}>{note}</li>
          ))}
        </ul>
      )}
      <footer>
        <span class="card-players">
          {row.players.length === 6 ? (
            t("his-ui-all-powers")
          ) : (
            <>
              {row.players.map((power) => (
                <Shield key={power} power={power} size={15} />
              ))}
              <span class="sr">{row.players.map((power) => nameOf("power", power)).join(", ")}</span>
            </>
          )}
        </span>
        <span class="card-number">#{card}</span>
      </footer>
    </article>
  );
}

/** The moments of a card, where it has others than its holder's impulse. */
function When({ row }: { row: CardRow }) {
  const when = row.when ?? [];
  if (when.length === 0 || (when.length === 1 && when[0] === "own_impulse")) return null;
  return (
    <p class="card-when">
      <b>{t("his-ui-card-when")}</b> {when.map((moment) => nameOf("card_when", moment)).join("; ")}
    </p>
  );
}

/** A small face to choose: all of it on hover; a finger sees the whole card first. */
export function CardChoice({ card, hotkey, refused, notes = [], chosen, onChoose }: CardChoiceProps) {
  const known = useCard(card);
  const { table, state } = useHere();
  const all = withRemarks(state, card, refused ? [refused] : notes);
  const tip = useTip(() => <CardFace card={card} notes={all} />, true);
  const open = () => {
    openCard.value = {
      card,
      ...(onChoose ? { choose: onChoose } : {}),
      notes: all,
    };
  };
  return (
    <button
      type="button"
      class={`card-mini${refused ? " refused-card" : ""}${chosen ? " on" : ""}`}
      style={bandOf(known)}
      data-hotkey={refused ? undefined : hotkey}
      data-answer={refused ? undefined : card}
      aria-pressed={chosen}
      disabled={table.busy.value && !refused}
      {...tip}
      onClick={(event) => {
        const finger = event instanceof PointerEvent && event.pointerType === "touch";
        if (!onChoose || (finger && chosen === undefined)) open();
        else onChoose();
      }}
    >
      <span class="card-cp">{known.row.cp || "–"}</span>
      <span class="card-mini-name">
        {known.name}
        <span class="card-mini-kind">{refused ?? nameOf("card_type", known.kind)}</span>
        {notes[0] && <span class="card-mini-kind">{notes[0]}</span>}
      </span>
      {chosen && <Icon name="check" size={18} />}
    </button>
  );
}

/** A row of small faces that only show. */
export function CardRowOf({ cards }: { cards: readonly number[] }) {
  if (cards.length === 0) return <p class="hint">{t("his-ui-no-cards")}</p>;
  return (
    <div class="card-grid">
      {cards.map((card) => (
        <CardChoice key={card} card={String(card)} />
      ))}
    </div>
  );
}
