import { readFileSync } from "node:fs";
import type { Locator, Page } from "@playwright/test";
import { draftUrl, type SharedDraft } from "../../src/preview/draft/link.ts";
import { recordOf } from "../fixtures/open-form.ts";

const DESKTOP = { width: 1600, height: 1200 };

export const BRANDING = "web_scheduler_config.branding";

const item = (page: Page, title: string) =>
  page
    .getByRole("list", { name: "Screens" })
    .locator("li")
    .filter({ has: page.getByRole("button", { name: title, exact: true, includeHidden: true }) });

/** The form of a screen in the strip. */
export const screen = (page: Page, title = "First step") =>
  item(page, title).locator("web-scheduler");

/** The form of the screen that is shown in full. */
export const staged = (page: Page) =>
  page.getByRole("region", { name: "Screen" }).locator("web-scheduler");

export const editor = (page: Page) => page.getByRole("region", { name: "Settings" });
export const truth = (page: Page) => page.getByRole("region", { name: "Colors and problems" });
export const handOver = (page: Page) => page.getByRole("dialog", { name: "Hand over" });

/** The preview's own notice; forms have notices in their shadow roots. */
export const notice = (page: Page) => page.locator("css:light=.notice");

export const setting = (page: Page, label: string) =>
  page
    .locator(".setting")
    .getByLabel(label, { exact: true })
    .and(page.locator("input, select, textarea"));

/** A button by its whole name: First step, Undo, Hand over, … */
export const button = (within: Page | Locator, name: string) =>
  within.getByRole("button", { name, exact: true });

/** Opens the preview with all settings; without a fragment, for the example with everything. */
export async function openPreview(
  page: Page,
  origin: string,
  fragment = `#location=${recordOf("everything-on").id}`,
): Promise<void> {
  await page.setViewportSize(DESKTOP);
  await page.goto(`${origin}/preview/${fragment}`);
  await screen(page).locator(".title").first().waitFor();
  await editor(page).evaluate((settings) => {
    for (const group of settings.querySelectorAll("details")) group.open = true;
  });
}

export async function choose(page: Page, example: string): Promise<void> {
  await page.getByLabel("Location", { exact: true }).selectOption(example);
  const form = item(page, "First step").locator(`[location-id="${recordOf(example).id}"]`);
  await form.locator(".title").first().waitFor();
  await form.locator(".loading").waitFor({ state: "detached" });
}

export const linkOf = async (changes: SharedDraft["changes"], example = "branded") =>
  new URL(await draftUrl("https://preview.example/", { of: { example }, changes })).hash;

export const LOGO = {
  name: "ondelle.svg",
  mimeType: "image/svg+xml",
  buffer: readFileSync(new URL("../../public/practice/logos/ondelle.svg", import.meta.url)),
};
