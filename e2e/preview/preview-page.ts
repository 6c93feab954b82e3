import { readFileSync } from "node:fs";
import type { Locator, Page } from "@playwright/test";
import { draftUrl, type SharedDraft } from "../../src/preview/draft/link.ts";
import { recordOf } from "../fixtures/open-form.ts";

/** Large enough for three columns and the whole frame of the form. */
const DESKTOP = { width: 1600, height: 1200 };

export const BRANDING = "web_scheduler_config.branding";

export const staged = (page: Page): Locator =>
  page.frameLocator(".stage-frame").locator("web-scheduler");

export const editor = (page: Page) => page.getByRole("region", { name: "Settings" });
export const gallery = (page: Page) => page.getByRole("region", { name: "All states" });
export const share = (page: Page) => page.getByRole("region", { name: "Share" });
export const checks = (page: Page) => page.getByRole("region", { name: "Checks" });

/** The preview's own notice; forms have notices in their shadow roots. */
export const notice = (page: Page) => page.locator("css:light=.notice");

export const setting = (page: Page, label: string) =>
  editor(page).getByLabel(label, { exact: true });

/** A button by its whole name: Form, All states, Share, Undo, … */
export const button = (within: Page | Locator, name: string) =>
  within.getByRole("button", { name, exact: true });

/** Opens the preview with all groups of settings; without a fragment, for the example with everything. */
export async function openPreview(
  page: Page,
  origin: string,
  fragment = `#location=${recordOf("everything-on").id}`,
): Promise<void> {
  await page.setViewportSize(DESKTOP);
  await page.goto(`${origin}/preview/${fragment}`);
  await staged(page).locator(".title").first().waitFor();
  await editor(page).evaluate((settings) => {
    for (const group of settings.querySelectorAll("details")) group.open = true;
  });
}

export async function choose(page: Page, example: string): Promise<void> {
  await page.getByRole("button", { name: /^Location: / }).click();
  await page.getByLabel("Example", { exact: true }).selectOption(example);
  await page.keyboard.press("Escape");
  const form = page.frameLocator(".stage-frame").locator(`[location-id="${recordOf(example).id}"]`);
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
