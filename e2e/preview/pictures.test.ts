import type { Page } from "@playwright/test";
import { passScreener } from "../fixtures/open-form.ts";
import { widget } from "../fixtures/patient.ts";
import { expect, test } from "../fixtures/test.ts";
import { readEnvironment, skipReason } from "./environment.ts";
import { editor, openPreview, staged } from "./preview-page.ts";

const updating = process.env.UPDATE_SNAPSHOTS === "1";

test.beforeEach(async ({ page }) => {
  await page.clock.setFixedTime(new Date("2026-03-04T17:30:00Z"));
  await page.emulateMedia({ reducedMotion: "reduce" });
  const reason = updating ? null : skipReason(await readEnvironment(page));
  test.skip(reason !== null, reason ?? "");
});

const expectPicture = (page: Page, name: string) =>
  expect(page).toHaveScreenshot(`${name}.png`, { maxDiffPixels: 300 });

for (const { name, width, height } of [
  { name: "form-desktop", width: 1200, height: 840 },
  { name: "form-phone", width: 390, height: 840 },
]) {
  test(`the README's picture ${name} shows the current form`, async ({ page, site }) => {
    await page.setViewportSize({ width, height });
    await page.goto(`${site.origin}/practice/everything-on/`);
    const form = widget(page);
    await form.locator('[name="screener"]').first().waitFor();
    await passScreener(form);
    await form.getByRole("radio", { name: "Check-up and cleaning" }).check();
    await form.getByLabel("First name").fill("Maren");
    await form.getByLabel("First name").blur();
    await form.evaluate((element) => element.scrollIntoView());
    await page.mouse.move(0, 0);
    await expectPicture(page, name);
  });
}

const SITES = [
  {
    name: "theme-serif",
    example: "appointment-types",
    css: "--web-scheduler-font: Georgia, serif; --web-scheduler-accent: #7a4b2a; --web-scheduler-radius: 2px; --web-scheduler-gap: 30px; --web-scheduler-background: #fdf8ee; --web-scheduler-text: #3b2a20; --web-scheduler-border: #e2d3bd; --web-scheduler-field-background: #fffdf8",
  },
  {
    name: "theme-pill",
    example: "times",
    css: "--web-scheduler-accent: #c4a7ff; --web-scheduler-background: #241b35; --web-scheduler-radius: 24px",
  },
  {
    name: "theme-dense",
    example: "every-field",
    css: "--web-scheduler-accent: #005a9c; --web-scheduler-radius: 3px; --web-scheduler-gap: 10px; --web-scheduler-padding: 16px; --web-scheduler-shadow: none",
  },
];

for (const { name, example, css } of SITES) {
  test(`the picture ${name} shows the form with these custom properties`, async ({
    page,
    openForm,
  }) => {
    await page.setViewportSize({ width: 600, height: 640 });
    const form = await openForm({ example, before: `<style>web-scheduler { ${css} }</style>` });
    await form.getByLabel("First name").fill("Maren");
    await form.evaluate((element) => element.scrollIntoView());
    await page.mouse.move(0, 0);
    await expectPicture(page, name);
  });
}

test("the picture of the preview shows the current preview", async ({ page, site }) => {
  await openPreview(page, site.origin);
  await page.setViewportSize({ width: 1440, height: 860 });
  await expect(
    staged(page).getByRole("heading", { name: "Kestrel Row Dental" }).first(),
  ).toBeVisible();
  // The server's port is another one in each run.
  await editor(page)
    .getByLabel("Header logo", { exact: true })
    .evaluate((input: HTMLInputElement) => {
      input.value = input.value.replace(location.origin, "https://practice.example");
    });
  await expect(page.locator(".contrast code")).not.toHaveCount(0);
  await page.mouse.move(0, 0);
  await expectPicture(page, "preview");
});
