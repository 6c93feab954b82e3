import { mockReceiver } from "../../fixtures/mock-receiver.ts";
import { answerAll, passScreener, sentTitle, submit } from "../../fixtures/open-form.ts";
import { expect, site, test } from "../../fixtures/test.ts";
import { readPageData, recordEvents, recordOutput } from "./data-leaks.ts";
import { ANSWERS, hasTokens, withTokens } from "./marked-answers.ts";

test.skip(({ browserName }) => browserName !== "chromium", "Only Chromium exposes request bodies.");

test("answers appear only in the booking request", async ({ page, openForm }) => {
  const { bookingRequests, ...output } = recordOutput(page);
  await recordEvents(page);
  const form = await openForm({ example: "everything-on" });
  await mockReceiver(page, [
    { status: 422, body: { errors: { email: ["Check the address."] } } },
    { status: 500 },
    { status: 403 },
  ]);
  await passScreener(form);
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

test("going back to a sent form shows no answers", async ({ page, openForm }) => {
  const form = await openForm({ example: "every-field" });
  await answerAll(form, ANSWERS);
  await submit(form).click();
  await expect(sentTitle(form)).toBeVisible();
  await page.goto(`${site.origin}/dev/inbox/`);
  await page.goBack();
  await form.locator(".title").first().waitFor();
  const { form: html = "-" } = await readPageData(page);
  const values = await form
    .locator("input, textarea")
    .evaluateAll((controls) => controls.map((control) => (control as HTMLInputElement).value));
  expect(withTokens({ html, values })).toEqual([]);
});
