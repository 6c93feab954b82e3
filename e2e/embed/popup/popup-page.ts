import type { Page } from "@playwright/test";
import { recordOf } from "../../fixtures/open-form.ts";
import { expect, type Site } from "../../fixtures/test.ts";

/** The location whose form a page has unless it names another. */
export const plainId = recordOf("observed-defaults").id;

/** The script and an element of this mode. */
export const element = (site: Site, mode: string, more = "", locationId = plainId) =>
  `<script async src="${site.origin}/web-scheduler.js"></script>
  <web-scheduler mode="${mode}" location-id="${locationId}" base-url="${site.otherOrigin}"
    submit-url="${site.otherOrigin}/dev/booking-requests/" ${more}></web-scheduler>`;

export const dialog = (page: Page) => page.getByRole("dialog");

/** Settled once the script runs. */
export const ready = (page: Page) =>
  page.waitForFunction(() => customElements.get("web-scheduler"));

/** The dialog's part hears clicks once it is there. */
export async function openBy(page: Page, name: string): Promise<void> {
  await expect(async () => {
    if (!(await dialog(page).isVisible())) {
      await page.getByRole("button", { name }).click({ timeout: 1000 });
    }
    await expect(dialog(page)).toBeVisible({ timeout: 1000 });
  }).toPass();
}
