import type { Locator } from "@playwright/test";
import { receiver } from "../../fixtures/mock-receiver.ts";
import { answerAll, openForm, passScreener, submit } from "../../fixtures/open-form.ts";
import { expect, test } from "../../fixtures/test.ts";
import { keepEvents, keptBy, listenForLeaks } from "./data-leaks.ts";

test.skip(({ browserName }) => browserName !== "chromium", "Only Chromium shows what was sent.");

// Words that stand nowhere else, one for each field.
const OWN: Record<string, string> = {
  firstName: "Quorvane",
  lastName: "Zibbelstrom",
  email: "wexlip@brondle.example",
  phone: "+442079460917",
  day: "23",
  month: "11",
  year: "1937",
  insurance: "Plimsworth",
  additionalDetails: "My gurnifax hurts",
};
const TOKENS = /quorvane|zibbelstrom|wexlip|brondle|7946|0917|1937|plimsworth|gurnifax/i;

/** The texts in which one of the tokens stands, by name. */
const withTokens = (texts: Record<string, string | readonly string[]>) =>
  Object.entries(texts)
    .filter(([, text]) => TOKENS.test(String(text)))
    .map(([name, text]) => `${name}: ${String(text).slice(0, 300)}`);

const sent = (form: Locator) => form.getByRole("heading", { name: "Your request was sent" });

test("what a patient typed is in the request, and nowhere else", async ({ page, site, host }) => {
  const leaks = listenForLeaks(page);
  await keepEvents(page);
  const form = await openForm(page, { site, host }, { example: "everything-on" });
  await receiver(page, [
    { status: 422, body: { errors: { email: ["Check the address."] } } },
    { status: 500 },
    { status: 403 },
  ]);
  await passScreener(form);
  await answerAll(form, { ...OWN, phone: "555 12", email: "wexlip brondle" });
  await submit(form).click();
  await form.locator(".summary").waitFor();
  await answerAll(form, OWN);

  for (const screen of [".summary", ".not-sent", ".not-sent"]) {
    await submit(form).click();
    await expect(submit(form)).toHaveAttribute("aria-disabled", "false");
    await form.locator(screen).waitFor();
    if (screen === ".summary") await answerAll(form, { ...OWN, email: "wexlip@brondel.example" });
    // The form itself has to have them still, in its fields and in no attribute.
    expect(withTokens(await keptBy(page)).filter((found) => !found.startsWith("form:"))).toEqual(
      [],
    );
  }
  await submit(form).click();
  await expect(sent(form)).toBeVisible();

  expect(leaks.handedOver).toHaveLength(4);
  expect(leaks.handedOver.every((body) => TOKENS.test(body))).toBe(true);
  const heard = await page.evaluate(() => (window as unknown as { heard: string[] }).heard);
  expect(heard.join(" ")).toMatch(
    /web-scheduler-ready.*web-scheduler-step.*web-scheduler-error.*web-scheduler-sent/,
  );
  const { handedOver: _, ...left } = leaks;
  expect(withTokens({ ...left, heard, ...(await keptBy(page)) })).toEqual([]);
});

test("going back to a form that was sent shows no answers", async ({ page, site, host }) => {
  const form = await openForm(page, { site, host }, { example: "every-field" });
  await answerAll(form, OWN);
  await submit(form).click();
  await expect(sent(form)).toBeVisible();
  await page.goto(`${site.origin}/dev/inbox/`);
  await page.goBack();
  await form.locator(".title").first().waitFor();
  const { form: drawn = "-" } = await keptBy(page);
  const typed = await form
    .locator("input, textarea")
    .evaluateAll((controls) => controls.map((control) => (control as HTMLInputElement).value));
  expect(withTokens({ drawn, typed })).toEqual([]);
});

test("a page's element that is destroyed forgets what was typed", async ({ page, site, host }) => {
  const form = await openForm(page, { site, host }, { example: "every-field" });
  await answerAll(form, OWN);
  const left = await form.evaluate((element) => {
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
  expect(new Set(left)).toEqual(new Set([""]));
});
