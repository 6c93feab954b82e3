import type { Page } from "@playwright/test";
import { expect } from "../../fixtures/test.ts";
import { element as inlineElement, script } from "../embed-page.ts";

export const element = (mode: string, attributes = "", locationId?: string) =>
  script() + inlineElement(`mode="${mode}" ${attributes}`, locationId);

export const dialog = (page: Page) => page.getByRole("dialog");

export const waitForScript = (page: Page) =>
  page.waitForFunction(() => customElements.get("web-scheduler"));

/** Clicks the button until the dialog opens: clicks do nothing before its chunk has loaded. */
export async function openBy(page: Page, name: string): Promise<void> {
  await expect(async () => {
    if (!(await dialog(page).isVisible())) {
      await page.getByRole("button", { name }).click({ timeout: 1000 });
    }
    await expect(dialog(page)).toBeVisible({ timeout: 1000 });
  }).toPass();
}
