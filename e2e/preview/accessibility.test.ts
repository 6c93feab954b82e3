import type { Locator, Page } from "@playwright/test";
import { DISPLAY_MODES, scan } from "../fixtures/axe.ts";
import { expect, test } from "../fixtures/test.ts";
import { button, handOver, notice, openPreview, screen, setting, staged } from "./preview-page.ts";

const [light, dark, forced] = DISPLAY_MODES;

test("axe finds no violations on the page", async ({ page, site }) => {
  test.slow();
  // During a transition, the scan would measure intermediate colors.
  await page.emulateMedia({ reducedMotion: "reduce" });
  await openPreview(page, site.origin);
  await setting(page, "Color").fill("#808080");
  await setting(page, "Logo").fill("http://practice.example/logo.png");
  await setting(page, "Logo from a file").setInputFiles({
    name: "fake.png",
    mimeType: "image/png",
    buffer: Buffer.from("not an image"),
  });
  await expect(notice(page)).toContainText("fake.png is damaged or not an image");
  for (const [view, mode] of [
    [/problems/, light],
    ["Hand over", light],
    ["Close", dark],
    [/^Times$/, dark],
    ["All screens", forced],
  ] as const) {
    await page.getByRole("button", { name: view }).last().click();
    await mode?.apply(page);
    // The tests of the form scan each of its screens.
    expect(await scan(page, "html", ["web-scheduler"]), `${view}, ${mode?.name}`).toEqual([]);
  }
});

async function tabTo(page: Page, target: Locator, key = "Tab"): Promise<void> {
  // Only once, because role selectors are slow on a page of this size.
  const sought = await target.elementHandle();
  for (let stops = 0; stops < 200; stops += 1) {
    await page.keyboard.press(key);
    if (await page.evaluate((element) => element === document.activeElement, sought)) return;
  }
  throw new Error(`The Tab key did not reach ${target}.`);
}

test("the whole page can be used with the keyboard", async ({ page, site, context }) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await openPreview(page, site.origin);

  await tabTo(page, page.getByLabel("Location", { exact: true }));
  await page.keyboard.press("o");
  await expect(screen(page).locator("header img")).toHaveAttribute("alt", "Ondelle Dental Studio");

  await tabTo(page, setting(page, "Color"));
  await page.keyboard.press("Control+a");
  await page.keyboard.type("#5b2a6e");
  await page.keyboard.press("Enter");
  await expect(screen(page).locator(".card")).toHaveCSS("background-color", "rgb(91, 42, 110)");

  await tabTo(page, button(page, "Times"));
  await page.keyboard.press("Enter");
  await expect(button(page, "All screens")).toBeFocused();
  await tabTo(page, page.getByLabel("Form state"));
  await page.keyboard.type("Form with");
  await expect(staged(page).getByText(/There are \d problems/)).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(button(page, "Times")).toBeFocused();

  await tabTo(page, button(page, "Hand over"), "Shift+Tab");
  await page.keyboard.press("Enter");
  await tabTo(page, button(handOver(page), "Copy Link"));
  await page.keyboard.press("Enter");
  await expect(handOver(page).getByText("Copied")).toBeVisible();
});
