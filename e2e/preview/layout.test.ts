import { recordOf } from "../fixtures/open-form.ts";
import { expect, test } from "../fixtures/test.ts";
import {
  button,
  checks,
  choose,
  editor,
  gallery,
  LOGO,
  notice,
  openPreview,
  setting,
  share,
  staged,
} from "./preview-page.ts";

test.beforeEach(async ({ page, site }) => {
  await openPreview(page, site.origin);
  await page.setViewportSize({ width: 1280, height: 800 });
});

test("at 1280 pixels the view’s bar stays, and the whole frame fits", { tag: "@all" }, async ({
  page,
}) => {
  await expect(page.locator(".stage-frame")).toBeInViewport({ ratio: 0.99 });
  await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
  const bar = page.locator("css:light=.view-bar");
  await expect(bar).toBeInViewport({ ratio: 1 });

  await button(bar, "Dark").click();
  await expect(staged(page).locator(".widget")).toHaveCSS("color-scheme", "dark");
  // An Arabic form is on an Arabic page.
  await bar.getByLabel("Language").selectOption("ar");
  await expect(page.frameLocator(".stage-frame").locator("html[lang=ar]")).toHaveCSS(
    "direction",
    "rtl",
  );
  await expect(staged(page).locator(".widget")).toHaveCSS("direction", "rtl");
  await button(bar, "Desktop").click();
  await expect(page.locator(".stage-frame")).toHaveCSS("width", "1280px");
});

test("at first sight there are at most 32 controls", async ({ page, site }) => {
  await page.goto(`${site.origin}/preview/#location=${recordOf("everything-on").id}`);
  await page.reload();
  await staged(page).locator(".title").first().waitFor();
  const controls = await page.evaluate(() =>
    [...document.querySelectorAll("a[href], button, input, select, textarea, summary")]
      .filter((one) => one.checkVisibility() && !one.closest("[inert]"))
      .map((one) => one.getAttribute("aria-label") ?? (one.textContent || one.id)),
  );
  expect(controls).toContain("Undo");
  expect(controls.length, controls.join(", ")).toBeLessThanOrEqual(32);
});

test("at 1440 by 900 pixels the page does not scroll", { tag: "@all" }, async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await expect
    .poll(() => page.evaluate(() => document.documentElement.scrollHeight - innerHeight))
    .toBeLessThanOrEqual(0);
});

test("neither a first letter nor a message moves a setting", { tag: "@all" }, async ({ page }) => {
  // Within the panel, which scrolls.
  const rows = () =>
    editor(page).evaluate((panel) =>
      [...panel.querySelectorAll<HTMLElement>(".setting")].map(({ offsetTop }) => offsetTop),
    );
  const before = await rows();
  await setting(page, "Tagline").press("x");
  await setting(page, "Location name in the header").uncheck();
  await setting(page, "Color").fill("#5");
  await expect(page.locator(".change-count")).toHaveText("2 changes");
  await setting(page, "Footer logo from a file").setInputFiles(LOGO);
  await expect(notice(page)).toContainText("is now the footer logo");
  await button(page, "Undo").click();
  await expect.poll(rows).toEqual(before);
});

test("on a phone the form stays above the settings", { tag: "@all" }, async ({ page }) => {
  await choose(page, "observed-defaults");
  await page.setViewportSize({ width: 390, height: 844 });
  const form = page.locator(".stage-frame");
  await expect(staged(page).getByLabel("Phone number")).toBeInViewport();
  await expect(setting(page, "Logo from a file")).toBeInViewport({ ratio: 1 });
  await choose(page, "everything-on");
  await button(page, "More").click();
  // The first and the last settings of a group, each with the form.
  for (const label of ["Tagline", "Address in the footer, if another one"]) {
    await setting(page, label).fill("Seen together");
    await expect(setting(page, label)).toBeInViewport({ ratio: 1 });
    await expect(form).toBeInViewport({ ratio: 0.99 });
    await expect(staged(page).getByText("Seen together").first()).toBeVisible();
  }
  await setting(page, "Color").fill("#808080");
  await page.getByRole("button", { name: / problems?$/ }).click();
  await button(checks(page), "Show the setting").first().click();
  await expect(form).toBeInViewport({ ratio: 0.99 });
  await expect(setting(page, "Color")).toBeFocused();
  await expect(setting(page, "Color")).toBeInViewport({ ratio: 1 });
  await button(page, "Share").click();
  await expect(share(page).getByLabel("Link", { exact: true })).toBeInViewport();
  await button(page, "All states").click();
  await button(gallery(page), "Form with errors").click();
  await expect(button(page, "Form with errors : back to the form")).toBeFocused();
});

test("the page does not scroll horizontally at 320 pixels", { tag: "@all" }, async ({ page }) => {
  await choose(page, "everything-on");
  await page.setViewportSize({ width: 320, height: 640 });
  for (const name of ["Share", "All states", "Form"]) {
    await button(page, name).click();
    await expect(page.locator("html")).toHaveJSProperty("scrollWidth", 320);
  }
});
