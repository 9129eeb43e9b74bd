import { expect, test } from "@playwright/test";
import { barriers, begin, choose, complaints } from "./play";

test("on a phone: map on top, the question below, tabs at the foot", async ({ page }) => {
  const found = complaints(page);
  await begin(page, "protestant");
  for (let step = 0; step < 8; step++) await choose(page, step);
  await expect(page.locator(".answers")).toBeVisible();
  const map = await page.locator(".map-area").boundingBox();
  const desk = await page.locator(".desk").boundingBox();
  expect(map && desk && map.y < desk.y && map.height > 150).toBe(true);
  for (const name of ["hand", "powers", "faith", "accords", "world", "cards", "log"]) {
    await page.locator(`#tab-${name}`).tap();
    await expect(page.locator("#panel")).toBeVisible();
    const wide = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
    expect(wide, name).toBe(0);
  }
  expect(await barriers(page)).toEqual([]);
  await page.locator(".tab-question").tap();
  await expect(page.locator(".ask")).toBeVisible();
  expect(found).toEqual([]);
});
