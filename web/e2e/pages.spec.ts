import { expect, type Page, test } from "@playwright/test";
import { barriers, begin, choose, complaints } from "./play";

const fits = (page: Page): Promise<boolean> =>
  page.evaluate(() => {
    const { scrollWidth, clientWidth, scrollHeight, clientHeight } = document.documentElement;
    return scrollWidth <= clientWidth && scrollHeight <= clientHeight;
  });

test("the start page: one click begins a game, the list goes on with it", async ({ page }) => {
  const found = complaints(page);
  await page.goto("./");
  await expect(page.locator(".seat-card")).toHaveCount(6);
  expect(await barriers(page)).toEqual([]);
  await page.locator("[data-seat=hapsburg]").click();
  await expect(page.locator(".ask")).toBeVisible();
  const address = page.url();
  await page.locator(".wordmark").click();
  await page.locator(`.game-list a[href="${new URL(address).hash}"]`).click();
  await expect(page.locator(".ask")).toBeVisible();
  expect(found).toEqual([]);
});

test("the table speaks both languages, and remembers", async ({ page }) => {
  await begin(page, "papacy");
  await expect(page.locator(".turn-phase")).toContainText("Diet of Worms");
  await page.getByRole("button", { name: "Menu" }).click();
  await page.getByRole("button", { name: "Русский" }).click();
  await expect(page.locator(".ask")).toContainText("Вормсский рейхстаг");
  await expect(page.locator("html")).toHaveAttribute("lang", "ru");
  await expect(page.locator(".card-face").first()).toContainText(/[а-я]{4}/);
  await page.reload();
  await expect(page.locator(".ask")).toContainText("Вормсский рейхстаг");
});

test("the table: no barriers, no page scroll, every tab opens", async ({ page }) => {
  const found = complaints(page);
  await begin(page, "papacy");
  await expect(page.locator(".answers")).toBeVisible();
  expect(await fits(page)).toBe(true);
  expect(await barriers(page)).toEqual([]);
  for (const tab of await page.getByRole("tab").all()) {
    await tab.click();
    await expect(page.locator("#panel")).not.toBeEmpty();
    expect(await barriers(page, "#panel")).toEqual([]);
  }
  expect(found).toEqual([]);
});

test("keys choose, confirm and take back", async ({ page }) => {
  await begin(page, "hapsburg");
  await expect(page.locator(".ask")).toBeFocused();
  for (let step = 0; (await page.locator('[data-answer="move"]').count()) === 0; step++) {
    expect(step).toBeLessThan(40);
    const card = page.locator('.answers .card-mini[data-hotkey="1"]');
    const phase = await page.locator(".turn-phase").textContent();
    const byKey = (await card.count()) > 0 || (await page.locator('[data-answer="cp"]').count()) > 0;
    if (phase?.includes("Action") && byKey) {
      const asked = (await page.locator(".ask").textContent()) ?? "";
      await page.keyboard.press("1");
      // The next question has come: a second press would otherwise answer it unread.
      await expect(page.locator(".ask")).not.toHaveText(asked);
    } else await choose(page, 1);
    await expect(page.locator(".ask")).toBeVisible();
  }
  const before = await page.locator(".ask").textContent();
  const stack = page.locator(".rg-space.rg-legal").first();
  const place = await stack.getAttribute("data-place");
  await stack.locator(".rg-hit").click();
  // One click on an own stack answers "move" and "from here".
  await expect(page.locator(".ask")).not.toHaveText(before ?? "");
  await expect(page.locator(".ask")).not.toContainText("Which action");
  // Both answers have arrived: a key pressed between them would be too early.
  await expect(page.locator(".ask")).not.toContainText("where does the formation that moves stand");
  expect(place).not.toBeNull();
  await page.keyboard.press("u");
  await expect(page.locator(".ask")).toContainText("where does the formation that moves stand");
  await page.keyboard.press("u");
  await expect(page.locator(".ask")).toHaveText(before ?? "");
});

test("two at one screen: a curtain hides the hands", async ({ page }) => {
  await page.goto("./");
  await page.locator("details.more > summary").first().click();
  await page.locator("[name=seat-hapsburg]").check();
  await page.locator("[name=seat-protestant]").check();
  await page.locator("[name=seat-ottoman]").uncheck();
  await page.locator(".new-game button[type=submit]").click();
  await expect(page.locator(".curtain")).toContainText("Protestants");
  await expect(page.locator(".card-face")).toHaveCount(0);
  await page.locator(".curtain [data-confirm]").click();
  let passed = false;
  for (let step = 0; step < 40 && !passed; step++) {
    await choose(page, 1);
    await page.waitForTimeout(150);
    passed = /Hapsburgs/.test((await page.locator(".curtain").allTextContents()).join(""));
  }
  expect(passed).toBe(true);
  await expect(page.locator(".card-face")).toHaveCount(0);
});

test("a promise is written, and heard at the other side's screen only", async ({ page, browser }) => {
  const found = complaints(page);
  const text = "No word against <b>Charles</b> this year";
  await page.goto("./");
  await page.locator("details.more > summary").first().click();
  await page.locator("[name=seat-hapsburg]").check();
  await page.locator("[name=seat-england]").check();
  await page.locator("[name=seat-protestant]").check();
  await page.locator("[name=seat-ottoman]").uncheck();
  await page.locator(".new-game button[type=submit]").click();
  await page.locator(".curtain [data-confirm]").click();
  const game = new URL(page.url()).hash.split("/").pop() ?? "";
  const sitAt = async (seat: string): Promise<Page> => {
    const screen = await (await browser.newContext()).newPage();
    await screen.addInitScript(([id, one]) => localStorage.setItem(`regio.seats.${id}`, `${one}`), [game, seat]);
    await screen.goto(page.url());
    await screen.locator("#tab-accords").click();
    await expect(screen.locator(".promise-form")).toBeVisible();
    return screen;
  };
  const [hapsburg, england] = [await sitAt("hapsburg"), await sitAt("england")];
  await page.locator("#tab-accords").click();
  await page.locator(".promise-form > summary").click();
  await page.getByRole("group", { name: "To whom" }).getByRole("button", { name: "Hapsburgs" }).click();
  await page.getByLabel("What you promise").fill(text);
  await page.getByRole("button", { name: "Promise it" }).click();
  await expect(page.locator(".promise-box blockquote")).toHaveText(text);
  expect(await barriers(page, "#panel")).toEqual([]);
  await expect(hapsburg.locator(".promise-box blockquote")).toHaveText(text);
  await hapsburg.getByRole("button", { name: "broken" }).click();
  await expect(page.locator(".promise-marks")).toContainText("Hapsburgs: broken");
  await expect(england.locator(".promise-box")).toHaveCount(0);
  await hapsburg.getByRole("button", { name: "Let all read it" }).click();
  await hapsburg.getByRole("button", { name: "Really?" }).click();
  await expect(england.locator(".promise-box blockquote")).toHaveText(text);
  await england.locator("#tab-log").click();
  await expect(england.locator(".entry.promised")).toContainText("Protestants to Hapsburgs");
  expect(found).toEqual([]);
});

test("what Winter will bring can be read at any time", async ({ page }) => {
  await begin(page, "hapsburg");
  await page.locator("#tab-powers").click();
  await page.getByRole("button", { name: "What Winter will bring" }).click();
  await expect(page.locator("#tab-winter")).toBeFocused();
  await expect(page.locator(".winter-step")).toHaveCount(9);
  await expect(page.locator(".winter-step").nth(5)).toContainText("Valladolid");
  expect(await barriers(page, "#panel")).toEqual([]);
  await page.locator("#tab-hand").click();
  await expect(page.locator("#tab-winter")).toHaveCount(0);
});

test("the menu gives the focus back", async ({ page }) => {
  await begin(page, "papacy");
  const menu = page.getByRole("button", { name: "Menu" });
  await menu.click();
  await page.getByRole("button", { name: "Keys" }).click();
  await page.keyboard.press("Escape");
  await expect(menu).toBeFocused();
  await menu.press("Enter");
  await page.locator(".menu-item").first().focus();
  await page.keyboard.press("Escape");
  await expect(page.locator(".menu-list")).toHaveCount(0);
  await expect(menu).toBeFocused();
});

test("a game that does not exist says so", async ({ page }) => {
  await page.goto("./#/game/nowhere");
  await expect(page.getByRole("alert")).toBeVisible();
  await page.getByRole("link").click();
  await expect(page.locator(".seat-card").first()).toBeVisible();
});
