import { expect, test } from "@playwright/test";
import { begin, choose, complaints, turnOf } from "./play";

test("one whole turn, by clicking only", async ({ page }) => {
  const found = complaints(page);
  await begin(page, "protestant");
  let steps = 0;
  while ((await turnOf(page)) < 2) {
    const question = await choose(page, steps);
    expect(question).not.toBe("");
    steps += 1;
    expect(steps, "a turn must end").toBeLessThan(400);
  }
  expect(steps).toBeGreaterThan(5);
  await page.locator("#tab-log").click();
  await expect(page.locator(".entry").first()).toBeVisible();
  expect(found).toEqual([]);
});
