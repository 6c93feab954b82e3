import type { Locator, Page } from "@playwright/test";
import { DISPLAY_MODES, type DisplayMode, scan } from "../fixtures/axe.ts";
import { expect, FULL_RUN, full, test } from "../fixtures/test.ts";
import {
  button,
  choose,
  editor,
  gallery,
  notice,
  openPreview,
  setting,
  side,
  staged,
} from "./preview-page.ts";

/** Opens a view of the page. */
const VIEWS: Record<string, (page: Page) => Promise<void>> = {
  "the form and the checks": (page) => page.getByRole("button", { name: /^Checks/ }).click(),
  "the form and sharing": (page) => button(page, "Share").click(),
  "the form and the faults": (page) => button(page, "Faults").click(),
  "all states": async (page) => {
    await button(page, "All states").click();
    await gallery(page).locator('[data-item="sent"] .title').waitFor();
  },
  "the approval sheet": async (page) => {
    await button(page, "All states").click();
    await button(page, "Approval sheet").click();
    await page.getByRole("table", { name: "Contrasts" }).waitFor();
  },
};

const [light, dark, forced, narrow] = DISPLAY_MODES;

/** Opens every group of settings, and causes changes, errors and a notice. */
async function prepare(page: Page, origin: string): Promise<void> {
  // During a transition, the scan would measure intermediate colors.
  await page.emulateMedia({ reducedMotion: "reduce" });
  await openPreview(page, origin);
  await choose(page, "everything-on");
  await setting(page, "Text color").fill("#C9D7DF");
  await setting(page, "Header logo").fill("http://practice.example/logo.png");
  await setting(page, "Header logo from a file").setInputFiles({
    name: "fake.png",
    mimeType: "image/png",
    buffer: Buffer.from("not an image"),
  });
  await expect(notice(page)).toContainText("fake.png is damaged or not an image");
  await editor(page).evaluate((settings) => {
    for (const group of settings.querySelectorAll("details")) group.open = true;
  });
}

// Every view and every display mode at least once; every combination in the full run.
const SCANS: [view: string, mode: DisplayMode | undefined][] = full
  ? Object.keys(VIEWS).flatMap((view) =>
      DISPLAY_MODES.map((mode): [string, DisplayMode] => [view, mode]),
    )
  : [
      ["the form and the checks", light],
      ["the form and sharing", dark],
      ["the form and the faults", forced],
      ["all states", dark],
      ["the approval sheet", light],
    ];

test("axe finds no violations on the page", async ({ page, site }) => {
  test.slow();
  await prepare(page, site.origin);
  for (const [view, mode] of SCANS) {
    await button(page, "Form").click();
    await VIEWS[view]?.(page);
    await mode?.apply(page);
    // The tests of the form scan each of its screens.
    expect(await scan(page, "html", ["web-scheduler"]), `${view}, ${mode?.name}`).toEqual([]);
  }
});

test("the page does not scroll horizontally at 320 pixels", async ({ page, site }) => {
  await prepare(page, site.origin);
  await narrow?.apply(page);
  for (const [name, show] of Object.entries(VIEWS)) {
    await button(page, "Form").click();
    await show(page);
    const width = await page.evaluate(() => document.documentElement.scrollWidth);
    expect(width, name).toBeLessThanOrEqual(320);
  }
});

test("selected and unselected controls look different in forced colors", { tag: FULL_RUN }, async ({
  page,
  site,
}) => {
  await openPreview(page, site.origin);
  await forced?.apply(page);
  const fill = (chosen: Locator) =>
    chosen.evaluate((element) => getComputedStyle(element).backgroundColor);
  expect(await fill(button(page, "Form"))).not.toBe(await fill(button(page, "All states")));
  await button(page, "View").click();
  expect(await fill(button(page, "Fit"))).not.toBe(await fill(button(page, "Dark")));
  const mode = setting(page, "Use custom branding");
  const on = await mode.screenshot();
  await mode.uncheck();
  await page.mouse.move(0, 0);
  expect((await mode.screenshot()).equals(on)).toBe(false);
});

/** Presses Tab until an element has the focus. */
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

  // The first stops lead past everything else.
  for (const name of ["Skip to the settings", "Skip to the form"]) {
    await page.keyboard.press("Tab");
    await expect(button(page, name)).toBeInViewport();
    await expect(button(page, name)).toBeFocused();
  }
  await page.keyboard.press("Tab");
  await page.keyboard.press("Enter");
  await page.keyboard.press("Tab");
  await expect(side(page).getByRole("button", { name: /^Checks/ })).toBeFocused();
  await page.getByRole("link", { name: "Web Scheduler" }).focus();

  // Choose another location by its first letter.
  await tabTo(page, page.getByLabel("Location", { exact: true }));
  await page.keyboard.press("b");
  await expect(
    staged(page).getByRole("img", { name: "Ondelle Dental Studio" }).first(),
  ).toBeVisible();

  // Enlarge an item of the gallery; the focus moves to the toolbar.
  await tabTo(page, button(page, "All states"));
  await page.keyboard.press("Enter");
  await tabTo(page, button(gallery(page), "Form with errors"));
  await page.keyboard.press("Enter");
  await expect(staged(page).getByText(/There are \d problems/)).toBeVisible();
  await expect(page.getByLabel("Screen", { exact: true })).toBeFocused();

  // Change a color and undo it.
  await tabTo(page, setting(page, "Text color"), "Shift+Tab");
  await page.keyboard.press("Control+a");
  await page.keyboard.type("#5b2a6e");
  await expect(staged(page).locator(".title")).toHaveCSS("color", "rgb(91, 42, 110)");
  await page.keyboard.press("Control+z");
  await expect(staged(page).locator(".title")).toHaveCSS("color", "rgb(11, 79, 102)");
  await page.keyboard.press("Control+y");

  // Tab through the form in its iframe to the side panel.
  await tabTo(page, button(page, "Share"));
  await page.keyboard.press("Enter");
  await tabTo(page, button(side(page), "Copy Link"));
  await page.keyboard.press("Enter");
  await expect(side(page).getByRole("status").filter({ hasText: "Copied" })).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toContain("#draft=1.");
  await tabTo(page, button(page, "Faults"), "Shift+Tab");
  await page.keyboard.press("Enter");
  await tabTo(page, button(side(page), "Unknown location (404)"));
  await page.keyboard.press("Enter");
  await expect(staged(page).getByText("The appointment form is not available")).toBeVisible();

  // The fault is still visible in another panel, and can be stopped there.
  await button(page, "Share").focus();
  await page.keyboard.press("Enter");
  await expect(button(page, "Faults on")).toBeVisible();
  await expect(page.getByText("Fault (loading): Unknown location (404)")).toBeVisible();
  await button(page, "Stop this fault").focus();
  await page.keyboard.press("Enter");
  await expect(
    staged(page).getByRole("img", { name: "Ondelle Dental Studio" }).first(),
  ).toBeVisible();
  await expect(page.locator(".stage")).toBeFocused();
});
