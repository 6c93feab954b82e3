import type { Page } from "@playwright/test";
import { scan } from "../fixtures/axe.ts";
import { expect, FULL_RUN, test } from "../fixtures/test.ts";
import { button, editor, openPreview } from "./preview-page.ts";

const framed = (page: Page, name: "A" | "B") =>
  page
    .frameLocator(`iframe[title^="Form of draft ${name},"]`)
    .locator("web-scheduler .screener .label")
    .first();

test("a designer compares two drafts, with the space of the folded panels, and reloads the page", {
  tag: FULL_RUN,
}, async ({ page, site }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await openPreview(page, site.origin);
  await page.setViewportSize({ width: 1440, height: 900 });
  await button(page, "Add draft B").click();
  await button(editor(page), "Editorial").click();
  await expect(framed(page, "B")).toHaveCSS("color", "rgb(51, 34, 26)");
  await expect(framed(page, "A")).toHaveCSS("color", "rgb(31, 58, 95)");
  const [a, b] = await Promise.all(
    [0, 1].map((index) => page.locator(".stage-frame").nth(index).boundingBox()),
  );
  expect(a?.y).toBe(b?.y);
  expect((a?.x ?? 0) + (a?.width ?? 0)).toBeLessThanOrEqual(b?.x ?? 0);
  expect(await scan(page, "html", ["web-scheduler"])).toEqual([]);

  await button(page, "Settings").click();
  await button(page, "Side panel").click();
  await expect(page.getByRole("searchbox")).toBeHidden();
  expect(await scan(page, "html", ["web-scheduler"])).toEqual([]);
  // The search opens the folded panel.
  await page.keyboard.press("/");
  await expect(page.getByRole("searchbox")).toBeFocused();

  await expect(page).toHaveURL(/#draft=/);
  await page.reload();
  await expect(framed(page, "B")).toHaveCSS("color", "rgb(51, 34, 26)");
  await expect(framed(page, "A")).toHaveCSS("color", "rgb(31, 58, 95)");
  await page.getByRole("button", { name: /^Draft B/ }).click();
  await button(page, "Keep only B").click();
  await expect(page.locator(".stage-frame")).toHaveCount(1);
});
