import type { Locator, Page } from "@playwright/test";
import { submission as enSubmission } from "../../../src/messages/en.ts";
import { mockReceiver } from "../../fixtures/mock-receiver.ts";
import {
  answerAll,
  sentTitle,
  stepOf,
  submit,
  waitForIdleTimer,
} from "../../fixtures/open-form.ts";
import { expect, site, test } from "../../fixtures/test.ts";
import { readPageData, recordEvents, recordOutput } from "./data-leaks.ts";
import { ANSWERS, hasTokens, typeAll, withTokens } from "./marked-answers.ts";

test.skip(({ browserName }) => browserName !== "chromium", "Only Chromium exposes request bodies.");

test("answers appear only in the booking request", async ({ page, openForm }) => {
  const { bookingRequests, ...output } = recordOutput(page);
  await recordEvents(page);
  const form = await openForm({ example: "optional-fields" });
  await mockReceiver(page, [
    { status: 422, body: { errors: { email: ["Check the address."] } } },
    { status: 500 },
    { status: 403 },
  ]);
  await answerAll(form, { ...ANSWERS, phone: "555 12", email: "wexlip brondle" });
  await submit(form).click();
  await form.locator(".summary").waitFor();
  await answerAll(form, ANSWERS);

  for (const screen of [".summary", ".not-sent", ".not-sent"]) {
    await submit(form).click();
    await expect(submit(form)).toHaveAttribute("aria-disabled", "false");
    await form.locator(screen).waitFor();
    if (screen === ".summary")
      await answerAll(form, { ...ANSWERS, email: "wexlip@brondel.example" });
    // The form itself still contains the answers.
    const leaks = withTokens(await readPageData(page));
    expect(leaks.filter((leak) => !leak.startsWith("form:"))).toEqual([]);
  }
  await submit(form).click();
  await expect(sentTitle(form)).toBeVisible();

  expect(bookingRequests).toHaveLength(4);
  expect(bookingRequests.every(hasTokens)).toBe(true);
  const events = await page.evaluate(() => (window as unknown as { events: string[] }).events);
  expect(events.join(" ")).toMatch(
    /web-scheduler-ready.*web-scheduler-step.*web-scheduler-error.*web-scheduler-sent/,
  );
  expect(withTokens({ ...output, events, ...(await readPageData(page)) })).toEqual([]);
});

const valuesOf = (form: Locator) =>
  form
    .locator("input, textarea")
    .evaluateAll((controls) => controls.map((control) => (control as HTMLInputElement).value));

test("going back to a sent form shows no answers", async ({ page, openForm }) => {
  const form = await openForm({ example: "every-field" });
  await answerAll(form, ANSWERS);
  await submit(form).click();
  await expect(sentTitle(form)).toBeVisible();
  await page.goto(`${site.origin}/dev/inbox/`);
  await page.goBack();
  await form.locator(".title").first().waitFor();
  const { form: html = "-" } = await readPageData(page);
  expect(withTokens({ html, values: await valuesOf(form) })).toEqual([]);
});

const ENDINGS: Record<string, (page: Page, form: Locator) => Promise<unknown>> = {
  async "cleared when idle"(page, form) {
    // Paused: the page scrolls when the cleared form gets shorter, and scrolling is activity.
    await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 60_100);
    await page.clock.runFor(200);
    await form.locator(".idle").getByText(enSubmission.cleared).waitFor();
  },
  async "destroyed while sending"(page, form) {
    const { ids } = await mockReceiver(page, ["no-response"]);
    await submit(form).click();
    await expect.poll(ids).toHaveLength(1);
    await form.evaluate((element) => (element as HTMLElement & { destroy(): void }).destroy());
  },
};

for (const [ending, end] of Object.entries(ENDINGS)) {
  test(`no answer remains in a form that was ${ending}`, async ({ page, openForm }) => {
    await page.clock.install();
    const { bookingRequests, ...output } = recordOutput(page);
    const form = await openForm({
      example: "every-field",
      attributes: { "wipe-after-idle": "1", ask: "for-whom" },
      before: "<style>html { overflow-anchor: none } body { min-height: 9000px }</style>",
    });
    await waitForIdleTimer(form);
    await form.locator('[name="forWhom"]').last().press("Space");
    const requester = { requesterFirstName: "Quorvane", requesterLastName: "Zibbelstrom" };
    const answers = { ...ANSWERS, ...requester };
    for (const step of ["you", "patient"]) {
      if (step === "patient") await submit(form).click();
      await expect.poll(() => stepOf(form)).toBe(step);
      await typeAll(page, form, answers);
    }
    expect(withTokens({ values: await valuesOf(form) })).not.toEqual([]);
    const controls = await form.locator("input, textarea").elementHandles();
    await end(page, form);
    const removed = await Promise.all(
      controls.map((control) => control.evaluate((input) => (input as HTMLInputElement).value)),
    );
    expect(withTokens({ ...output, ...(await readPageData(page)), removed })).toEqual([]);
  });
}
