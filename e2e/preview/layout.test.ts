import type { Locator, Page } from "@playwright/test";
import { expect, FULL_RUN, test } from "../fixtures/test.ts";
import {
  button,
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

const openGroups = (page: Page) =>
  editor(page).evaluate((settings) => {
    for (const group of settings.querySelectorAll("details")) group.open = true;
  });

const box = async (element: Locator) => {
  const found = await element.boundingBox();
  if (!found) throw new Error(`${element} is not visible.`);
  return found;
};

test("at 1280 pixels the toolbar is one row that stays, and the whole frame fits", async ({
  page,
}) => {
  const toolbar = page.locator(".toolbar");
  await expect.poll(async () => (await box(toolbar)).height).toBeLessThan(60);
  await expect(page.locator(".stage-frame")).toBeInViewport({ ratio: 0.99 });
  await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
  await expect(toolbar).toBeInViewport({ ratio: 1 });

  // Everything else is in one menu, which Escape closes.
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
  await staged(page).locator("header").click();
  await expect(menu).toBeHidden();
});

test("neither a first letter nor a message moves anything", async ({ page }) => {
  const frame = page.locator(".stage-frame");
  // Within the panel, which scrolls.
  const rows = () =>
    editor(page).evaluate((panel) =>
      [...panel.querySelectorAll<HTMLElement>(".setting")].map(({ offsetTop }) => offsetTop),
    );
  const before = [await rows(), await box(frame)];
  await setting(page, "Tagline").press("x");
  await setting(page, "Location name in the header").uncheck();
  await setting(page, "Text color").fill("#5");
  await expect(page.locator(".change-count")).toHaveText("2 changes");
  expect([await rows(), await box(frame)]).toEqual(before);

  await setting(page, "Footer logo from a file").setInputFiles(LOGO);
  await expect(notice(page)).toContainText("is now the footer logo");
  expect(await box(frame)).toEqual(before[1]);
});

test("the list of screens, the labels of changed settings and the form’s buttons are never covered or cut off", async ({
  page,
}) => {
  for (const width of [1280, 1440, 820, 390]) {
    await page.setViewportSize({ width, height: 800 });
    if (width === 390) {
      await button(page.getByRole("group", { name: "Parts of the page" }), "Form").click();
    }
    const list = page.getByLabel("Screen", { exact: true });
    const isCut = list.evaluate((select) => {
      const { width: shown } = select.getBoundingClientRect();
      select.style.inlineSize = "max-content";
      const { width: needed } = select.getBoundingClientRect();
      select.style.inlineSize = "";
      return needed > shown + 1;
    });
    expect(await isCut, `${width} pixels`).toBe(false);
  }

  await page.setViewportSize({ width: 1280, height: 800 });
  await openGroups(page);
  await setting(page, "Location name in the header").uncheck();
  await setting(page, "Header logo alt text").fill("A bird");
  await setting(page, "Contact details size in pixels").fill("18");
  await setting(page, "Accent color").fill("#224466");
  const covered = await editor(page).evaluate((panel) =>
    [...panel.querySelectorAll<HTMLElement>(".setting.changed")].flatMap((row) => {
      const label = row.querySelector(".switch > span") ?? row.querySelector("label, legend");
      const change = row.querySelector(".change");
      if (!label || !change) return [`nothing in ${row.dataset.path}`];
      const range = document.createRange();
      range.selectNodeContents(label);
      const box = change.getBoundingClientRect();
      const isCovered = [...range.getClientRects()].some(
        (text) => text.right > box.left && text.bottom > box.top && text.top < box.bottom,
      );
      return isCovered ? [row.dataset.path] : [];
    }),
  );
  expect(covered).toEqual([]);

  await setting(page, "Footer logo from a file").setInputFiles(LOGO);
  const shown = await box(notice(page));
  const frame = await box(page.locator(".stage-frame"));
  expect(shown.x >= frame.x + frame.width || shown.x + shown.width <= frame.x).toBe(true);
});

test("the page’s typeface has no effect while the branding has a font", { tag: FULL_RUN }, async ({
  page,
}) => {
  await openGroups(page);
  const row = editor(page).locator('[data-path="--web-scheduler-font"]');
  await expect(row.locator(".no-effect")).toBeVisible();
  await setting(page, "Font list").fill("");
  await expect(row.locator(".no-effect")).toBeHidden();
});

test("the gallery has the full width, and shares it with the panels on demand", {
  tag: FULL_RUN,
}, async ({ page }) => {
  await button(page, "All states").click();
  await expect(editor(page)).toBeHidden();
  const columns = () =>
    gallery(page)
      .locator(".gallery-items")
      .evaluate((list) => getComputedStyle(list).gridTemplateColumns.split(" ").length);
  await expect.poll(columns).toBe(5);
  await page.keyboard.press("/");
  await expect(page.getByRole("searchbox")).toBeFocused();
  await expect.poll(columns).toBe(2);
  await button(gallery(page), "Settings and checks").click();
  await expect.poll(columns).toBe(5);
});

test("on a phone the form stays above the settings and the checks, and tabs lead to the other parts", async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const form = page.locator(".stage-frame");
  const tabs = page.getByRole("group", { name: "Parts of the page" });
  await expect(tabs).toBeInViewport({ ratio: 1 });
  const lines = await tabs.getByRole("button").evaluateAll((buttons) =>
    buttons.map((tab) => {
      const text = document.createRange();
      text.selectNodeContents(tab);
      return Math.round(text.getBoundingClientRect().height / 16);
    }),
  );
  expect(new Set(lines)).toEqual(new Set([1]));

  // The first and the last settings of a group, each with the form, as large as the phone allows.
  for (const label of ["Tagline", "Address in the footer"]) {
    await setting(page, label).fill("Seen together");
    await expect(setting(page, label)).toBeInViewport({ ratio: 1 });
    await expect(form).toBeInViewport({ ratio: 0.99 });
    expect((await box(setting(page, label))).y).toBeGreaterThan(
      (await box(form)).y + (await box(form)).height,
    );
    await expect(staged(page).getByText("Seen together").first()).toBeVisible();
  }
  expect((await box(form)).width).toBeGreaterThan(300);
  // The form scrolls to what the setting changes.
  await expect(staged(page).locator("footer")).toBeInViewport();
  await setting(page, "Tagline").focus();
  await expect(staged(page).locator("header")).toBeInViewport();

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
});

test("on a phone the toolbar is one row, with the screens in the menu, and controls are large enough to touch", async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await button(page.getByRole("group", { name: "Parts of the page" }), "Form").click();
  expect((await box(page.locator(".toolbar"))).height).toBeLessThan(66);
  // With the usual fonts, the name of the location is not cut.
  expect((await box(page.getByLabel("Location", { exact: true }))).width).toBeGreaterThan(200);
  const controls = page.locator(":is(.bar, .toolbar, .stage-note) :is(button, select):visible");
  const heights = await controls.evaluateAll((found) => found.map((one) => one.clientHeight));
  expect(Math.min(...heights)).toBeGreaterThanOrEqual(42);
  await expect(button(page, "Tablet")).toBeHidden();
  await button(page, "View").click();
  await button(page, "Tablet").click();
  await expect(page.getByText("820 × 1080 px")).toBeVisible();
});

test("the bar’s main action shows how to share where the panel is not next to the form", async ({
  page,
}) => {
  const share = button(page, "Share this draft");
  await expect(share).toBeHidden();
  await page.setViewportSize({ width: 820, height: 800 });
  await share.click();
  await expect(side(page)).toBeFocused();
  await expect(side(page).getByLabel("Link", { exact: true })).toBeInViewport();
});
