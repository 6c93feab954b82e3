import { readFileSync } from "node:fs";
import type { Locator, Page } from "@playwright/test";
import { packDraft, type SharedDraft } from "../../src/draft/link.ts";
import { recordOf } from "../fixtures/open-form.ts";

/** Large enough for the three columns, and for a whole phone on the stage. */
export const DESKTOP = { width: 1600, height: 1200 };

/** The widget on the stage. */
export const staged = (page: Page): Locator =>
  page.frameLocator(".stage-frame").locator("web-scheduler");

export const editor = (page: Page) => page.getByRole("region", { name: "Settings" });
export const wall = (page: Page) => page.getByRole("region", { name: "The wall" });
export const side = (page: Page) =>
  page.getByRole("region", { name: "Checks, sharing and faults" });

/** What the page says happened. */
export const notice = (page: Page) => page.locator(".notice");

/** A setting's control by its label. */
export const setting = (page: Page, label: string) =>
  editor(page).getByLabel(label, { exact: true });

/** One of the buttons that stand alone: Form, Wall, Checks, Share, Undo, … */
export const button = (within: Page | Locator, name: string) =>
  within.getByRole("button", { name, exact: true });

/** Opens the designer's page; done when the form stands on its stage. */
export async function openPreview(page: Page, origin: string, fragment = ""): Promise<void> {
  await page.setViewportSize(DESKTOP);
  await page.goto(`${origin}/preview/${fragment}`);
  await staged(page).locator(".title").first().waitFor();
}

/** Chooses an example; done when its form stands on the stage. */
export async function choose(page: Page, example: string): Promise<void> {
  await page.getByLabel("Location", { exact: true }).selectOption(example);
  const form = page.frameLocator(".stage-frame").locator(`[location-id="${recordOf(example).id}"]`);
  await form.locator(".title").first().waitFor();
  await form.locator(".loading").waitFor({ state: "detached" });
}

/** The fragment of a link to the preview. */
export const linkOf = async (changes: SharedDraft["changes"], example = "branded") =>
  `#draft=${await packDraft({ of: { example }, changes })}`;

/** A practice's logo, as a designer has it on the disk. */
export const LOGO = {
  name: "ondelle.svg",
  mimeType: "image/svg+xml",
  buffer: readFileSync(new URL("../../public/practice/logos/ondelle.svg", import.meta.url)),
};
