import type { Page } from "@playwright/test";
import { expect, test } from "../fixtures/test.ts";
import {
  button,
  choose,
  editor,
  gallery,
  LOGO,
  notice,
  openPreview,
  setting,
  side,
  staged,
} from "./preview-page.ts";

test.beforeEach(async ({ page, site }) => {
  await openPreview(page, site.origin);
  await page.setViewportSize({ width: 1280, height: 800 });
});

const phoneTabs = (page: Page) => page.getByRole("group", { name: "Parts of the page" });

test("at 1280 pixels the toolbar stays, the whole frame fits, and the rest is in one menu", async ({
  page,
}) => {
  await expect(page.locator(".stage-frame")).toBeInViewport({ ratio: 0.99 });
  await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
  await expect(page.locator(".toolbar")).toBeInViewport({ ratio: 1 });

  const menu = page.getByRole("group", { name: "View options" });
  await button(page, "View").click();
  await button(menu, "Dark").click();
  await expect(staged(page).locator(".widget")).toHaveCSS("color-scheme", "dark");
  // An Arabic form is on an Arabic page.
  await menu.getByLabel("Language").selectOption("ar");
  await expect(page.frameLocator(".stage-frame").locator("html[lang=ar]")).toHaveCSS(
    "direction",
    "rtl",
  );
  await expect(staged(page).locator(".widget")).toHaveCSS("direction", "rtl");
  await page.keyboard.press("Escape");
  await expect(menu).toBeHidden();
  await expect(button(page, "View")).toBeFocused();
  await button(page, "View").click();
  await staged(page).locator("footer").click();
  await expect(menu).toBeHidden();
});

test("neither a first letter nor a message moves a setting", async ({ page }) => {
  // Within the panel, which scrolls.
  const rows = () =>
    editor(page).evaluate((panel) =>
      [...panel.querySelectorAll<HTMLElement>(".setting")].map(({ offsetTop }) => offsetTop),
    );
  const before = await rows();
  await setting(page, "Tagline").press("x");
  await setting(page, "Location name in the header").uncheck();
  await setting(page, "Text color").fill("#5");
  await expect(page.locator(".change-count")).toHaveText("2 changes");
  await setting(page, "Footer logo from a file").setInputFiles(LOGO);
  await expect(notice(page)).toContainText("is now the footer logo");
  await button(page, "Undo").click();
  await expect.poll(rows).toEqual(before);
});

test("the gallery has the full width, and shares it with the panels on demand", async ({
  page,
}) => {
  await button(page, "All states").click();
  await expect(editor(page)).toBeHidden();
  await button(gallery(page), "Settings and checks").click();
  await expect(editor(page)).toBeVisible();
  await expect(side(page)).toBeVisible();
});

test("on a phone the form stays above the settings and the checks, and tabs lead to the other parts", async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const form = page.locator(".stage-frame");
  const tabs = phoneTabs(page);
  await expect(tabs).toBeInViewport({ ratio: 1 });

  // The first and the last settings of a group, each with the form.
  for (const label of ["Tagline", "Address in the footer"]) {
    await setting(page, label).fill("Seen together");
    await expect(setting(page, label)).toBeInViewport({ ratio: 1 });
    await expect(form).toBeInViewport({ ratio: 0.99 });
    await expect(staged(page).getByText("Seen together").first()).toBeVisible();
  }
  await setting(page, "Text color").fill("#C9D7DF");
  await tabs.getByRole("button", { name: /^Checks/ }).click();
  await expect(editor(page)).toBeHidden();
  await expect(form).toBeInViewport({ ratio: 0.99 });
  await button(side(page), "Show the setting").first().click();
  await expect(setting(page, "Text color")).toBeFocused();
  await expect(setting(page, "Text color")).toBeInViewport({ ratio: 1 });

  await button(tabs, "Share").click();
  await expect(side(page).getByLabel("Link", { exact: true })).toBeInViewport();
  await expect(form).toBeHidden();
  await button(tabs, "All states").click();
  await expect(gallery(page)).toBeInViewport();
  await button(gallery(page), "Form with errors").click();
  await expect(button(tabs, "Form")).toHaveAttribute("aria-pressed", "true");
  await expect(page.getByLabel("Screen", { exact: true })).toBeFocused();

  await button(page, "Tablet").click();
  await expect(page.getByText("820 × 1080 px")).toBeVisible();
});

test("the page does not scroll horizontally at 320 pixels", async ({ page }) => {
  await choose(page, "everything-on");
  await page.setViewportSize({ width: 320, height: 640 });
  for (const name of ["Settings", "Form", "All states", "Share"]) {
    await button(phoneTabs(page), name).click();
    await expect(page.locator("html")).toHaveJSProperty("scrollWidth", 320);
  }
});
