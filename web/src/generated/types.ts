// Made by tools/make_client_types.py from regio/table/wire.py; do not edit.

/** The game has changed; `patch` is a JSON merge patch for the view of revision `base`. */
export interface Change {
  type: "change";
  base: number;
  patch: Record<string, unknown>;
  state: StateOfPlay;
}

/** A leader and his command rating. */
export interface Commander {
  leader: Value;
  command: number;
}

/** Choose how many of each. */
export interface CountsQuestion {
  seat: string;
  message: Message;
  rule: string;
  hints: Hint[];
  so_far: Step[];
  form: "counts";
  pieces: Piece[];
  at_least: number;
  at_most: number;
}

/** Propose terms. */
export interface DealQuestion {
  seat: string;
  message: Message;
  rule: string;
  hints: Hint[];
  so_far: Step[];
  form: "deal";
  terms: Term[];
  at_most: number;
}

/** What was wrong. */
export interface ErrorBody {
  id: string;
  text: string;
  rule: string;
  reason: Message | null;
}

/** The answer to a request that failed. */
export interface ErrorReply {
  error: ErrorBody;
}

/** Choose units and leaders. `required` leaders must go along; `impossible` counts cannot be shown by counters. */
export interface FormationQuestion {
  seat: string;
  message: Message;
  rule: string;
  hints: Hint[];
  so_far: Step[];
  form: "formation";
  units: Piece[];
  leaders: Commander[];
  at_least: number;
  cap: number;
  limited: boolean;
  base: number;
  may_be_empty: boolean;
  required: Value[];
  impossible: number[][];
}

/** First message of the live channel, and after each `Look`. */
export interface Full {
  type: "full";
  state: GameState;
  promises: PromiseRow[];
}

/** All games, the newest first. */
export interface GameList {
  games: GameRow[];
}

/** A game in the list of games. */
export interface GameRow {
  id: string;
  game: string;
  options: Record<string, string | number>;
  seats: Record<string, string>;
  status: "running" | "over";
  revision: number;
  awaited: string[];
  turn: number;
  created: string;
  changed: string;
  winners: string[];
}

/** A game as one seat may know it. */
export interface GameState {
  id: string;
  game: string;
  options: Record<string, string | number>;
  seats: Record<string, string>;
  status: "running" | "over";
  revision: number;
  seat: string | null;
  question: Question | null;
  remarks: Remark[];
  awaited: string[];
  can_undo: boolean;
  log_from: number;
  log: LogEntry[];
  log_next: number;
  commitment: string;
  key: string | null;
  opened: boolean;
  result: Result | null;
  view: Record<string, unknown>;
}

/** The server is up. */
export interface Health {
  ok: boolean;
  version: string;
}

/** What helps to answer, such as odds; `option` null: of the question as a whole. */
export interface Hint {
  option: Value | null;
  message: Message;
}

/** What can be said of an answer, at a revision of the game. */
export interface Hints {
  revision: number;
  hints: Hint[];
}

/** What can be said of an answer to the open question of a seat, in notation, before it is given. */
export interface HintsRequest {
  revision: number;
  seat: string;
  text: string;
}

/** Something that happened; `n` is its number in the whole log. */
export interface LogEntry {
  n: number;
  id: string;
  args: Record<string, Value>;
}

/** Over the live channel: look from this seat from now on. */
export interface Look {
  seat: string | null;
}

/** A sentence of the catalogues with its arguments. */
export interface Message {
  id: string;
  args: Record<string, Value>;
}

/** What never changes of a game while the server runs. */
export interface Meta {
  game: string;
  seats: string[];
  options: Record<string, (string | number)[]>;
  bots: string[];
  names: Record<string, Record<string, Name>>;
  tables: Record<string, unknown>;
}

/** A name in the languages of the table. */
export interface Name {
  en: string;
  ru: string;
}

/** An answer to the open question of a seat, in notation. */
export interface NewDecision {
  revision: number;
  seat: string;
  text: string;
  since?: number;
}

/** A game to start. */
export interface NewGame {
  game: string;
  options?: Record<string, string | number>;
  seats?: Record<string, string>;
}

/** A promise to write down, to one or more powers; `offer`: the number of a deal that all of them see. */
export interface NewPromise {
  seat: string;
  to: string[];
  text: string;
  offer?: number | null;
}

/** Choose one. */
export interface OneQuestion {
  seat: string;
  message: Message;
  rule: string;
  hints: Hint[];
  so_far: Step[];
  form: "one";
  options: Value[];
  refused: Refused[];
}

/** Something of which there are `bound`. */
export interface Piece {
  item: Value;
  bound: number;
}

/** What a party says has become of a promise ("none": nothing any more), or that all may read it. */
export interface PromiseChange {
  seat: string;
  mark?: "kept" | "broken" | "withdrawn" | "none" | null;
  publish?: boolean;
}

/** The promises that a seat may read, in the order in which they were written. */
export interface PromiseList {
  seat: string | null;
  promises: PromiseRow[];
}

/** A promise that was written down; it has no effect on the game. `marks`: what its parties say of it, by seat.

`log_at`: it belongs before the entry of the log with this number. */
export interface PromiseRow {
  id: string;
  turn: number;
  writer: string;
  to: string[];
  text: string;
  offer: number | null;
  public: boolean;
  marks: Record<string, "kept" | "broken" | "withdrawn">;
  log_at: number;
}

/** The promises that the seat may read have changed. */
export interface Promised {
  type: "promises";
  seat: string | null;
  promises: PromiseRow[];
}

/** What is not allowed now, and why. */
export interface Refused {
  option: Value;
  reason: Message;
  rule: string;
}

/** Why something that a seat holds cannot be used now, asked or not; `part` is the use that is meant, if several. */
export interface Remark {
  about: Value;
  part: Value | null;
  reason: Message;
  rule: string;
}

/** How a game ended. */
export interface Result {
  winners: string[];
  kind: string;
  points: Record<string, number>;
}

/** A section of the rules in the languages of the table. */
export interface RuleSection {
  en: RuleText;
  ru: RuleText;
}

/** A section of the rules in one language; `text` is Markdown without HTML and headings. */
export interface RuleText {
  title: string;
  text: string;
}

/** The rules of a game for players; `facts` gives the `rule` of each log entry by its id. */
export interface Rulebook {
  game: string;
  order: string[];
  sections: Record<string, RuleSection>;
  facts: Record<string, string>;
}

/** Choose several. */
export interface SomeQuestion {
  seat: string;
  message: Message;
  rule: string;
  hints: Hint[];
  so_far: Step[];
  form: "some";
  items: Value[];
  at_least: number;
  at_most: number;
}

/** A game as one seat may know it, without the position. */
export interface StateOfPlay {
  id: string;
  game: string;
  options: Record<string, string | number>;
  seats: Record<string, string>;
  status: "running" | "over";
  revision: number;
  seat: string | null;
  question: Question | null;
  remarks: Remark[];
  awaited: string[];
  can_undo: boolean;
  log_from: number;
  log: LogEntry[];
  log_next: number;
  commitment: string;
  key: string | null;
  opened: boolean;
  result: Result | null;
}

/** Something settled in the action of a question that is not carried out yet, and what can be said of it. */
export interface Step {
  message: Message;
  odds: Message[];
}

/** Talk with others: offer terms to partners, accept or refuse an offer, or leave ("done"). */
export interface TalkQuestion {
  seat: string;
  message: Message;
  rule: string;
  hints: Hint[];
  so_far: Step[];
  form: "talk";
  offers: number[];
  partners: string[];
  may_offer: boolean;
  terms: Term[];
  at_most: number;
}

/** One term that a deal may hold; `text` is its notation. */
export interface Term {
  text: string;
  kind: string;
  values: Value[];
}

/** Take back the last decision of a seat. */
export interface UndoRequest {
  revision: number;
  seat: string;
  since?: number;
}

/** An id of a domain, a number, or several of them. */
export interface Value {
  domain: string;
  value: string | number | string[] | number[];
}

export type Question = OneQuestion | SomeQuestion | CountsQuestion | FormationQuestion | DealQuestion | TalkQuestion;
