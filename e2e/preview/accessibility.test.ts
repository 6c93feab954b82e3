import type { Locator, Page } from "@playwright/test";
import { DISPLAY_MODES, scan } from "../fixtures/axe.ts";
import { expect, test } from "../fixtures/test.ts";
import { button, gallery, notice, openPreview, setting, share, staged } from "./preview-page.ts";

const [light, dark, forced] = DISPLAY_MODES;

test("axe finds no violations on the page", async ({ page, site }) => {
  test.slow();
  // During a transition, the scan would measure intermediate colors.
  await page.emulateMedia({ reducedMotion: "reduce" });
  await openPreview(page, site.origin);
  await setting(page, "Color").fill("#C9D7DF");
  await setting(page, "Logo").fill("http://practice.example/logo.png");
  await setting(page, "Logo from a file").setInputFiles({
    name: "fake.png",
    mimeType: "image/png",
    buffer: Buffer.from("not an image"),
  });
  await expect(notice(page)).toContainText("fake.png is damaged or not an image");
  for (const [view, mode] of [
    [/^Form$/, light],
    [/ problems?$/, light],
    [/^Share$/, dark],
    [/^Form$/, forced],
    [/^All states$/, dark],
  ] as const) {
    await page.getByRole("button", { name: view }).first().click();
    await mode?.apply(page);
    // The tests of the form scan each of its screens.
    expect(await scan(page, "html", ["web-scheduler"]), `${view}, ${mode?.name}`).toEqual([]);
  }
});

async function tabTo(page: Page, target: Locator, key = "Tab"): Promise<void> {
  // Only once, because role selectors are slow on a page of this size.
  const sought = await target.elementHandle();
  for (let stops = 0; stops < 200; stops += 1) {
    await page.keyboard.press(key);
    if (await page.evaluate((element) => element === document.activeElement, sought)) return;
  }
  throw new Error(`The Tab key did not reach ${target}.`);
}

test("the whole page can be used with the keyboard", async ({ page, site, context }) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await openPreview(page, site.origin);

  await tabTo(page, page.getByRole("button", { name: /^Location: / }));
  await page.keyboard.press("Enter");
  await tabTo(page, page.getByLabel("Example", { exact: true }));
  await page.keyboard.press("b");
  await expect(
    staged(page).getByRole("img", { name: "Ondelle Dental Studio" }).first(),
  ).toBeVisible();

  await tabTo(page, button(page, "All states"));
  await page.keyboard.press("Enter");
  await tabTo(page, button(gallery(page), "Form with errors"));
  await page.keyboard.press("Enter");
  await expect(staged(page).getByText(/There are \d problems/)).toBeVisible();
  await expect(button(page, "Form with errors : back to the form")).toBeFocused();

  await tabTo(page, setting(page, "Color"), "Shift+Tab");
  await page.keyboard.press("Control+a");
  await page.keyboard.type("#5b2a6e");
  await expect(staged(page).locator(".card")).toHaveCSS("background-color", "rgb(91, 42, 110)");
  await page.keyboard.press("Control+z");
  await expect(staged(page).locator(".card")).toHaveCSS("background-color", "rgb(11, 79, 102)");
  await page.keyboard.press("Control+y");

  await tabTo(page, button(page, "Share"), "Shift+Tab");
  await page.keyboard.press("Enter");
  await tabTo(page, button(share(page), "Copy Link"));
  await page.keyboard.press("Enter");
  await expect(share(page).getByRole("status").filter({ hasText: "Copied" })).toBeVisible();
});
