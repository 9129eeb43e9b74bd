/** The page's parts in a small browser: texts, sentences, and a panel for every form of question. */

import { readdirSync, readFileSync, statSync } from "node:fs";
import { FluentResource } from "@fluent/bundle";
import { act } from "preact/test-utils";
import { describe, expect, it, vi } from "vitest";
import { placeHint } from "./core/hints";
import { addTexts, errorText, lang, nameOf, parts, sentence } from "./core/words";
import type { GameState, Hint, Message, Question } from "./generated/types";
import { asked, freshPage, show, stateWith, VIEW, value, wait } from "./page-testing";
import { PAUSE } from "./questions/DraftOdds";
import { Sentence } from "./ui/Sentence";

const here = import.meta.dirname;

freshPage();

/** A formation out of some Hapsburg regulars without a leader. */
const regulars = (bound: number) => ({
  form: "formation" as const,
  units: [{ item: value("unit", "hapsburg-reg"), bound }],
  leaders: [],
  at_least: 1,
  cap: 1000,
  limited: true,
  base: 4,
  may_be_empty: false,
  required: [],
  impossible: [],
});

describe("texts", () => {
  const folders = ["texts", "his/texts"];
  const ids = (file: string) =>
    [...readFileSync(file, "utf8").matchAll(/^([a-z][\w-]*) =/gm)].map((found) => found[1] ?? "");
  const files = (folder: string): string[] =>
    readdirSync(folder).flatMap((name) => {
      const path = `${folder}/${name}`;
      return statSync(path).isDirectory() ? files(path) : path;
    });

  it("are the same in both languages, each once, all readable", () => {
    for (const folder of folders) {
      const [en, ru] = ["en", "ru"].map((one) => ids(`${here}/${folder}/${one}.ftl`));
      expect(ru).toEqual(en);
      expect(new Set(en).size).toBe(en?.length);
      for (const one of ["en", "ru"]) {
        const resource = new FluentResource(readFileSync(`${here}/${folder}/${one}.ftl`, "utf8"));
        expect(resource.body.length).toBe(en?.length);
      }
    }
  });

  it("explain the bonus of every debater", () => {
    const rows = readFileSync(`${here}/../../src/regio/his/data/debaters.csv`, "utf8").trim().split("\n").slice(1);
    const known = new Set(ids(`${here}/his/texts/en.ftl`));
    expect(rows).toHaveLength(29);
    expect(rows.filter((row) => !known.has(`his-ui-bonus-${row.split(",")[0]}`))).toEqual([]);
  });

  it("hold every id that the page says", () => {
    const known = new Set(folders.flatMap((folder) => ids(`${here}/${folder}/en.ftl`)));
    const said = files(here)
      .filter((file) => /\.tsx?$/.test(file) && !/\.test\.|\/map\/|generated/.test(file))
      .flatMap((file) =>
        [...readFileSync(file, "utf8").matchAll(/"((?:his-)?ui-[a-z_-]+)"/g)].map((found) => found[1] ?? ""),
      );
    expect(said.length).toBeGreaterThan(80);
    expect(said.filter((id) => !known.has(id))).toEqual([]);
  });
});

describe("sentences", () => {
  it("keep their names and dice apart, and count", () => {
    const message = {
      id: "test-dice",
      args: { power: value("power", "france"), dice: value("dice", [5, 2]), n: value("n", 1) },
    };
    expect(sentence(message)).toBe("France rolls 5, 2: hit.");
    expect(parts(message)).toEqual([
      { value: value("power", "france"), text: "France" },
      " rolls ",
      { value: value("dice", [5, 2]), text: "5, 2" },
      ": hit.",
    ]);
  });

  it("show an unknown id with its arguments", () => {
    const message = { id: "his-brand-new_thing", args: { space: value("space", "vienna"), n: value("n", 3) } };
    expect(sentence(message)).toBe("his brand new thing · space: Vienna · n: 3");
    expect(sentence({ id: "x", args: { cards: value("card", []) } })).toBe("x · cards: —");
  });

  it("name what nobody has named in plain words", () => {
    expect(nameOf("vessel", "ottoman-corsair")).toBe("corsairs");
    expect(nameOf("moment", "battle_begins")).toBe("battle begins");
    lang.value = "ru";
    expect(nameOf("space", "vienna")).toBe("Вена");
    expect(errorText("no-such-id", { text: "why" })).toBe("why");
  });
});

describe("panels", () => {
  it("one: cards, places, words; what is refused says why", () => {
    const { root, decide, click } = show({
      ...asked,
      form: "one",
      options: [value("card", "2"), value("space", "graz"), value("word", "done")],
      refused: [
        { option: value("power", "france"), reason: { id: "his-why-x", args: {} }, rule: "9.6" },
        { option: value("card", "2"), reason: { id: "his-why-y", args: {} }, rule: "" },
      ],
    });
    expect(root.querySelector(".ask")?.textContent).toContain("What about Vienna? §13.1");
    expect(root.querySelector(".refused")?.textContent).toContain("France his why x §9.6");
    click('[data-answer="graz"]');
    click('[data-answer="done"]');
    click('.card-mini[data-answer="2"]');
    expect(decide.mock.calls.flat()).toEqual(["graz", "done", "2"]);
    expect(document.activeElement).toBe(root.querySelector(".ask"));
  });

  it("odds stand with their option, those of the whole question with the panel", () => {
    const odds = (n: number) => ({ id: "test-odds", args: { n: value("n", n) } });
    addTexts("en", "test-odds = { $n }% to win");
    const question: Question = {
      ...asked,
      form: "one",
      options: [value("space", "graz"), value("word", "done")],
      refused: [],
      hints: [{ option: value("space", "graz"), message: odds(41) }],
    };
    const one = show(question);
    expect(one.root.querySelector('[data-answer="graz"]')?.textContent).toBe("Graz 41% to win");
    expect(one.root.querySelector('[data-answer="done"] .odds')).toBeNull();
    expect(one.root.querySelector(".odds-note")).not.toBeNull();
    expect(placeHint(question, "graz")).toBe("41% to win");
    expect(placeHint(question, "vienna")).toBe("");
    document.body.innerHTML = "";
    const formation = show({
      ...asked,
      ...regulars(2),
      hints: [{ option: null, message: odds(7) }],
    });
    expect(formation.root.querySelector(".odds")?.textContent).toBe("7% to win");
  });

  it("a card says why it cannot be an event, without the small print of odds", () => {
    addTexts("en", "test-why = Luther is dead.");
    const { root } = show({
      ...asked,
      form: "one",
      options: [value("card", "7"), value("card", "24")],
      refused: [],
      hints: [{ option: value("card", "7"), message: { id: "test-why", args: {} } }],
    });
    expect(root.querySelector('[data-answer="7"]')?.textContent).toContain("Luther is dead.");
    expect(root.querySelector('[data-answer="24"]')?.textContent).not.toContain("dead");
    expect(root.querySelector(".odds-note")).toBeNull();
  });

  it("odds follow the formation that is stepped", async () => {
    vi.useFakeTimers();
    addTexts("en", "test-odds = { $n }% to win");
    const odds = (n: number): Hint => ({ option: null, message: { id: "test-odds", args: { n: value("n", n) } } });
    const { root, oddsOf, click } = show({
      ...asked,
      ...regulars(3),
      hints: [odds(70)],
    });
    const shown = () => root.querySelector(".draft-odds .odds")?.textContent;
    const busy = () => root.querySelector(".draft-odds")?.getAttribute("aria-busy");
    oddsOf.mockImplementation(async (text) => [odds(10 * Number(text.split(" ")[1]))]);
    expect([shown(), busy()]).toEqual(["70% to win", "true"]);
    await wait(PAUSE);
    expect([shown(), busy()]).toEqual(["30% to win", "false"]);
    click(".stepper button:first-of-type");
    expect([shown(), busy()]).toEqual(["30% to win", "true"]);
    await wait(PAUSE / 2);
    click(".stepper button:first-of-type");
    await wait(PAUSE);
    expect([shown(), busy()]).toEqual(["10% to win", "false"]);
    expect(oddsOf.mock.calls.flat(), "one question for each pause").toEqual(["hapsburg-reg 3", "hapsburg-reg 1"]);
    click(".stepper button:first-of-type");
    await wait(PAUSE);
    expect(root.querySelector(".draft-odds")?.textContent, "no formation yet: the largest").toContain("70% to win");
    expect(oddsOf).toHaveBeenCalledTimes(2);
    vi.useRealTimers();
  });

  it("an answer about another draft comes too late", async () => {
    vi.useFakeTimers();
    addTexts("en", "test-odds = { $n }% to win");
    const odds = (n: number): Hint => ({ option: null, message: { id: "test-odds", args: { n: value("n", n) } } });
    const { root, oddsOf, click } = show({
      ...asked,
      form: "some",
      items: [value("space", "graz"), value("space", "vienna")],
      at_least: 0,
      at_most: 2,
      hints: [odds(70)],
    });
    oddsOf.mockImplementationOnce(() => new Promise((resolve) => setTimeout(() => resolve([odds(1)]), 10 * PAUSE)));
    oddsOf.mockImplementationOnce(async () => [odds(2)]);
    await wait(PAUSE);
    click('[data-item="vienna"]');
    await wait(20 * PAUSE);
    expect(oddsOf.mock.calls.flat()).toEqual(["none", "vienna"]);
    expect(root.querySelector(".draft-odds .odds")?.textContent).toBe("2% to win");
    vi.useRealTimers();
  });

  it("a question without odds asks for none", async () => {
    vi.useFakeTimers();
    const { root, oddsOf, click } = show({
      ...asked,
      form: "some",
      items: [value("space", "graz"), value("space", "vienna")],
      at_least: 0,
      at_most: 2,
    });
    click('[data-item="vienna"]');
    await wait(10 * PAUSE);
    expect(oddsOf).not.toHaveBeenCalled();
    expect(root.querySelector(".draft-odds")).toBeNull();
    vi.useRealTimers();
  });

  it("standing orders say what each does", () => {
    const { root } = show({
      ...asked,
      form: "one",
      options: ["pass", "pass-impulse", "pass-turn", "pass-unless-mine"].map((one) => value("word", one)),
      refused: [],
    });
    expect(root.querySelector('[data-answer="pass"] .odds')).toBeNull();
    expect(root.querySelectorAll(".odds")).toHaveLength(3);
    expect(root.querySelector('[data-answer="pass-turn"] .odds')?.textContent).toContain("turn");
  });

  it("some: pick, then confirm", () => {
    const { root, decide, click } = show({
      ...asked,
      form: "some",
      items: [value("space", "graz"), value("space", "vienna")],
      at_least: 1,
      at_most: 2,
    });
    const confirm = root.querySelector<HTMLButtonElement>("[data-confirm]");
    expect(confirm?.disabled).toBe(true);
    click('[data-item="vienna"]');
    expect(root.querySelector('[data-item="vienna"]')?.getAttribute("aria-pressed")).toBe("true");
    click("[data-confirm]");
    expect(decide).toHaveBeenCalledWith("vienna");
  });

  it("counts and formations: steppers, leaders, all and none", () => {
    const units = [{ item: value("unit", "hapsburg-reg"), bound: 8 }];
    const counting = show({
      ...asked,
      form: "counts",
      pieces: [...units, { item: value("unit", "x"), bound: 2 }],
      at_least: 1,
      at_most: 2,
    });
    counting.click(".stepper button:last-child");
    counting.click("[data-confirm]");
    expect(counting.decide).toHaveBeenCalledWith("hapsburg-reg 1");
    document.body.innerHTML = "";
    const moving = show({
      ...asked,
      form: "formation",
      units,
      leaders: [{ leader: value("leader", "ferdinand"), command: 6 }],
      at_least: 0,
      cap: 1000,
      limited: true,
      base: 4,
      may_be_empty: false,
      required: [],
      impossible: [],
    });
    expect(moving.root.querySelector(".limit")?.textContent).toContain("6 units of at most 6");
    moving.click('[data-item="ferdinand"]');
    expect(moving.root.querySelector(".limit")?.textContent).toContain("4 units of at most 4");
    moving.click("[data-confirm]");
    expect(moving.decide).toHaveBeenCalledWith("hapsburg-reg 4");
  });

  it("talk: leave, answer, offer", () => {
    const { decide, click, root } = show({
      ...asked,
      form: "talk",
      offers: [3],
      partners: ["france"],
      may_offer: true,
      terms: [
        { text: "ally hapsburg france", kind: "ally", values: [value("power", "hapsburg"), value("power", "france")] },
      ],
      at_most: 12,
    });
    click('[data-answer="accept 3"]');
    click('[data-answer="done"]');
    click(".builder .chip");
    expect(root.querySelector(".term-list")?.textContent).toContain("Hapsburgs and France are allies this turn");
    click('[data-item="ally hapsburg france"]');
    click(".builder [data-confirm]");
    expect(decide.mock.calls.flat()).toEqual(["accept 3", "done", "ally hapsburg france"]);
  });

  it("talk: an offer is changed and offered back", () => {
    const ally = [value("power", "hapsburg"), value("power", "france")];
    const peace = [value("power", "hapsburg"), value("power", "england")];
    const terms = [
      { text: "ally hapsburg france", kind: "ally", values: ally },
      { text: "peace hapsburg england", kind: "peace", values: peace },
    ];
    const offered = [
      { kind: "ally", values: ally },
      { kind: "divorce", values: [] },
    ];
    const deals = [{ n: 3, proposer: "france", agreed: ["france"], status: "open", terms: offered }];
    const { root, decide, click } = show(
      { ...asked, form: "talk", offers: [3], partners: ["france"], may_offer: true, terms, at_most: 12 },
      { view: { ...VIEW, deals } as unknown as GameState["view"] },
    );
    expect(root.querySelector(".package")).toBeNull();
    click('[data-counter="3"]');
    expect(root.querySelector<HTMLDetailsElement>(".builder")?.open).toBe(true);
    expect(root.querySelectorAll(".package > ul > li")).toHaveLength(1);
    click(".builder [data-confirm]");
    expect(decide.mock.calls.flat()).toEqual(["ally hapsburg france"]);
  });

  it("marks the dice that hit, where hits are counted", () => {
    const said = (args: Record<string, unknown>) => {
      const message = { id: "test-dice", args: { dice: value("dice", [2, 5, 6]), n: value("n", 2), ...args } };
      const Body = () => <Sentence message={message as Message} />;
      const faces = [...show(null, {}, Body).root.querySelectorAll(".die")].map((die) => die.classList.contains("hit"));
      document.body.innerHTML = "";
      return faces;
    };
    expect(said({ hits: value("n", 2) })).toEqual([false, true, true]);
    expect(said({ hits: value("n", 1), lowest: value("n", 6) })).toEqual([false, false, true]);
    expect(said({})).toEqual([false, false, false]);
  });

  it("an unknown form can be answered in notation", () => {
    const { root, decide } = show({ ...asked, form: "sealed-bid" } as unknown as Question);
    const input = root.querySelector("input");
    if (input) input.value = "bid 3";
    act(() => {
      root.querySelector("form")?.dispatchEvent(new Event("submit", { cancelable: true, bubbles: true }));
    });
    expect(decide).toHaveBeenCalledWith("bid 3");
  });

  it("waits for others, and tells who has won", () => {
    expect(show(null).root.querySelector(".waiting-for")?.textContent).toContain("France");
    document.body.innerHTML = "";
    const result = { winners: ["france"], kind: "military", points: { france: 25, hapsburg: 9 } };
    const vp_sources = { keys: 12, new_world: 4, war_winner: 9 };
    const view = { ...VIEW, vp: { france: 25 }, powers: { france: { vp_sources } } };
    const { root } = show(null, { status: "over", result, view: view as unknown as GameState["view"] });
    const winner = root.querySelector(".over-points details[open]");
    expect(winner?.querySelector("summary")?.textContent).toMatch(/France\s*winner\s*25 VP/);
    const rows = [...(winner?.querySelectorAll(".points-list > div") ?? [])].map((row) => row.textContent);
    expect(rows).toEqual(["Keys12", "Discoveries and conquests4", "war winner9", "Total25"]);
    expect(root.querySelectorAll(".over-points details:not([open])")).toHaveLength(1);
    expect(root.querySelector(".over")?.textContent).toContain("the war is won at once");
  });

  it("tells what is ordered so far, and takes the last order back whole", async () => {
    const order = { message: { id: "test-ask", args: { space: value("space", "graz") } }, odds: [] };
    const ask = (id: string, orders: number): Question => ({
      ...asked,
      message: { id, args: {} },
      form: "one",
      options: [],
      refused: [],
      so_far: Array.from({ length: orders }, () => order),
    });
    const { root, table, click } = show(ask("his-ask-fleet-to", 2), { can_undo: true });
    expect([...root.querySelectorAll(".so-far li")].map((one) => one.textContent?.trim())).toEqual([
      "What about Graz?",
      expect.stringContaining("Take back"),
    ]);
    const after = [ask("his-ask-fleet", 2), ask("his-ask-fleet-ships", 1), ask("his-ask-fleet", 1)];
    const undo = vi.spyOn(table, "undo").mockImplementation(async () => {
      const question = after.shift() ?? null;
      table.held.value = { state: stateWith(question, { can_undo: true }), log: [] };
      return true;
    });
    click("[data-take-back]");
    await vi.waitFor(() => expect(undo).toHaveBeenCalledTimes(3));
    await Promise.resolve();
    expect(undo).toHaveBeenCalledTimes(3);
  });

  it("begins with all ships where their odds are told", () => {
    const pieces = [{ item: value("vessel", "ottoman-corsair"), bound: 3 }];
    const both = [...pieces, { item: value("vessel", "ottoman-squadron"), bound: 2 }];
    const hints = [{ option: null, message: { id: "test-ask", args: {} } }];
    const question: Question = { ...asked, form: "counts", pieces: both, at_least: 1, at_most: 5, hints };
    expect(show(question).root.querySelector(".hint b")?.textContent).toContain("5");
    document.body.innerHTML = "";
    expect(show({ ...question, hints: [] }).root.querySelector(".hint b")?.textContent).toContain("0");
  });
});
