import type { Page } from "@playwright/test";
import { EXAMPLES } from "../../src/examples/index.ts";
import { messages as en } from "../../src/messages/en/first-screen.ts";
import { expect, full, test } from "../fixtures/test.ts";
import { readEnvironment, skipReason, writeEnvironment } from "./environment.ts";
import { button, choose, gallery, openPreview } from "./preview-page.ts";

const updating = process.env.UPDATE_SNAPSHOTS === "1";

/** Examples that differ the most; the others are compared in the full run. */
const VARIED = ["branded", "long-words-rtl"];
const everything = full || updating;

const FULL_EXAMPLE = "everything-on";
const NOW = new Date("2026-03-04T17:30:00Z");

// Small text is still legible, and all screenshots together stay below 6 MB.
test.use({ deviceScaleFactor: 0.8 });

/** What appears last in the items that take the longest, by item. */
const LAST_PARTS = [
  ["sent", ".reference"],
  ["times", ".day"],
  ["times-failed", ".no-times"],
  ["no-times", ".no-times"],
  ["time-taken", ".slot.invalid .day"],
  ["booked", ".reference"],
];

test.beforeEach(async ({ page, site }) => {
  // All states of the form on one page.
  test.slow();
  await page.clock.install({ time: NOW });
  await page.emulateMedia({ reducedMotion: "reduce" });
  await openPreview(page, site.origin);
  const environment = await readEnvironment(page);
  if (updating) return writeEnvironment(environment);
  const reason = skipReason(environment);
  test.skip(reason !== null, reason ?? "");
});

const chosen = EXAMPLES.filter(({ slug }) => everything || VARIED.includes(slug));
for (const { slug } of chosen) {
  test(`the gallery of ${slug} is unchanged`, async ({ page }) => {
    await expectGallery(page, slug, slug);
  });
}

if (everything) {
  test("the dark gallery of everything-on is unchanged", async ({ page }) => {
    await page.emulateMedia({ colorScheme: "dark" });
    await expectGallery(page, FULL_EXAMPLE, `${FULL_EXAMPLE}-dark`, async () =>
      button(gallery(page), "Dark").click(),
    );
  });
}

test("the gallery of everything-on in forced colors is unchanged", async ({ page }) => {
  await page.emulateMedia({ forcedColors: "active" });
  await expectGallery(page, FULL_EXAMPLE, `${FULL_EXAMPLE}-forced-colors`);
});

/** Compares the gallery of an example with its screenshot. */
async function expectGallery(
  page: Page,
  example: string,
  screenshot: string,
  prepare: () => Promise<void> = async () => {},
): Promise<void> {
  await choose(page, example);
  await button(page, "All states").click();
  await button(gallery(page), "Settings and checks").click();
  // Large enough to show all items without scrolling, which would move some below the bar.
  await page.setViewportSize({ width: 1760, height: 3000 });
  await prepare();
  // Wait for the last widgets and for every logo to load or fail.
  for (const [item, part] of LAST_PARTS) {
    const last = gallery(page).locator(`[data-item="${item}"] ${part}`).first();
    await expect(last).toBeAttached({ timeout: 30_000 });
  }
  await expect.poll(() => countLoadingLogos(page)).toBe(0);
  await collapseBrokenLogos(page);
  // A form that loads for longer says so. On a slow machine that could be in the screenshot.
  await page.clock.fastForward("00:10");
  await expect(gallery(page).locator('[data-item="loading"]')).toContainText(en.loadingSlowly);
  await page.mouse.move(0, 0);
  await expect(gallery(page).locator(".gallery-items")).toHaveScreenshot(
    ["gallery", `${screenshot}.png`],
    {
      maxDiffPixels: 300,
      scale: "device",
    },
  );
}

/** A logo that fails later than a second keeps its space, as it may on a slow machine. */
const collapseBrokenLogos = (page: Page) =>
  page.evaluate(() => {
    for (const { shadowRoot } of document.querySelectorAll(".gallery web-scheduler")) {
      for (const logo of shadowRoot?.querySelectorAll<HTMLElement>(".logo") ?? []) {
        if (logo.style.visibility === "hidden") logo.hidden = true;
      }
    }
  });

const countLoadingLogos = (page: Page) =>
  page.evaluate(() => {
    const widgets = [...document.querySelectorAll(".gallery web-scheduler")];
    const logos = widgets.flatMap((one) => [...(one.shadowRoot?.querySelectorAll("img") ?? [])]);
    return logos.filter(({ complete }) => !complete).length;
  });
