import type { Page } from "@playwright/test";
import { EXAMPLES } from "../../src/examples/index.ts";
import { expect, full, test } from "../fixtures/test.ts";
import { button, choose, openPreview, wall } from "./preview-page.ts";
import { thisBrowser, whyNotComparable, writeTakenWith } from "./taken-with.ts";

const updating = process.env.UPDATE_SNAPSHOTS === "1";

/** Those that look most unlike each other; the others are compared in the full run. */
const SPREAD = ["observed-defaults", "branded-serif", "long-words-rtl"];
const everything = full || updating;

const EVERY = "everything-on";
const LATER = new Date("2026-03-04T17:30:00Z");

// Small print is still told apart, and all pictures together stay below 4 MB.
test.use({ deviceScaleFactor: 0.8 });

test.beforeEach(async ({ page, site }) => {
  await page.clock.setFixedTime(LATER);
  await page.emulateMedia({ reducedMotion: "reduce" });
  await openPreview(page, site.origin);
  const here = await thisBrowser(page);
  if (updating) return writeTakenWith(here);
  const why = whyNotComparable(here);
  test.skip(why !== null, why ?? "");
});

const chosen = EXAMPLES.filter(({ slug }) => everything || SPREAD.includes(slug));
for (const { slug } of chosen) {
  test(`the wall of ${slug} looks as it did`, async ({ page }) => {
    await expectWall(page, slug, slug);
  });
}

if (everything) {
  test("the dark wall of everything-on looks as it did", async ({ page }) => {
    await page.emulateMedia({ colorScheme: "dark" });
    await expectWall(page, EVERY, `${EVERY}-dark`, async () => button(wall(page), "Dark").click());
  });
}

test("the wall of everything-on in forced colours looks as it did", async ({ page }) => {
  await page.emulateMedia({ forcedColors: "active" });
  await expectWall(page, EVERY, `${EVERY}-forced-colors`);
});

/** Compares the wall of an example with the picture of that name. */
async function expectWall(
  page: Page,
  example: string,
  picture: string,
  dress: () => Promise<void> = async () => {},
): Promise<void> {
  await choose(page, example);
  await button(page, "Wall").click();
  // Four in a row, and room for all of them at once: the bar above would cover what is scrolled.
  await page.setViewportSize({ width: 1760, height: 1900 });
  await dress();
  // Each widget is where it is to be, and every logo came, or is known not to come.
  await expect(wall(page).locator('[data-piece="sent"] .reference')).toBeAttached();
  await expect.poll(() => logosLoading(page)).toBe(0);
  await page.mouse.move(0, 0);
  await expect(wall(page).locator(".wall-pieces")).toHaveScreenshot(["gallery", `${picture}.png`], {
    maxDiffPixels: 300,
    scale: "device",
  });
}

const logosLoading = (page: Page) =>
  page.evaluate(() => {
    const widgets = [...document.querySelectorAll(".wall web-scheduler")];
    const logos = widgets.flatMap((one) => [...(one.shadowRoot?.querySelectorAll("img") ?? [])]);
    return logos.filter(({ complete }) => !complete).length;
  });
