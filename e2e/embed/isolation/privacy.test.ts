import type { Locator, Page } from "@playwright/test";
import { mapInputs } from "../../../src/form/inputs.ts";
import { mockReceiver } from "../../fixtures/mock-receiver.ts";
import { answerAll, openForm, passScreener, submit } from "../../fixtures/open-form.ts";
import { expect, test } from "../../fixtures/test.ts";
import { findInMemory, readPageData, recordEvents, recordOutput } from "./data-leaks.ts";

test.skip(({ browserName }) => browserName !== "chromium", "Only Chromium exposes request bodies.");

// Words that appear nowhere else.
const ANSWERS: Record<string, string> = {
  ...mapInputs(() => "Plimsworth"),
  firstName: "Quorvane",
  lastName: "Zibbelstrom",
  email: "wexlip@brondle.example",
  phone: "+442079460917",
  day: "23",
  month: "11",
  year: "1937",
  additionalDetails: "My gurnifax hurts",
};
const TOKENS = /quorvane|zibbelstrom|wexlip|brondle|7946|0917|1937|plimsworth|gurnifax/i;

/** The texts that contain one of the tokens, with their names. */
const withTokens = (texts: Record<string, string | readonly string[]>) =>
  Object.entries(texts)
    .filter(([, text]) => TOKENS.test(String(text)))
    .map(([name, text]) => `${name}: ${String(text).slice(0, 300)}`);

const sent = (form: Locator) => form.getByRole("heading", { name: "Your request was sent" });

test("answers appear only in the booking request", async ({ page, site, host }) => {
  const { bookingRequests, ...output } = recordOutput(page);
  await recordEvents(page);
  const form = await openForm(page, { site, host }, { example: "everything-on" });
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
  await expect(sent(form)).toBeVisible();

  expect(bookingRequests).toHaveLength(4);
  expect(bookingRequests.every((body) => TOKENS.test(body))).toBe(true);
  const events = await page.evaluate(() => (window as unknown as { events: string[] }).events);
  expect(events.join(" ")).toMatch(
    /web-scheduler-ready.*web-scheduler-step.*web-scheduler-error.*web-scheduler-sent/,
  );
  expect(withTokens({ ...output, events, ...(await readPageData(page)) })).toEqual([]);
});

test("going back to a sent form shows no answers", async ({ page, site, host }) => {
  const form = await openForm(page, { site, host }, { example: "every-field" });
  await answerAll(form, ANSWERS);
  await submit(form).click();
  await expect(sent(form)).toBeVisible();
  await page.goto(`${site.origin}/dev/inbox/`);
  await page.goBack();
  await form.locator(".title").first().waitFor();
  const { form: html = "-" } = await readPageData(page);
  const values = await form
    .locator("input, textarea")
    .evaluateAll((controls) => controls.map((control) => (control as HTMLInputElement).value));
  expect(withTokens({ html, values })).toEqual([]);
});

test("a destroyed element that is inserted again has no answers", async ({ page, site, host }) => {
  const form = await openForm(page, { site, host }, { example: "every-field" });
  await answerAll(form, ANSWERS);
  const values = await form.evaluate((element) => {
    (element as HTMLElement & { destroy(): void }).destroy();
    document.body.append(element);
    return new Promise<string[]>((resolve) => {
      new MutationObserver(() => {
        const fields = element.shadowRoot?.querySelectorAll("input, textarea") ?? [];
        if (fields.length > 0)
          resolve(Array.from(fields, (field) => (field as HTMLInputElement).value));
      }).observe(element.shadowRoot as ShadowRoot, { childList: true, subtree: true });
    });
  });
  expect(new Set(values)).toEqual(new Set([""]));
});

// Longer than in TOKENS, because memory contains all kinds of numbers.
const TOKENS_IN_MEMORY =
  /quorvane|zibbelstrom|wexlip|brondle|plimsworth|gurnifax|2079460917|7946 0917|1937-11-23/i;

/** Types into every field, without passing the answers through the page's scripts. */
async function typeAll(page: Page, form: Locator) {
  for (const control of await form.locator("input[type=text], input[type=tel], textarea").all()) {
    await control.focus();
    await page.keyboard.insertText(ANSWERS[(await control.getAttribute("name")) ?? ""] ?? "");
  }
}

/** Each way in which the answers are no longer needed. */
const ENDINGS: Record<string, (page: Page, form: Locator) => Promise<unknown>> = {
  async sent(_page, form) {
    await submit(form).click();
    await expect(sent(form)).toBeVisible();
  },
  async "sent after failures"(page, form) {
    await mockReceiver(page, [
      { status: 422, body: { errors: { email: ["Check the address."] } } },
      { status: 500 },
    ]);
    for (const screen of [".summary", ".not-sent"]) {
      await submit(form).click();
      await form.locator(screen).waitFor();
      await form.locator("#insurance").focus();
      await page.keyboard.insertText("Plimsworth");
    }
    await submit(form).click();
    await expect(sent(form)).toBeVisible();
  },
  async "cleared when idle"(page, form) {
    await page.clock.runFor(61_000);
    await expect(form.getByText("your answers were cleared")).toBeVisible();
  },
  destroyed: (_page, form) =>
    form.evaluate((element) => (element as HTMLElement & { destroy(): void }).destroy()),
  async "destroyed while sending"(page, form) {
    const { ids } = await mockReceiver(page, ["no-response"]);
    await submit(form).click();
    await expect.poll(ids).toHaveLength(1);
    await form.evaluate((element) => (element as HTMLElement & { destroy(): void }).destroy());
  },
};

for (const [ending, end] of Object.entries(ENDINGS)) {
  test(`answers are nowhere in memory after the form was ${ending}`, async ({
    page,
    site,
    host,
  }) => {
    await page.clock.install();
    const { bookingRequests: _sent, ...output } = recordOutput(page);
    const form = await openForm(
      page,
      { site, host },
      { example: "every-field", attributes: { "wipe-after-idle": "1" } },
    );
    await typeAll(page, form);
    expect(await findInMemory(page, TOKENS_IN_MEMORY)).not.toEqual([]);
    await end(page, form);
    // The browser may collect garbage later.
    await expect.poll(() => findInMemory(page, TOKENS_IN_MEMORY)).toEqual([]);
    expect(withTokens({ ...output, ...(await readPageData(page)) })).toEqual([]);
  });
}
