/** Where a section of the rules is named, it can be read. */

import { openCard, useHere } from "../core/here";
import { type Block, blocks, type Inline, loadRules, openRule, rulebook } from "../core/rules";
import { lang, nameOf, t } from "../core/words";
import { Dialog } from "./Dialog";

/** "§13.2": opens the text of the section. A card stands for its own rule. */
export function RuleRef({ rule }: { rule: string }) {
  const { meta, state } = useHere();
  const sections = rulebook.value?.sections;
  const cards = meta.tables.cards as Record<string, unknown> | undefined;
  // A number that only a card has is a card's, before the rule book is here too: sections end at 23.
  const card = cards?.[rule] !== undefined && (sections ? sections[rule] === undefined : Number(rule) > LAST_SECTION);
  return (
    <>
      {" "}
      <button
        type="button"
        class="rule said"
        aria-label={card ? nameOf("card", rule) : t("ui-rule-title", { rule })}
        onClick={() => {
          if (card) openCard.value = { card: rule };
          else {
            openRule.value = rule;
            void loadRules(state.game);
          }
        }}
      >
        {card ? `#${rule}` : `§${rule}`}
      </button>
    </>
  );
}

const LAST_SECTION = 23;

export function RuleDialog() {
  const rule = openRule.value;
  const book = rulebook.value;
  if (rule === null) return null;
  const section = book?.sections[rule]?.[lang.value];
  const title = section ? `${/^\d/.test(rule) ? `§${rule} ` : ""}${section.title}` : t("ui-rules");
  const at = book?.order.indexOf(rule) ?? -1;
  return (
    <Dialog
      key={rule}
      title={title}
      class="rule-dialog"
      onClose={() => {
        openRule.value = null;
      }}
    >
      <div class="rule-text">{section ? <Markdown text={section.text} /> : <p>{t("ui-rules-missing")}</p>}</div>
      {book && at >= 0 && (
        <footer class="rule-steps">
          <Step to={book.order[at - 1]} sign="←" />
          <Step to={book.order[at + 1]} sign="→" />
        </footer>
      )}
    </Dialog>
  );
}

function Step({ to, sign }: { to: string | undefined; sign: string }) {
  const title = to !== undefined && rulebook.value?.sections[to]?.[lang.value].title;
  if (!to || !title) return <span />;
  return (
    <button
      type="button"
      class="link"
      onClick={() => {
        openRule.value = to;
      }}
    >
      {sign === "←" && "← "}
      {/^\d/.test(to) && `§${to} `}
      {title}
      {sign === "→" && " →"}
    </button>
  );
}

function Markdown({ text }: { text: string }) {
  return (
    <>
      {blocks(text).map((block, i) => (
        <BlockOf key={i} block={block} />
      ))}
    </>
  );
}

function BlockOf({ block }: { block: Block }) {
  if (block.kind === "p") {
    return (
      <p>
        <Inside pieces={block.inside} />
      </p>
    );
  }
  if (block.kind === "table") {
    return (
      <table>
        <thead>
          <Row cells={block.head} head />
        </thead>
        <tbody>
          {block.rows.map((row, i) => (
            <Row key={i} cells={row} />
          ))}
        </tbody>
      </table>
    );
  }
  const items = block.items.map((item, i) => (
    <li key={i}>
      <Inside pieces={item} />
    </li>
  ));
  return block.kind === "ul" ? <ul>{items}</ul> : <ol>{items}</ol>;
}

function Row({ cells, head = false }: { cells: readonly Inline[][]; head?: boolean }) {
  return (
    <tr>
      {cells.map((cell, i) =>
        head ? (
          <th key={i} scope="col">
            <Inside pieces={cell} />
          </th>
        ) : (
          <td key={i}>
            <Inside pieces={cell} />
          </td>
        ),
      )}
    </tr>
  );
}

function Inside({ pieces }: { pieces: readonly Inline[] }) {
  return (
    <>
      {pieces.map((piece, i) => {
        if (typeof piece === "string") return piece;
        if ("bold" in piece) return <b key={i}>{piece.bold}</b>;
        const known = rulebook.value?.sections[piece.rule] !== undefined;
        if (!known) return `§${piece.rule}`;
        return (
          <button
            key={i}
            type="button"
            class="said"
            onClick={() => {
              openRule.value = piece.rule;
            }}
          >
            §{piece.rule}
          </button>
        );
      })}
    </>
  );
}
