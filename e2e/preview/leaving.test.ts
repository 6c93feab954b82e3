import type { Page } from "@playwright/test";
import { BRANDING } from "../fixtures/draft.ts";
import { expect, FULL_RUN, test } from "../fixtures/test.ts";
import { button, LOGO, linkOf, openPreview, setting, staged } from "./preview-page.ts";

const tagline = (page: Page) => staged(page).locator(".tagline");

/** Reloads when the draft is in the page's URL. */
async function reload(page: Page): Promise<void> {
  const isKept = () =>
    page.evaluate(() => dispatchEvent(new Event("beforeunload", { cancelable: true })));
  await expect.poll(isKept).toBe(true);
  await page.reload();
  await staged(page).locator(".title").first().waitFor();
}

test("the draft survives a reload, and so do the edits of a shared link", async ({
  page,
  site,
}) => {
  await openPreview(page, site.origin);
  await setting(page, "Tagline").fill("My own work");
  await setting(page, "Footer logo from a file").setInputFiles(LOGO);
  await expect(staged(page).locator("footer img")).toHaveAttribute("src", /^data:/);
  await reload(page);
  await expect(tagline(page)).toHaveText("My own work");
  await expect(staged(page).locator("footer img")).toHaveAttribute("src", /^data:/);

  await page.goto("about:blank");
  await openPreview(page, site.origin, await linkOf({ [`${BRANDING}.header_tagline`]: "Shared" }));
  // Undo does not lead to another location.
  await expect(tagline(page)).toHaveText("Shared");
  await expect(button(page, "Undo")).toHaveAttribute("aria-disabled", "true");
  await setting(page, "Tagline").fill("Shared, then edited");
  await reload(page);
  await expect(tagline(page)).toHaveText("Shared, then edited");

  // Back and forward through another page, too.
  await page.goto("about:blank");
  await page.goBack();
  await expect(tagline(page)).toHaveText("Shared, then edited");
});

test("a file that is dropped outside a logo’s field does not open instead of the page", {
  tag: FULL_RUN,
}, async ({ page, site }) => {
  await openPreview(page, site.origin);
  for (const target of [page.locator(".stage"), setting(page, "Tagline"), staged(page)]) {
    // The element's own window, because the form is in an iframe.
    const isAccepted = await target.evaluate((element) => {
      const dataTransfer = new DataTransfer();
      dataTransfer.items.add(new File(["x"], "logo.png", { type: "image/png" }));
      const options = { dataTransfer, bubbles: true, cancelable: true, composed: true };
      return ["dragover", "drop"].map((type) =>
        element.dispatchEvent(new DragEvent(type, options)),
      );
    });
    expect(isAccepted).toEqual([false, false]);
  }
});
