/** What the tests of the page share: a table with a question, drawn into a small browser. */

import { type FunctionComponent, render } from "preact";
import { act } from "preact/test-utils";
import { afterEach, beforeEach, expect, vi } from "vitest";
import { Draft } from "./core/draft";
import { HereContext } from "./core/here";
import { Table } from "./core/table";
import { addTexts, lang, meta } from "./core/words";
import { gameUi } from "./games";
import type { GameState, Meta, PromiseRow, Question, Value } from "./generated/types";
import { Prompt } from "./questions/Prompt";

export const value = (domain: string, token: string | number | number[] | string[]): Value => ({
  domain,
  value: token,
});

export const META = {
  game: "his",
  seats: ["ottoman", "hapsburg", "england", "france", "papacy", "protestant"],
  options: { scenario: ["1517", "1532"], players: [3, 4, 5, 6], scoring: ["per_power", "average"] },
  bots: ["random"],
  names: {
    power: { hapsburg: { en: "Hapsburgs", ru: "Габсбурги" }, france: { en: "France", ru: "Франция" } },
    space: { vienna: { en: "Vienna", ru: "Вена" }, graz: { en: "Graz", ru: "Грац" } },
    card: { 2: { en: "Holy Roman Emperor", ru: "Император" } },
    vessel: { "ottoman-corsair": { en: "ottoman-corsair", ru: "ottoman-corsair" } },
    word: { done: { en: "Done", ru: "Готово" } },
  },
  tables: {
    cards: {
      2: {
        id: "holy_roman_emperor",
        cp: 5,
        type: { "2010": "home" },
        turn: {},
        players: ["hapsburg"],
        text: { en: "Charles moves.", ru: "Карл едет." },
        home: "hapsburg",
      },
    },
    actions: { move: { hapsburg: 1 } },
    leaders: {},
    debaters: {},
    players: { 4: [["ottoman"], ["hapsburg", "papacy"], ["england", "protestant"], ["france"]] },
    years: {},
  },
} as unknown as Meta;

export const VIEW = {
  options: { edition: "2010" },
  turn: 1,
  last_turn: 9,
  phase: "action",
  active: "hapsburg",
  stage: "actions",
  cp: 3,
  card: 2,
  spaces: { vienna: { units: { "hapsburg-reg": 4 } }, graz: { units: { "france-reg": 1 } } },
  seas: { north_sea: { ships: { "genoa-squadron@hapsburg": 1 } } },
  minors: { genoa: "hapsburg" },
  wars: [["hapsburg", "france"]],
  alliances: [],
  powers: {},
  vp: {},
};

export function stateWith(question: Question | null, given: Partial<GameState> = {}): GameState {
  return {
    id: "g",
    game: "his",
    options: {},
    seats: { hapsburg: "human", france: "random" },
    status: "running",
    revision: 3,
    seat: "hapsburg",
    question,
    remarks: [],
    awaited: ["france"],
    can_undo: false,
    log_from: 0,
    log: [],
    log_next: 0,
    commitment: "",
    key: null,
    opened: false,
    result: null,
    view: VIEW as unknown as GameState["view"],
    ...given,
  };
}

export const asked = {
  seat: "hapsburg",
  message: { id: "test-ask", args: { space: value("space", "vienna") } },
  rule: "13.1",
  hints: [],
  so_far: [],
};

export function show(
  question: Question | null,
  given: Partial<GameState> = {},
  Body: FunctionComponent | null = null,
  promises: readonly PromiseRow[] = [],
) {
  const table = new Table("g", () => []);
  const state = stateWith(question, given);
  table.held.value = { state, log: [] };
  table.promises.value = promises;
  table.meta.value = META;
  const decide = vi.spyOn(table, "decide").mockResolvedValue(true);
  const oddsOf = vi.spyOn(table, "oddsOf").mockResolvedValue([]);
  const draft = question ? new Draft(question) : null;
  const root = document.createElement("div");
  document.body.append(root);
  act(() =>
    render(
      <HereContext.Provider value={{ table, state, meta: META, ui: gameUi("his") }}>
        {Body ? <Body /> : <Prompt draft={draft} />}
      </HereContext.Provider>,
      root,
    ),
  );
  const click = (selector: string) => {
    const found = root.querySelector<HTMLElement>(selector);
    expect(found, selector).not.toBeNull();
    act(() => found?.click());
  };
  return { root, decide, oddsOf, click, table };
}

/** Let the clock of a test run on. */
export const wait = (ms: number) =>
  act(async () => {
    await vi.advanceTimersByTimeAsync(ms);
  });

/** English, the tables and texts above before each test; an empty page after it. */
export function freshPage() {
  beforeEach(() => {
    lang.value = "en";
    meta.value = META;
    addTexts(
      "en",
      "test-ask = What about { $space }?\ntest-dice = { $power } rolls { $dice }: { $n ->\n [one] hit\n *[other] hits\n}.",
    );
  });
  afterEach(() => {
    document.body.innerHTML = "";
  });
}
