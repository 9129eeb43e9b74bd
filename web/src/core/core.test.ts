import { describe, expect, it } from "vitest";
import type {
  Change,
  CountsQuestion,
  FormationQuestion,
  GameState,
  LogEntry,
  Message,
  OneQuestion,
  SomeQuestion,
  Value,
} from "../generated/types";
import {
  acceptText,
  countsFit,
  countsText,
  dealText,
  firstCounts,
  formationFewest,
  formationFits,
  formationImpossible,
  formationMost,
  formationText,
  isYesNo,
  mostCounts,
  placesOf,
  refuseText,
  someFits,
  someText,
  toggled,
  wholeFormation,
  withinLimit,
} from "./answers";
import { Draft } from "./draft";
import { filterLog, isHeading, isPromise, withPromises } from "./log";
import { mergePatch } from "./patch";
import { parseRoute } from "./router";
import { blocks, inline } from "./rules";
import { humans, nextSeat, playersHere, type Seating } from "./seats";
import { joinLog, takeChange, takeState } from "./state";

const value = (domain: string, token: string | number): Value => ({ domain, value: token });
const asked = { seat: "hapsburg", message: { id: "ask", args: {} }, rule: "", hints: [], so_far: [] };

const some = (least: number, most: number): SomeQuestion => ({
  ...asked,
  form: "some",
  items: ["basel", "metz", "worms"].map((one) => value("space", one)),
  at_least: least,
  at_most: most,
});

const counts = (least: number, most: number): CountsQuestion => ({
  ...asked,
  form: "counts",
  pieces: [
    { item: value("unit", "hapsburg-reg"), bound: 3 },
    { item: value("unit", "hapsburg-merc"), bound: 1 },
  ],
  at_least: least,
  at_most: most,
});

const formation = (given: Partial<FormationQuestion> = {}): FormationQuestion => ({
  ...asked,
  form: "formation",
  units: [
    { item: value("unit", "hapsburg-reg"), bound: 12 },
    { item: value("unit", "hapsburg-merc"), bound: 8 },
  ],
  leaders: [
    { leader: value("leader", "charles_v"), command: 10 },
    { leader: value("leader", "ferdinand"), command: 6 },
    { leader: value("leader", "duke_of_alva"), command: 6 },
  ],
  at_least: 0,
  cap: 1000,
  limited: true,
  base: 4,
  may_be_empty: false,
  required: [],
  impossible: [],
  ...given,
});

describe("answers in notation", () => {
  it("some: in the order of the items, none when empty", () => {
    expect(someText(some(0, 3), new Set(["worms", "basel"]))).toBe("basel worms");
    expect(someText(some(0, 3), new Set())).toBe("none");
    expect(someFits(some(1, 2), new Set())).toBe(false);
    expect(someFits(some(1, 2), new Set(["metz"]))).toBe(true);
  });

  it("some: one pick replaces another, a full choice takes no more", () => {
    expect([...toggled(some(0, 1), new Set(["basel"]), "metz")]).toEqual(["metz"]);
    expect([...toggled(some(0, 2), new Set(["basel", "metz"]), "worms")]).toEqual(["basel", "metz"]);
    expect([...toggled(some(0, 2), new Set(["basel", "metz"]), "basel")]).toEqual(["metz"]);
  });

  it("counts: only what is taken, none when nothing is", () => {
    expect(countsText(counts(0, 4), { "hapsburg-merc": 1, "hapsburg-reg": 2 })).toBe("hapsburg-reg 2 hapsburg-merc 1");
    expect(countsText(counts(0, 4), { "hapsburg-reg": 0 })).toBe("none");
    expect(countsFit(counts(1, 2), { "hapsburg-reg": 3 })).toBe(false);
    expect(countsFit(counts(1, 4), { "hapsburg-merc": 2 })).toBe(false);
    expect(countsFit(counts(1, 4), { "hapsburg-reg": 3, "hapsburg-merc": 1 })).toBe(true);
  });

  it("counts: a forced answer stands there already", () => {
    expect(firstCounts(counts(4, 4))).toEqual({ "hapsburg-reg": 3, "hapsburg-merc": 1 });
    expect(firstCounts(counts(1, 2))).toEqual({});
    expect(mostCounts(counts(0, 4).pieces, 2)).toEqual({ "hapsburg-reg": 2, "hapsburg-merc": 0 });
  });

  it("deals: terms with semicolons, answers to offers by number", () => {
    expect(dealText(["ally england france", "cards england france 1"])).toBe(
      "ally england france ; cards england france 1",
    );
    expect(dealText([])).toBe("none");
    expect([acceptText(3), refuseText(3)]).toEqual(["accept 3", "refuse 3"]);
  });

  it("places: what the map must offer", () => {
    const one: OneQuestion = {
      ...asked,
      form: "one",
      options: [value("space", "metz"), value("place", "north_sea"), value("word", "done")],
      refused: [],
    };
    expect(placesOf(one)).toEqual(["metz", "north_sea"]);
    expect(placesOf({ ...one, options: [value("word", "yes"), value("word", "no")] })).toBeNull();
    expect(isYesNo({ ...one, options: [value("word", "yes"), value("word", "no")] })).toBe(true);
    expect(placesOf(null)).toBeNull();
  });
});

describe("formations", () => {
  it("are limited by the two best leaders, by the base without one, by the cap and by what is there", () => {
    const q = formation();
    expect(formationMost(q, [])).toBe(4);
    expect(formationMost(q, ["ferdinand"])).toBe(6);
    expect(formationMost(q, ["ferdinand", "charles_v", "duke_of_alva"])).toBe(16);
    expect(formationMost(formation({ cap: 5 }), ["charles_v"])).toBe(5);
    expect(formationMost(formation({ limited: false }), [])).toBe(20);
  });

  it("need a unit or a leader, unless they may be empty", () => {
    const q = formation();
    expect(formationFewest(q, [])).toBe(1);
    expect(formationFewest(q, ["ferdinand"])).toBe(0);
    expect(formationFewest(formation({ may_be_empty: true }), [])).toBe(0);
    expect(formationFits(q, {}, [])).toBe(false);
    expect(formationFits(q, {}, ["ferdinand"])).toBe(true);
    expect(formationFits(q, { "hapsburg-reg": 5 }, [])).toBe(false);
    expect(formationFits(q, { "hapsburg-reg": 5 }, ["ferdinand"])).toBe(true);
  });

  it("take leaders that must go, and no counts without counters", () => {
    const q = formation({ required: [value("leader", "ferdinand")], impossible: [[12, 4]] });
    expect(formationFits(q, { "hapsburg-reg": 2 }, [])).toBe(false);
    expect(formationImpossible(q, { "hapsburg-reg": 12, "hapsburg-merc": 4 })).toBe(true);
    expect(wholeFormation(q).counts).toEqual({ "hapsburg-reg": 12, "hapsburg-merc": 3 });
    const draft = new Draft(q);
    draft.toggleLeader("ferdinand");
    expect(draft.leaders.value).toContain("ferdinand");
  });

  it("print units, then leaders", () => {
    const q = formation();
    expect(formationText(q, { "hapsburg-merc": 1, "hapsburg-reg": 2 }, ["duke_of_alva", "charles_v"])).toBe(
      "hapsburg-reg 2 hapsburg-merc 1 charles_v duke_of_alva",
    );
    expect(formationText(q, {}, [])).toBe("none");
  });

  it("begin with all that may go, and shrink when a leader stays", () => {
    const q = formation();
    const whole = wholeFormation(q);
    expect(whole.counts).toEqual({ "hapsburg-reg": 12, "hapsburg-merc": 4 });
    expect(withinLimit(q, whole.counts, ["ferdinand"])).toEqual({ "hapsburg-reg": 6, "hapsburg-merc": 0 });
    const draft = new Draft(q);
    expect(draft.text).toBe("hapsburg-reg 12 hapsburg-merc 4 charles_v ferdinand duke_of_alva");
    draft.toggleLeader("charles_v");
    expect(draft.text).toBe("hapsburg-reg 12 ferdinand duke_of_alva");
  });
});

describe("merge patches", () => {
  it("replace, remove, go deep, and leave the rest untouched", () => {
    const old = { a: { x: 1, y: 2 }, b: [1, 2], c: "c", d: { z: 1 } };
    const next = mergePatch(old, { a: { x: 3, y: null }, b: [5], e: { new: true } }) as typeof old;
    expect(next).toEqual({ a: { x: 3 }, b: [5], c: "c", d: { z: 1 }, e: { new: true } });
    expect(next.d).toBe(old.d);
    expect(old.a).toEqual({ x: 1, y: 2 });
    expect(mergePatch({ a: 1 }, 5)).toBe(5);
    expect(mergePatch([1], { a: { b: null } })).toEqual({ a: {} });
  });
});

const entry = (n: number): LogEntry => ({ n, id: `fact-${n}`, args: {} });
const state = (revision: number, given: Partial<GameState> = {}): GameState => ({
  id: "g",
  game: "his",
  options: {},
  seats: {},
  status: "running",
  revision,
  seat: "hapsburg",
  question: null,
  remarks: [],
  awaited: [],
  can_undo: false,
  log_from: 0,
  log: [],
  log_next: 0,
  commitment: "",
  key: null,
  opened: false,
  result: null,
  view: { turn: revision },
  ...given,
});

describe("what the table sends", () => {
  it("joins the log, also after an undo", () => {
    const log = [0, 1, 3, 4].map(entry);
    expect(joinLog(log, 5, [entry(6)]).map(({ n }) => n)).toEqual([0, 1, 3, 4, 6]);
    expect(joinLog(log, 3, [entry(3)]).map(({ n }) => n)).toEqual([0, 1, 3]);
    expect(joinLog(log, 5, [])).toBe(log);
  });

  it("ignores an older state of the same seat, and takes any of another", () => {
    const held = takeState(null, state(5));
    expect(takeState(held, state(4))).toBe(held);
    expect(takeState(held, state(4, { seat: "france" })).state.seat).toBe("france");
    expect(takeState(held, state(6, { log_from: 0, log: [entry(0)] })).log).toHaveLength(1);
  });

  it("takes a change on its base, ignores an old one, and notices a gap", () => {
    const { view: _, ...play } = state(6);
    const held = takeState(null, state(5, { view: { turn: 5, kept: { deep: 1 } } }));
    const change = (base: number, revision: number): Change => ({
      type: "change",
      base,
      patch: { turn: revision },
      state: { ...play, revision },
    });
    expect(takeChange(held, change(5, 6))).toMatchObject({
      state: { revision: 6, view: { turn: 6, kept: { deep: 1 } } },
    });
    expect(takeChange(held, change(4, 5))).toBe(held);
    expect(takeChange(held, change(6, 7))).toBe("stale");
    expect(takeChange(null, change(5, 6))).toBe("stale");
  });
});

describe("who looks at the screen", () => {
  const seats = { ottoman: "human", hapsburg: "human", papacy: "human", france: "random" };
  const seating = (here: string[], groups: string[][] = []): Seating => ({ seats, groups, here });

  it("is the only person here, from the start", () => {
    expect(humans(seats)).toEqual(["ottoman", "hapsburg", "papacy"]);
    expect(nextSeat(seating(["ottoman"]), null, ["france"])).toEqual({ kind: "sit", seat: "ottoman" });
    expect(nextSeat(seating(["ottoman"]), "ottoman", ["hapsburg"])).toEqual({ kind: "stay" });
  });

  it("changes behind a curtain, and never while the present one must decide", () => {
    const two = seating(["ottoman", "hapsburg"]);
    expect(nextSeat(two, null, ["hapsburg"])).toEqual({ kind: "pass", seat: "hapsburg" });
    expect(nextSeat(two, "ottoman", ["hapsburg"])).toEqual({ kind: "pass", seat: "hapsburg" });
    expect(nextSeat(two, "ottoman", ["ottoman", "hapsburg"])).toEqual({ kind: "stay" });
    expect(nextSeat(two, "ottoman", ["france"])).toEqual({ kind: "stay" });
  });

  it("needs no curtain between two powers of one player", () => {
    const groups = [["ottoman"], ["hapsburg", "papacy"], ["france"]];
    expect(nextSeat(seating(["hapsburg", "papacy"], groups), "hapsburg", ["papacy"])).toEqual({
      kind: "sit",
      seat: "papacy",
    });
    expect(playersHere(seating(["ottoman", "hapsburg", "papacy"], groups))).toHaveLength(2);
  });
});

describe("the log", () => {
  const say = (message: Message) =>
    ({ "fact-0": "Paris becomes Protestant.", "fact-1": "France passes." })[message.id] ?? "";
  it("is found by words in any order", () => {
    expect(filterLog([entry(0), entry(1)], "protestant PARIS", say).map(({ n }) => n)).toEqual([0]);
    expect(filterLog([entry(0), entry(1)], "  ", say)).toHaveLength(2);
  });
  it("holds promises where they were written, also when the log was shortened since", () => {
    const promise = (id: string, log_at: number) => ({
      ...{ id, log_at, turn: 1, writer: "france", to: [], text: "", offer: null, public: false, marks: {} },
    });
    const lines = withPromises([entry(1), entry(3)], [promise("late", 9), promise("early", 2), promise("next", 3)]);
    expect(lines.map((line) => (isPromise(line) ? line.id : line.n))).toEqual([1, "early", "next", 3, "late"]);
  });
  it("has headings", () => {
    expect(isHeading({ n: 0, id: "his-turn-begins", args: {} })).toBe(true);
    expect(isHeading(entry(0))).toBe(false);
  });
});

describe("rules in Markdown", () => {
  it("have bold words, sections, lists and tables", () => {
    expect(inline("See **this** in §13.2.")).toEqual(["See ", { bold: "this" }, " in ", { rule: "13.2" }, "."]);
    expect(
      blocks("One\nline.\n\nSteps:\n1. first\n   goes on\n2. second\n\n| a | b |\n| --- | --- |\n| 1 | 2 |"),
    ).toEqual([
      { kind: "p", inside: ["One line."] },
      { kind: "p", inside: ["Steps:"] },
      { kind: "ol", items: [["first goes on"], ["second"]] },
      { kind: "table", head: [["a"], ["b"]], rows: [[["1"], ["2"]]] },
    ]);
  });
});

describe("addresses", () => {
  it("name a page", () => {
    expect(parseRoute("#/game/aB-_9")).toEqual({ page: "table", id: "aB-_9" });
    expect(parseRoute("")).toEqual({ page: "start" });
    expect(parseRoute("#/nowhere")).toEqual({ page: "start" });
  });
});
