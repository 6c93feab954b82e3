import type { Page } from "@playwright/test";
import { recordOf } from "../../fixtures/open-form.ts";
import { expect, type Site } from "../../fixtures/test.ts";

export const plainId = recordOf("observed-defaults").id;

/** The script and an element in this mode. */
export const element = (site: Site, mode: string, attributes = "", locationId = plainId) =>
  `<script async src="${site.origin}/web-scheduler.js"></script>
  <web-scheduler mode="${mode}" location-id="${locationId}" base-url="${site.otherOrigin}"
    submit-url="${site.otherOrigin}/dev/booking-requests/" ${attributes}></web-scheduler>`;

export const dialog = (page: Page) => page.getByRole("dialog");

/** Waits until the script has run. */
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
