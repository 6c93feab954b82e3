import type { Locator } from "@playwright/test";
import { submit } from "../fixtures/open-form.ts";
import { PATIENT, REQUIRED_LABELS } from "../fixtures/patient.ts";
import { expect, test } from "../fixtures/test.ts";
import { timesPage } from "../slots/times-page.ts";

test.use({ viewport: { width: 366, height: 844 }, hasTouch: true, timezoneId: "America/New_York" });

/** The words on the card and its paper, without the footer, and the height of the form in CSS pixels. */
const measure = (form: Locator) =>
  form.locator(".widget").evaluate((widget) => {
    const ticket = widget.querySelector(".ticket") ?? widget;
    const texts = document.createTreeWalker(ticket, NodeFilter.SHOW_TEXT);
    let shown = "";
    while (texts.nextNode()) {
      const { parentElement, textContent } = texts.currentNode;
      const isSeen =
        parentElement?.checkVisibility({ visibilityProperty: true }) &&
        getComputedStyle(parentElement).clipPath === "none";
      if (isSeen) shown += ` ${textContent}`;
    }
    const words = shown.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word)).length;
    return { words, height: Math.round(widget.getBoundingClientRect().height) };
  });

test("a cleaning at the first available time is booked with ten taps", { tag: "@all" }, async ({
  openForm,
}) => {
  const form = await openForm(timesPage("en"));
  const screens: Awaited<ReturnType<typeof measure>>[] = [];
  let taps = 0;
  const tap = async (target: Locator) => {
    await target.click();
    taps += 1;
  };
  screens.push(await measure(form));
  expect(screens[0]?.words).toBeLessThanOrEqual(30);
  await tap(form.locator(".row").first());
  await form.locator(".time").first().waitFor();
  screens.push(await measure(form));
  await tap(form.locator("button.first-time"));
  const firstName = form.getByRole("textbox", { name: "First name" });
  await firstName.waitFor();
  screens.push(await measure(form));
  for (const label of REQUIRED_LABELS) {
    const input = form.getByRole("textbox", { name: label });
    await tap(input);
    await input.fill(PATIENT[label]);
  }
  await tap(submit(form));
  await form.locator(".sent").waitFor();
  screens.push(await measure(form));
  console.table(screens);
  expect(taps).toBeLessThanOrEqual(10);
});
