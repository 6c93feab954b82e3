import type { Locator } from "@playwright/test";
import { submit } from "../fixtures/open-form.ts";
import { PATIENT, REQUIRED_LABELS } from "../fixtures/patient.ts";
import { expect, test } from "../fixtures/test.ts";
import { timesPage } from "../slots/times-page.ts";

test.use({ viewport: { width: 366, height: 844 }, hasTouch: true });

/** The words on the card and its paper, without the footer. */
const countWords = (form: Locator) =>
  form.locator(".ticket").evaluate((ticket) => {
    const texts = document.createTreeWalker(ticket, NodeFilter.SHOW_TEXT);
    let shown = "";
    while (texts.nextNode()) {
      const { parentElement, textContent } = texts.currentNode;
      const isSeen = parentElement?.checkVisibility() && !parentElement.closest(".visually-hidden");
      if (isSeen) shown += ` ${textContent}`;
    }
    return shown.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word)).length;
  });

test("a cleaning at the first available time is booked with ten taps", { tag: "@all" }, async ({
  openForm,
}) => {
  const form = await openForm(timesPage("en"));
  let taps = 0;
  const tap = async (target: Locator) => {
    await target.click();
    taps += 1;
  };
  expect(await countWords(form)).toBeLessThanOrEqual(30);
  await tap(form.locator(".row").first());
  await tap(form.locator("button.first-time"));
  for (const label of REQUIRED_LABELS) {
    const input = form.getByRole("textbox", { name: label });
    await tap(input);
    await input.fill(PATIENT[label]);
  }
  await tap(submit(form));
  await form.locator(".sent").waitFor();
  expect(taps).toBeLessThanOrEqual(10);
});
