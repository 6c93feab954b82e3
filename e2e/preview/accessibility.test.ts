import type { Locator, Page } from "@playwright/test";
import axe from "axe-core";
import { DISPLAY_MODES, type DisplayMode, scan } from "../fixtures/axe.ts";
import { expect, full, test } from "../fixtures/test.ts";
import {
  button,
  choose,
  editor,
  openPreview,
  setting,
  side,
  staged,
  wall,
} from "./preview-page.ts";

/** What of the page is open, beside the settings. */
const VIEWS: Record<string, (page: Page) => Promise<void>> = {
  "the form and the checks": (page) =>
    side(page)
      .getByRole("button", { name: /^Checks/ })
      .click(),
  "the form and sharing": (page) => button(page, "Share").click(),
  "the form and the faults": (page) => button(page, "Faults").click(),
  "the wall": async (page) => {
    await button(page, "Wall").click();
    await wall(page).locator('[data-piece="sent"] .title').waitFor();
  },
};

const [light, dark, forced, narrow] = DISPLAY_MODES;

/** Everything to look for is open, and something is changed, failing and said. */
async function prepare(page: Page, origin: string): Promise<void> {
  // A scan amid a transition would measure colours that nobody sees.
  await page.emulateMedia({ reducedMotion: "reduce" });
  await openPreview(page, origin);
  await choose(page, "everything-on");
  await setting(page, "Text colour").fill("#C9D7DF");
  await setting(page, "Header logo").fill("http://practice.example/logo.png");
  await setting(page, "Header logo from a file").setInputFiles({
    name: "fake.png",
    mimeType: "image/png",
    buffer: Buffer.from("no picture"),
  });
  await editor(page).evaluate((settings) => {
    for (const group of settings.querySelectorAll("details")) group.open = true;
  });
}

// Together every view and every look; in the full run, each in each.
const SCANS: [view: string, look: DisplayMode | undefined][] = full
  ? Object.keys(VIEWS).flatMap((view) =>
      DISPLAY_MODES.map((look): [string, DisplayMode] => [view, look]),
    )
  : [
      ["the form and the checks", light],
      ["the form and sharing", dark],
      ["the form and the faults", forced],
      ["the wall", dark],
    ];

test("axe finds nothing wrong with the page", async ({ page, site }) => {
  test.slow();
  await prepare(page, site.origin);
  for (const [view, look] of SCANS) {
    await button(page, "Form").click();
    await VIEWS[view]?.(page);
    await look?.apply(page);
    // A scan of the frame needs the script inside it as well.
    for (const frame of page.frames()) await frame.evaluate(axe.source);
    expect(await scan(page, "html"), `${view}, ${look?.name}`).toEqual([]);
  }
});

test("nothing runs out sideways at 320 pixels", async ({ page, site }) => {
  await prepare(page, site.origin);
  await narrow?.apply(page);
  for (const [name, show] of Object.entries(VIEWS)) {
    await button(page, "Form").click();
    await show(page);
    const width = await page.evaluate(() => document.documentElement.scrollWidth);
    expect(width, name).toBeLessThanOrEqual(320);
  }
});

test("in forced colours, what is chosen or on looks otherwise than what is not", async ({
  page,
  site,
}) => {
  await openPreview(page, site.origin);
  await forced?.apply(page);
  const fill = (chosen: Locator) =>
    chosen.evaluate((element) => getComputedStyle(element).backgroundColor);
  expect(await fill(button(page, "Form"))).not.toBe(await fill(button(page, "Wall")));
  expect(await fill(button(page, "Fit"))).not.toBe(await fill(button(page, "Dark")));
  const look = setting(page, "Wear the branding");
  const on = await look.screenshot();
  await look.uncheck();
  await page.mouse.move(0, 0);
  expect((await look.screenshot()).equals(on)).toBe(false);
});

/** Goes on by the Tab key until this has the focus, which has to be seen at every stop. */
async function tabTo(page: Page, target: Locator, key = "Tab"): Promise<void> {
  // Asked for once: to find an element by its role takes long on a page of this size.
  const sought = await target.elementHandle();
  for (let stops = 0; stops < 200; stops += 1) {
    await page.keyboard.press(key);
    if (await page.evaluate((element) => element === document.activeElement, sought)) return;
  }
  throw new Error(`The Tab key never came to ${target}.`);
}

test("the whole page goes by the keyboard alone", async ({ page, site, context }) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await openPreview(page, site.origin);

  // Another location, by its list.
  await tabTo(page, page.getByLabel("Location", { exact: true }));
  await page.keyboard.type("Branded, with an emblem");
  await expect(staged(page).getByRole("heading", { name: "Hawthorn & Vesper" })).toBeVisible();

  // A piece of the wall, large; the focus is where the form is.
  await tabTo(page, button(page, "Wall"));
  await page.keyboard.press("Enter");
  await tabTo(page, button(wall(page), "Form with errors"));
  await page.keyboard.press("Enter");
  await expect(staged(page).getByText("There is a problem")).toBeVisible();
  await expect(page.getByLabel("Screen", { exact: true })).toBeFocused();

  // A colour, and back.
  await tabTo(page, setting(page, "Text colour"), "Shift+Tab");
  await page.keyboard.press("Control+a");
  await page.keyboard.type("#5b2a6e");
  await expect(staged(page).locator(".tagline")).toHaveCSS("color", "rgb(91, 42, 110)");
  await page.keyboard.press("Control+z");
  await expect(staged(page).locator(".tagline")).toHaveCSS("color", "rgb(107, 31, 58)");
  await page.keyboard.press("Control+y");

  // Into the form in its frame, and out again, to the checks and the link.
  await tabTo(page, button(page, "Share"));
  await page.keyboard.press("Enter");
  await tabTo(page, button(side(page), "Copy Link"));
  await page.keyboard.press("Enter");
  await expect(side(page).getByRole("status").filter({ hasText: "Copied" })).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toContain("#draft=1.");
  await tabTo(page, button(page, "Faults"), "Shift+Tab");
  await page.keyboard.press("Enter");
  await tabTo(page, button(side(page), "Location unknown (404)"));
  await page.keyboard.press("Enter");
  await expect(staged(page).getByText("The appointment form is not available")).toBeVisible();
});

test("the edge of the frame is drawn, and moved by keys", async ({ page, site }) => {
  await openPreview(page, site.origin);
  const edge = page.getByRole("separator", { name: "Width of the frame" });
  const frame = page.locator(".stage-frame");
  await edge.focus();
  await page.keyboard.press("ArrowRight");
  await expect(frame).toHaveCSS("width", "400px");
  const box = await edge.boundingBox();
  if (!box) throw new Error("The frame has no edge.");
  await page.mouse.move(box.x + 5, box.y + 300);
  await page.mouse.down();
  await page.mouse.move(box.x + 55, box.y + 300, { steps: 3 });
  await page.mouse.up();
  await expect(frame).toHaveCSS("width", "500px");
  await page.mouse.move(box.x + 155, box.y + 300);
  await expect(frame).toHaveCSS("width", "500px");
});
