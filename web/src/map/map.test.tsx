import { readFileSync } from "node:fs";
import { FluentResource } from "@fluent/bundle";
import { render } from "preact";
import { act } from "preact/test-utils";
import { afterEach, describe, expect, it, vi } from "vitest";
import { Board } from "./Board";
import { describePlace, spoken } from "./describe";
import { europe, neighboursOf, portsOf, seaIds, spaceIds } from "./europe";
import {
  clampView,
  counters,
  firstView,
  fitView,
  hitRadius,
  initials,
  legalPlaces,
  nameScale,
  nearestSpace,
  pointOf,
  stepFrom,
  strip,
  viewOf,
} from "./layout";
import { sample } from "./sample";
import type { Translate } from "./types";

const t: Translate = (id, args) => (args ? `${id}(${Object.values(args).join(",")})` : id);
const near = (name: string) => `${import.meta.dirname}/${name}`;

describe("the drawn map", () => {
  it("has every space and sea, and no two symbols overlap", () => {
    expect(spaceIds).toHaveLength(134);
    expect(seaIds).toHaveLength(14);
    const points = spaceIds.map((id) => pointOf(id) ?? [0, 0]);
    for (const [i, a] of points.entries()) {
      for (const b of points.slice(i + 1)) expect(Math.hypot(a[0] - b[0], a[1] - b[1])).toBeGreaterThan(40);
    }
  });

  it("knows neighbours both ways, by road, pass and sea", () => {
    expect(neighboursOf("vienna").clear).toEqual(expect.arrayContaining(["linz", "graz", "pressburg"]));
    expect(neighboursOf("innsbruck").pass).toEqual(expect.arrayContaining(["trent", "augsburg"]));
    expect(neighboursOf("gibraltar").seas).toEqual(expect.arrayContaining(["atlantic_ocean", "barbary_coast"]));
    expect(neighboursOf("atlantic_ocean").seas).toEqual(["bay_of_biscay"]);
    expect(portsOf("black_sea")).toEqual(["istanbul", "varna"]);
  });

  it("has the colours of the style sheet", () => {
    const css = readFileSync(near("map.css"), "utf8");
    for (const [power, { fill, ink }] of Object.entries(europe.powers)) {
      expect(css).toContain(`--rg-${power}: ${fill};`);
      expect(css).toContain(`--rg-${power}-ink: ${ink};`);
    }
    for (const [zone, tint] of Object.entries(europe.tints)) expect(css).toContain(`--rg-zone-${zone}: ${tint};`);
  });
});

describe("counters", () => {
  it("sorts by power and kind, then persons, then markers", () => {
    const place = {
      units: { "ottoman-cav": 1, "hapsburg-reg": 4, "ottoman-reg": 2, "ottoman-merc": 0 },
      ships: { "ottoman-corsair": 3 },
      leaders: ["duke_of_alva"],
      reformer: "luther",
      university: true,
    };
    const found = counters(place, {}, "en").map(({ shape, text }) => `${shape} ${text}`);
    expect(found).toEqual(["reg O2", "cav O1", "corsair O3", "reg H4", "leader DA", "reformer Lu", "university "]);
  });

  it("fills rows of four, centred, upwards or downwards", () => {
    const items = counters(
      { units: { "ottoman-reg": 1, "ottoman-merc": 1, "ottoman-cav": 1 }, leaders: ["a", "b"] },
      {},
      "en",
    );
    const up = strip(items, 100, 50);
    expect(up.slice(0, 4).reduce((sum, { x }) => sum + x, 0) / 4).toBeCloseTo(100);
    expect(up[4]).toMatchObject({ x: 100, y: 29 });
    expect(strip(items, 100, 50, true)[4]?.y).toBe(71);
  });

  it("shows lent ships under their owner's flag", () => {
    const lent = counters({ ships: { "venice-squadron@hapsburg": 2 } }, {}, "en");
    expect(lent).toMatchObject([{ shape: "squadron", power: "venice", text: "Ve2" }]);
  });

  it("shortens names of persons", () => {
    expect(["ferdinand", "Duke of Alva", "Henry VIII", "Карл V", ""].map(initials)).toEqual([
      "Fe",
      "DA",
      "HV",
      "КV",
      "?",
    ]);
  });
});

describe("reaching a place", () => {
  it("takes the nearest space within reach and favours legal ones", () => {
    const vienna = pointOf("vienna") ?? [0, 0];
    const linz = pointOf("linz") ?? [0, 0];
    expect(nearestSpace(vienna, 30)).toBe("vienna");
    expect(nearestSpace([vienna[0], vienna[1] + 400], 5)).toBeUndefined();
    const between = [vienna[0] * 0.52 + linz[0] * 0.48, vienna[1] * 0.52 + linz[1] * 0.48] as const;
    expect(nearestSpace(between, 90)).toBe("vienna");
    expect(nearestSpace(between, 90, new Set(["linz"]))).toBe("linz");
  });

  it("is at least 28 px wide under a finger in the first view of a phone", () => {
    const { k } = firstView(390, 844);
    expect(hitRadius(k) * 2 * k).toBeGreaterThanOrEqual(28);
  });

  it("moves by arrow keys to something in that direction, from every space", () => {
    for (const id of spaceIds) {
      const right = stepFrom(id, "ArrowRight", spaceIds);
      if (right) expect(pointOf(right)?.[0]).toBeGreaterThan(pointOf(id)?.[0] ?? 0);
    }
    expect(stepFrom("vienna", "ArrowLeft", spaceIds)).toBe("linz");
    expect(stepFrom("vienna", "Tab", spaceIds)).toBeUndefined();
  });
});

describe("the view", () => {
  it("fits the page, and starts nearer on a phone", () => {
    expect(fitView(1000, 1500).k).toBeCloseTo(0.5);
    expect(firstView(1280, 800).k).toBeCloseTo(800 / 1500);
    expect(firstView(390, 844).k).toBeGreaterThan(fitView(390, 844).k * 2);
  });

  it("goes to places only when they are not seen well", () => {
    const all = fitView(1280, 800);
    expect(viewOf(["vienna", "paris"], 1280, 800, all)).toBeUndefined();
    const phone = firstView(390, 844);
    const next = viewOf(["istanbul"], 390, 844, phone);
    const [x = 0] = pointOf("istanbul") ?? [];
    expect(next && x * next.k + next.x).toBeLessThan(390 - 40);
    expect(viewOf([], 390, 844, phone)).toBeUndefined();
  });

  it("never leaves the page, and keeps a place above a card at the foot", () => {
    const phone = firstView(390, 844);
    expect(clampView({ k: 1, x: 5000, y: -9000 }, 390, 844)).toEqual({ k: 1, x: 80, y: 844 - 1580 });
    const next = viewOf(["tripoli"], 390, 844, phone, 400);
    expect(next && (pointOf("tripoli")?.[1] ?? 0) * next.k + next.y).toBeLessThan(844 - 400);
    expect(viewOf(["edinburgh"], 390, 844, phone)?.y).toBeLessThanOrEqual(80);
  });

  it("keeps names readable when far and modest when near", () => {
    expect(nameScale(0.53)).toBeGreaterThan(1.3);
    expect(nameScale(3)).toBeLessThan(1);
  });
});

describe("words", () => {
  it("describes spaces and seas", () => {
    const vienna = describePlace("vienna", sample, "en", t);
    expect(vienna.name).toBe("Vienna");
    expect(vienna.facts.find(({ label }) => label === "map-units")?.items[0]?.text).toContain("map-unit-reg(4)");
    expect(describePlace("black_sea", sample, "ru", t).name).toBe("Чёрное море");
    expect(spoken("nuremberg", sample, "en", t)).toContain("map-unrest");
  });

  it("uses only messages that both languages have", () => {
    const ids = (lang: string) =>
      new FluentResource(readFileSync(near(`texts/${lang}.ftl`), "utf8")).body.map(({ id }) => id).sort();
    expect(ids("en")).toEqual(ids("ru"));
    const known = new Set(ids("en"));
    const used = ["Board.tsx", "Card.tsx", "Pieces.tsx", "describe.ts"]
      .flatMap((file) => [...readFileSync(near(file), "utf8").matchAll(/"(map-[a-z-]+)"/g)])
      .map((match) => match[1] ?? "");
    expect(used.length).toBeGreaterThan(30);
    for (const id of used) expect(known).toContain(id);
  });

  it("reads choices with and without hints", () => {
    expect(legalPlaces(undefined)).toBeUndefined();
    expect(legalPlaces(null)).toBeUndefined();
    expect([...(legalPlaces(["linz", { place: "graz", hint: "2 CP" }]) ?? [])]).toEqual([
      ["linz", ""],
      ["graz", "2 CP"],
    ]);
  });
});

describe("the board", () => {
  let root: HTMLElement | undefined;

  function show(props: Partial<Parameters<typeof Board>[0]> = {}) {
    root = document.createElement("div");
    document.body.append(root);
    act(() => {
      if (root) render(<Board position={sample} lang="en" t={t} {...props} />, root);
    });
    return root;
  }
  const at = (id: string) => root?.querySelector<SVGGElement>(`svg [data-place="${id}"]`);
  const click = (target: Element | null | undefined) =>
    act(() => void target?.dispatchEvent(new MouseEvent("click", { bubbles: true })));

  afterEach(() => {
    if (root) render(null, root);
    root?.remove();
  });

  it("draws every place once, each with a name for screen readers", () => {
    show();
    for (const id of [...spaceIds, ...seaIds]) {
      expect(root?.querySelectorAll(`svg [data-place="${id}"]`)).toHaveLength(1);
      expect(at(id)?.getAttribute("aria-label")).toBeTruthy();
    }
    expect(root?.querySelectorAll("svg [tabindex='0']")).toHaveLength(1);
  });

  it("lets only legal places be picked; a click on another opens its card", () => {
    const onPick = vi.fn();
    show({ choices: ["linz", "north_sea"], onPick, reasons: { graz: "too far" } });
    click(at("linz"));
    click(at("north_sea"));
    expect(onPick.mock.calls).toEqual([["linz"], ["north_sea"]]);
    click(at("graz"));
    expect(onPick).toHaveBeenCalledTimes(2);
    expect(root?.querySelector(".rg-card")?.textContent).toContain("too far");
    expect(at("graz")?.getAttribute("aria-disabled")).toBe("true");
  });

  it("shows a card to a finger first, and picks on the second tap", () => {
    const onPick = vi.fn();
    show({ choices: ["linz"], onPick });
    const tap = () => {
      act(
        () => void at("linz")?.dispatchEvent(new PointerEvent("pointerdown", { bubbles: true, pointerType: "touch" })),
      );
      click(at("linz"));
    };
    tap();
    expect(onPick).not.toHaveBeenCalled();
    expect(root?.querySelector(".rg-choose")).toBeTruthy();
    tap();
    expect(onPick).toHaveBeenCalledWith("linz");
  });

  it("is played by keys alone", () => {
    const onPick = vi.fn();
    show({ choices: ["linz", "graz"], onPick });
    const key = (name: string) =>
      act(() => void at("vienna")?.dispatchEvent(new KeyboardEvent("keydown", { key: name, bubbles: true })));
    key("n");
    expect(at("linz")?.getAttribute("tabindex")).toBe("0");
    key("n");
    key("Enter");
    expect(onPick).toHaveBeenCalledWith("graz");
    key("ArrowDown");
    expect(root?.querySelectorAll("svg [tabindex='0']")).toHaveLength(1);
  });
});
