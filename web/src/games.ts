/** What the table page asks of a game's own part of the client. */

import type { ComponentChildren, FunctionComponent } from "preact";
import type { Table } from "./core/table";
import type { GameState, LogEntry, Message, Meta, OneQuestion, Question, Value } from "./generated/types";
import { his } from "./his";
import type { IconName } from "./ui/Icon";

export interface PanelDef {
  readonly id: string;
  readonly icon: IconName;
  /** A text of the page. */
  readonly label: string;
  readonly Body: FunctionComponent<PanelProps>;
  /** What waits there for the player. */
  readonly count?: (props: PanelProps) => number;
  /** Shown only when asked for, and while this holds. */
  readonly onlyWhile?: (state: GameState) => boolean;
}

export interface PanelProps {
  readonly table: Table;
  readonly state: GameState;
  readonly meta: Meta;
}

export interface BoardArea {
  readonly state: GameState;
  readonly meta: Meta;
  readonly choices: readonly { place: string; hint?: string }[] | null;
  readonly onPick: (place: string) => void;
  readonly selected: readonly string[];
  readonly reasons: Readonly<Record<string, string>>;
  readonly lookAt: readonly string[];
}

/** A short way: one click that answers several questions in a row, as far as each answer is legal. */
export interface Quick {
  readonly place: string;
  readonly hint: string;
  /** The answers, each with the message id of the question that it answers. */
  readonly steps: readonly { readonly ask: string; readonly text: string }[];
}

export interface PointsProps {
  readonly state: GameState;
  readonly meta: Meta;
  readonly power: string;
}

export interface GameUi {
  readonly Board: FunctionComponent<BoardArea>;
  /** Turn and powers, in the bar at the top. */
  readonly Header: FunctionComponent<PanelProps & { onOpen: (panel: string) => void }>;
  /** Who acts in which phase, for the question. */
  readonly Context: FunctionComponent<PanelProps>;
  readonly panels: readonly PanelDef[];
  /** The mark of a seat or power: a coloured shield with its letter. */
  readonly Mark: FunctionComponent<{ power: string; size?: number }>;
  /** A card to choose. */
  readonly CardChoice: FunctionComponent<CardChoiceProps>;
  /** Where the points of a seat come from. */
  readonly Points: FunctionComponent<PointsProps>;
  /** A kind of victory in words. */
  readonly victory: (kind: string) => string;
  /** Explains a value on hover; undefined: nothing to explain. */
  readonly explain: (value: Value, state: GameState, meta: Meta) => (() => ComponentChildren) | undefined;
  /** From which face on dice are hits, in a sentence that counts hits. */
  readonly hitFrom: (message: Message) => number | undefined;
  /** The power whose mark stands before a value, if it is somebody's. */
  readonly markOf: (value: Value, meta: Meta) => string | undefined;
  /** More about an option than its name: a cost, a rating. */
  readonly remark: (value: Value, state: GameState, meta: Meta, question?: string) => string;
  /** What followed when a card was played last, of the log. */
  readonly deeds: (log: readonly LogEntry[], card: string) => readonly LogEntry[];
  /** Does a step that can be taken back whole begin with this question? */
  readonly begins: (question: Question) => boolean;
  readonly quick: (question: OneQuestion, state: GameState, meta: Meta) => readonly Quick[];
  /** Seats that one player has together. */
  readonly groups: (meta: Meta, state: GameState) => readonly (readonly string[])[];
  /** A term of a deal in words. */
  readonly term: (kind: string, values: readonly Value[]) => string;
  readonly offers: (state: GameState) => readonly Offer[];
  readonly turn: (state: GameState) => number;
}

/** A package that lies on the table. */
export interface Offer {
  readonly n: number;
  readonly proposer: string;
  readonly agreed: readonly string[];
  readonly status: string;
  readonly terms: readonly { readonly kind: string; readonly values: readonly Value[] }[];
}

export interface CardChoiceProps {
  readonly card: string;
  readonly hotkey?: string;
  /** Why it may not be chosen. */
  readonly refused?: string;
  /** What a player should know before he chooses it; the first is said at once, all with the whole card. */
  readonly notes?: readonly string[];
  readonly chosen?: boolean;
  readonly onChoose?: () => void;
}

const GAMES: Readonly<Record<string, GameUi>> = { his };

/** The part of a game; Here I Stand draws for any that has none yet. */
export const gameUi = (game: string): GameUi => GAMES[game] ?? his;
