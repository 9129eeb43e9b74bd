/** Promises, the winter list and what the page tells of Here I Stand, in a small browser. */

import { act } from "preact/test-utils";
import { describe, expect, it, vi } from "vitest";
import { latest } from "./core/log";
import { withRemarks } from "./core/remarks";
import { rulebook } from "./core/rules";
import { Table } from "./core/table";
import { meta } from "./core/words";
import type { GameState, PromiseRow, Question } from "./generated/types";
import { relation } from "./his/AccordsPanel";
import { deeds } from "./his/deeds";
import { HandPanel } from "./his/HandPanel";
import { quick } from "./his/quick";
import type { HisView } from "./his/types";
import { WinterPanel } from "./his/WinterPanel";
import { asked, freshPage, META, show, stateWith, VIEW, value } from "./page-testing";
import { defaultOptions, groupsFor, seatsFor } from "./pages/NewGameForm";
import { PromiseSection } from "./ui/Promises";

freshPage();

describe("promises", () => {
  const PROMISE: PromiseRow = {
    id: "p1",
    turn: 2,
    writer: "france",
    to: ["hapsburg"],
    text: "<img src=x onerror=alert(1)> & peace",
    offer: null,
    public: false,
    marks: { france: "kept" },
    log_at: 4,
  };

  it("are shown as they were typed, with what each side says of them", () => {
    const { root } = show(null, {}, PromiseSection, [PROMISE]);
    const box = root.querySelector(".promise-box");
    expect(box?.querySelector("img")).toBeNull();
    expect(box?.querySelector("blockquote")?.textContent).toBe(PROMISE.text);
    expect(box?.textContent).toContain("Turn 2 · only you read it");
    expect(box?.querySelector(".promise-marks")?.textContent).toContain("France: kept");
  });

  it("are judged by their parties; laying open asks twice", () => {
    const { table, click } = show(null, {}, PromiseSection, [PROMISE]);
    const judge = vi.spyOn(table, "judge").mockResolvedValue(null);
    click(".promise-judge .chip:nth-child(2)");
    expect(judge).toHaveBeenCalledWith("p1", { mark: "broken" });
    click(".promise-judge .link");
    expect(judge).toHaveBeenCalledTimes(1);
    click(".promise-judge .link");
    expect(judge).toHaveBeenLastCalledWith("p1", { publish: true });
  });

  it("are gone from the page before the screen is passed on", () => {
    vi.stubGlobal("fetch", () => new Promise(() => undefined));
    const table = new Table("g", () => []);
    table.held.value = { state: stateWith(null), log: [] };
    table.curtain.value = "hapsburg";
    table.arrive();
    table.promises.value = [PROMISE];
    table.call("france");
    expect(table.promises.value).toEqual([]);
    vi.unstubAllGlobals();
  });

  it("are new until they have been before the eyes of the one to whom they are written", () => {
    vi.stubGlobal("fetch", () => new Promise(() => undefined));
    const { table } = show(null);
    table.curtain.value = "hapsburg";
    table.arrive();
    table.promises.value = [PROMISE, { ...PROMISE, id: "p2", writer: "hapsburg", to: ["france"] }];
    expect(table.newPromises.value.map(({ id }) => id)).toEqual(["p1"]);
    table.readPromises();
    expect(table.newPromises.value).toEqual([]);
    vi.unstubAllGlobals();
  });

  it("of others can only be read", () => {
    const { root } = show(null, { seat: null }, PromiseSection, [{ ...PROMISE, public: true }]);
    expect(root.textContent).toContain("all may read it");
    expect(root.querySelector(".promise-judge, .promise-form")).toBeNull();
  });

  it("are written to others; a refusal is told where they are written", async () => {
    const { root, table, click } = show(null, {}, PromiseSection);
    const refusal = { kind: "error" as const, id: "", text: "too many", reason: null, rule: "" };
    const promise = vi.spyOn(table, "promise").mockResolvedValue(refusal);
    const chips = [...root.querySelectorAll(".promise-form .chip")].map((chip) => chip.textContent?.trim() ?? "");
    expect(chips).toHaveLength(5);
    expect(chips.filter((chip) => chip.includes("Hapsburgs"))).toEqual([]);
    click(".promise-form .chip:nth-child(3)");
    const area = root.querySelector("textarea");
    if (area) area.value = "Peace.";
    act(() => void area?.dispatchEvent(new Event("input", { bubbles: true })));
    await act(async () => {
      root.querySelector("form")?.dispatchEvent(new Event("submit", { cancelable: true, bubbles: true }));
    });
    expect(promise).toHaveBeenCalledWith(["france"], "Peace.", null);
    expect(root.querySelector(".promise-form [role=alert]")?.textContent).toBe("too many");
    expect(root.querySelector("textarea")?.value).toBe("Peace.");
  });
});

describe("winter", () => {
  const TASKS = {
    lent: [],
    borrowed: [],
    ships: [],
    moves: true,
    excess: [],
    leaving: ["graz"],
    unsafe: ["graz"],
    garrisons: [],
    replacements: { vienna: "unrest" },
  };
  const STEPS = ["loans", "renegade", "ships", "armies", "alliances", "replacements", "piracy", "debaters", "events"];
  const winterOf = (done: number, now: boolean) => {
    const winter = { done, now, power: now ? "hapsburg" : "none", due: [], renegade: null, tasks: { hapsburg: TASKS } };
    const view = { ...VIEW, winter, religion: { debaters: { luther: "committed" } } };
    const withSteps = { ...META, tables: { ...META.tables, winter: STEPS } };
    meta.value = { ...META, names: { ...META.names, place: META.names.space ?? {} } };
    rulebook.value = { game: "his", order: [], sections: {}, facts: {} };
    const state = stateWith(null, { view: view as unknown as GameState["view"] });
    const Body = () => <WinterPanel table={new Table("g", () => [])} state={state} meta={withSteps} />;
    return [...show(null, {}, Body).root.querySelectorAll(".winter-step")];
  };

  it("shows the steps in order: done, under way with whose turn it is, to come with what each does", () => {
    const steps = winterOf(3, true);
    expect(steps.map((step) => step.classList[1])).toEqual([
      ...["done", "done", "done", "now"],
      ...["later", "later", "later", "later", "later"],
    ]);
    expect(steps[3]?.getAttribute("aria-current")).toBe("step");
    expect(steps[3]?.textContent).toContain("under way: Hapsburgs");
    expect(steps[3]?.textContent).toContain("No safe path, half are lost from: Graz");
    expect(steps[5]?.textContent).toContain("None, there is unrest in: Vienna");
    expect(steps[7]?.textContent).toContain("Uncommitted again: luther");
  });

  it("tells before Winter what will come, and after it that all is done", () => {
    expect(winterOf(0, false).map((step) => step.classList[1])).toEqual(STEPS.map(() => "later"));
    document.body.innerHTML = "";
    expect(winterOf(9, false).map((step) => step.classList[1])).toEqual(STEPS.map(() => "done"));
  });
});

describe("the hand", () => {
  const reason = (part: string | null) => ({
    about: value("card", "2"),
    part: part ? value("word", part) : null,
    reason: { id: "test-ask", args: { space: value("space", "graz") } },
    rule: "6.1",
  });
  const view = { ...VIEW, powers: { hapsburg: { hand: [2], hand_size: 1 } } } as unknown as GameState["view"];
  const notes = (given: Partial<GameState>) => {
    const state = stateWith(null, { view, ...given });
    const Body = () => <HandPanel table={new Table("g", () => [])} state={state} meta={META} />;
    const { root } = show(null, { view, ...given }, Body);
    return [...root.querySelectorAll(".card-note li")].map((one) => one.textContent);
  };

  it("says of every use why it is not possible, though nobody is asked", () => {
    expect(notes({ remarks: [reason("done"), reason(null)] })).toEqual([
      "Done: What about Graz? §6.1",
      "What about Graz? §6.1",
    ]);
  });

  it("says that an event is possible", () => {
    expect(notes({})).toEqual(["As things stand, its event is possible in your impulse."]);
  });

  it("does not say a reason twice that the question gives as well", () => {
    const state = stateWith(null, { remarks: [reason("done")] });
    expect(withRemarks(state, "2", ["For command points only.", "What about Graz?"])).toEqual([
      "For command points only.",
      "Done: What about Graz? §6.1",
    ]);
    expect(withRemarks(state, "7", ["For command points only."])).toEqual(["For command points only."]);
  });
});

describe("Here I Stand", () => {
  it("keeps the result of a fight among the news", () => {
    const entry = (n: number, id: string) => ({ n, id, args: {} });
    const news = [entry(0, "his-battle-rolled"), entry(1, "his-battle-result"), entry(2, "a"), entry(3, "b")];
    expect(latest(news, 2).map(({ n }) => n)).toEqual([1, 3]);
    expect(latest(news.slice(0, 2), 2).map(({ n }) => n)).toEqual([0, 1]);
    expect(latest(news.slice(2), 2).map(({ n }) => n)).toEqual([2, 3]);
  });

  it("tells what a card did, from its last play to where something else begins", () => {
    const entry = (n: number, id: string, card?: string) => ({
      n,
      id,
      args: card ? { card: value("card", card) } : {},
    });
    const log = [
      entry(0, "his-card-as-event", "7"),
      entry(1, "his-passed"),
      entry(2, "his-card-as-event", "7"),
      entry(3, "his-battle"),
      entry(4, "his-response-played", "30"),
      entry(5, "his-dice"),
      entry(6, "his-card-for-cp", "9"),
      entry(7, "his-paid"),
    ];
    expect(deeds(log, "7").map(({ n }) => n)).toEqual([2, 3, 4, 5]);
    expect(deeds(log, "30").map(({ n }) => n)).toEqual([4, 5]);
    expect(deeds(log, "9").map(({ n }) => n)).toEqual([6, 7]);
    expect(deeds(log, "12")).toEqual([]);
  });

  it("offers moves and voyages from own stacks", () => {
    const question: Question = {
      ...asked,
      message: { id: "his-ask-action", args: {} },
      form: "one",
      options: [value("action", "move"), value("action", "sail"), value("word", "done")],
      refused: [],
    };
    const found = quick(question, stateWith(question), META);
    expect(found.map(({ place, steps }) => [place, steps[0]?.text])).toEqual([
      ["vienna", "move"],
      ["north_sea", "sail"],
    ]);
    expect(quick({ ...question, options: [value("word", "done")] }, stateWith(question), META)).toEqual([]);
  });

  it("knows wars, and minors that follow", () => {
    const view = VIEW as unknown as HisView;
    expect(relation(view, "france", "hapsburg")).toBe("war");
    expect(relation(view, "genoa", "hapsburg")).toBe("ally");
    expect(relation(view, "genoa", "france")).toBe("peace");
  });

  it("begins with six players, one of them a person; groups play together", () => {
    expect(defaultOptions(META)).toEqual({ scenario: "1517", players: 6 });
    const groups = groupsFor(META, { players: 4 });
    expect(seatsFor(groups, new Set(["papacy"]), "random")).toMatchObject({
      hapsburg: "human",
      papacy: "human",
      france: "random",
    });
    expect(groupsFor(META, { players: 6 })).toHaveLength(6);
  });
});
