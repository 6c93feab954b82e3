import type { Locator } from "@playwright/test";
import { submission as enSubmission } from "../../src/messages/en.ts";
import { answerAll } from "../fixtures/open-form.ts";
import { alert } from "../fixtures/patient.ts";
import { expect, test } from "../fixtures/test.ts";

const WARNING = "Are you still there?";
const CLEARED = "For your privacy, your answers were cleared.";
const values = (form: Locator) =>
  form.locator("input:not(.extra *), textarea").evaluateAll((controls) =>
    controls
      .map((control) => control as HTMLInputElement)
      .filter(({ type }) => type !== "radio")
      .map(({ value }) => value),
  );

test.beforeEach(({ page }) => page.clock.install());

test("an idle form shows a warning, which can be dismissed, and is then cleared", async ({
  page,
  openForm,
}) => {
  const form = await openForm({
    example: "optional-fields",
    attributes: { "wipe-after-idle": "1" },
  });
  await answerAll(form);
  // Otherwise the time that the test takes would count, too.
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 10_000));
  const stay = form.getByRole("button", { name: enSubmission.idleStay });
  await page.clock.runFor(25_000);
  await expect(async () => {
    if (await stay.isHidden()) await page.clock.runFor(5_000);
    // It stays while the pointer moves over it.
    await stay.hover({ timeout: 1_000 });
    await page.clock.runFor(100);
    // A hint that appears late moves the page, and scrolling is activity, which ends the warning.
    await stay.click({ timeout: 1_000 });
  }).toPass({ intervals: [0] });
  await expect(form.getByText(WARNING)).toHaveCount(0);
  expect(await values(form)).not.toContain("");

  await form.getByRole("textbox", { name: "Year" }).focus();
  await page.keyboard.press("Shift");
  await page.clock.runFor(58_000);
  await expect(form.getByText("will be cleared in 2 seconds").first()).toBeVisible();
  await page.clock.runFor(3_000);
  await expect(alert(form).getByText(CLEARED)).toBeVisible();
  expect(new Set(await values(form))).toEqual(new Set([""]));
  await expect(form.getByRole("heading", { name: "Request an appointment" })).toBeFocused();
  await page.clock.resume();
  await form.getByRole("textbox", { name: "First name" }).pressSequentially("N");
  await expect(form.getByText(CLEARED)).toHaveCount(0);
});
