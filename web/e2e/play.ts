/** How the browser tests play: one legal choice in whatever panel is shown, by clicks only. */

import { AxeBuilder } from "@axe-core/playwright";
import { expect, type Page } from "@playwright/test";

/** Everything the page complains of; a test ends with none. */
export function complaints(page: Page): string[] {
  const found: string[] = [];
  page.on("console", (message) => {
    if (message.type() === "error") found.push(message.text());
  });
  page.on("pageerror", (error) => found.push(String(error)));
  return found;
}

/** Serious barriers on the page as it stands, or in a part of it. */
export async function barriers(page: Page, part = "body"): Promise<string[]> {
  const { violations } = await new AxeBuilder({ page }).include(part).analyze();
  return violations
    .filter(({ impact }) => impact === "serious" || impact === "critical")
    .map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.target).join(" | ")}`);
}

/** Begin a game by the form: this power is played here, the others by the computer. */
export async function begin(page: Page, power: string): Promise<void> {
  await page.goto("./");
  await page.locator("details.more > summary").first().click();
  for (const box of await page.locator(".who-row input").all()) {
    const wanted = (await box.getAttribute("name")) === `seat-${power}`;
    if ((await box.isChecked()) !== wanted) await box.click();
  }
  await page.locator(".new-game button[type=submit]").click();
  await expect(page.locator(".table")).toBeVisible();
}

const quiet = ["pass", "done", "none", "no", "stay"];

interface Asked {
  readonly question: string;
  readonly answers: string[];
  readonly places: string[];
  readonly items: string[];
  readonly confirm: "ready" | "not yet" | "";
  readonly curtain: boolean;
  readonly over: boolean;
}

/** What is asked now; null while the table is thinking. */
const asked = (page: Page): Promise<Asked | null> =>
  page.evaluate(() => {
    const shown = (selector: string) => [...document.querySelectorAll<HTMLButtonElement>(selector)];
    const prompt = document.querySelector(".prompt");
    if (!prompt) return null;
    const confirm = document.querySelector<HTMLButtonElement>(".answers > [data-confirm]");
    const answers = shown(".answers [data-answer]:not(:disabled)").map((one) => one.dataset.answer ?? "");
    const items = shown(".answers > :not(details) [data-item]").map((one) => one.dataset.item ?? "");
    const curtain = document.querySelector(".curtain") !== null;
    const over = document.querySelector(".over") !== null;
    if (answers.length === 0 && items.length === 0 && !confirm && !curtain && !over) return null;
    return {
      question: prompt.querySelector(".ask")?.textContent ?? "",
      answers,
      items,
      places: [...document.querySelectorAll<SVGElement>(".rg-choosing .rg-place.rg-legal")].map(
        (one) => one.dataset.place ?? "",
      ),
      confirm: confirm ? (confirm.disabled ? "not yet" : "ready") : "",
      curtain,
      over,
    };
  });

/** Make one choice. Alternates between the map and the buttons where both offer the same. */
export async function choose(page: Page, step: number): Promise<string> {
  await expect.poll(() => asked(page), { timeout: 20_000, intervals: [30, 60, 120] }).not.toBeNull();
  const now = await asked(page);
  if (!now) return "";
  const before = now.question;
  if (now.over) return "over";
  if (now.curtain) await page.locator(".curtain [data-confirm]").click();
  else if (now.confirm) await confirm(page, now);
  else {
    const calm = now.answers.find((answer) => quiet.includes(answer));
    const answer = calm && step % 3 !== 0 ? calm : (now.answers[step % now.answers.length] ?? "");
    if (now.places.includes(answer) && step % 2 === 0) await clickPlace(page, answer);
    else await press(page, `.answers [data-answer="${answer}"]`);
  }
  return before;
}

async function confirm(page: Page, now: Asked): Promise<void> {
  for (const item of now.items) {
    if (await page.locator(".answers > [data-confirm]").isEnabled()) break;
    await press(page, `.answers [data-item="${item}"]`);
  }
  for (let i = 0; i < 30 && !(await page.locator(".answers > [data-confirm]").isEnabled()); i++) {
    await page.locator(".answers .stepper button:last-child:not(:disabled)").first().click();
  }
  await page.locator(".answers > [data-confirm]").click();
}

/** A choice of a card under a finger opens the card first. */
async function press(page: Page, selector: string): Promise<void> {
  await page.locator(selector).first().click();
  const open = page.locator(".card-dialog .confirm");
  if (await open.isVisible()) await open.click();
}

/** Click the symbol of a place as a person does: in its middle, wherever the map shows it. */
async function clickPlace(page: Page, place: string): Promise<void> {
  const symbol = page.locator(`.rg-place[data-place="${place}"]`);
  const space = symbol.locator(".rg-hit");
  await ((await space.count()) > 0 ? space : symbol.locator(".rg-sea-name")).click();
}

export const turnOf = async (page: Page): Promise<number> => {
  const label = (await page.locator(".turn-track").getAttribute("aria-label")) ?? "";
  return Number(/\d+/.exec(label)?.[0] ?? 0);
};
