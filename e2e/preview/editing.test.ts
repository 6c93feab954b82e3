import type { Page } from "@playwright/test";
import { expect, test } from "../fixtures/test.ts";
import { button, LOGO, openPreview, setting, staged } from "./preview-page.ts";

test.beforeEach(async ({ page, site }) => {
  await openPreview(page, site.origin);
});

const changes = (page: Page) => page.locator(".change-count");

test("undo and redo work with keys, also in a field and in the form, and with buttons", async ({
  page,
}) => {
  const tagline = setting(page, "Tagline");
  const published = await tagline.inputValue();
  await tagline.fill("");
  await tagline.pressSequentially("Soft");
  await expect(staged(page).getByText("Soft", { exact: true })).toBeVisible();

  // A typed word is one step, and the browser’s own undo does not interfere.
  await page.keyboard.press("Control+z");
  await expect(tagline).toHaveValue(published);
  await expect(tagline).toBeFocused();
  await expect(staged(page).locator(".tagline")).toHaveText(published);
  await expect(changes(page)).toHaveText("No changes");
  await page.keyboard.press("Control+Shift+z");
  await expect(tagline).toHaveValue("Soft");
  await page.keyboard.press("Control+z");
  await page.keyboard.press("Control+y");
  await expect(staged(page).locator(".tagline")).toHaveText("Soft");

  await setting(page, "Location name in the header").click();
  await expect(changes(page)).toHaveText("2 changes");
  await staged(page).getByRole("radio", { name: "First visit" }).focus();
  await page.keyboard.press("Control+z");
  await expect(changes(page)).toHaveText("1 change");
  await button(page, "Undo").click();
  await expect(changes(page)).toHaveText("No changes");
  await button(page, "Redo").click();
  await expect(staged(page).locator(".tagline")).toHaveText("Soft");
});

test("a chosen logo is drawn, with its color, and without the name of the location", async ({
  page,
}) => {
  const logos = staged(page).locator("header img");
  await setting(page, "Logo from a file").setInputFiles(LOGO);
  // Drawn, not only chosen.
  await expect(logos).toHaveClass("logo wide");
  await expect(setting(page, "Color")).toHaveValue("#1277a0");
  await expect(setting(page, "Location name in the header")).not.toBeChecked();
});
