import { readFileSync, writeFileSync } from "node:fs";
import type { Locator } from "@playwright/test";
import { ENVIRONMENT, readEnvironment } from "../fixtures/environment.ts";
import { passScreener } from "../fixtures/open-form.ts";
import { widget } from "../fixtures/patient.ts";
import { expect, test } from "../fixtures/test.ts";

test.describe("pictures", { tag: "@all" }, () => {
  test.beforeEach(async ({ page }) => {
    await page.clock.setFixedTime(new Date("2026-03-04T17:30:00Z"));
    await page.emulateMedia({ reducedMotion: "reduce" });
    const here = await readEnvironment(page);
    if (test.info().config.updateSnapshots === "all") writeFileSync(ENVIRONMENT, here);
    const isSame = here === readFileSync(ENVIRONMENT, "utf8");
    test.skip(!isSame, "the pictures were taken with another browser or other fonts");
  });

  const expectPicture = async (form: Locator, name: string) => {
    await form.evaluate((element) => element.scrollIntoView());
    await form.page().mouse.move(0, 0);
    await expect(form.page()).toHaveScreenshot(`${name}.png`, { maxDiffPixels: 300 });
  };

  for (const { name, width, height } of [
    { name: "form-desktop", width: 1200, height: 840 },
    { name: "form-phone", width: 390, height: 840 },
  ]) {
    test(`${name} shows the current form`, async ({ page, site }) => {
      await page.setViewportSize({ width, height });
      await page.goto(`${site.origin}/practice/everything-on/`);
      const form = widget(page);
      await form.locator('[name="screener"]').first().waitFor();
      await passScreener(form);
      await form.getByRole("radio", { name: "Check-up and cleaning" }).check();
      await form.getByRole("radio", { name: "Check-up and cleaning" }).blur();
      await expectPicture(form, name);
    });
  }

  for (const { name, example, css, theme = "light", lang = "en" } of [
    {
      name: "theme-serif",
      example: "appointment-types",
      css: "--web-scheduler-font: Georgia, serif; --web-scheduler-accent: #7a4b2a; --web-scheduler-radius: 2px;",
    },
    {
      name: "theme-pill",
      example: "times",
      css: "--web-scheduler-accent: #c4a7ff; --web-scheduler-radius: 24px",
      theme: "dark",
    },
    { name: "dark", example: "every-field", css: "", theme: "dark" },
    { name: "long-words-rtl", example: "long-words-rtl", css: "", lang: "ar" },
  ]) {
    test(`${name} shows the form with these styles`, async ({ page, openForm }) => {
      await page.setViewportSize({ width: 600, height: 640 });
      const submission = page.waitForResponse(/-submission\.js/);
      const before = `<style>web-scheduler { ${css} }</style>`;
      const form = await openForm({ example, before, attributes: { lang, theme } });
      // The rest of the form's colors are applied with its second file.
      const control = form.locator("form :is(input, .row)").first();
      await control.focus();
      await submission;
      await control.blur();
      await expectPicture(form, name);
    });
  }
});
