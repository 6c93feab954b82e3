import type { Locator } from "@playwright/test";
import { mockReceiver } from "../fixtures/mock-receiver.ts";
import { stepOf, submit } from "../fixtures/open-form.ts";
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
    const title = widget.querySelector(".title")?.textContent;
    return { title, words, height: Math.round(widget.getBoundingClientRect().height) };
  });

const TYPED: Record<string, string> = {
  requesterFirstName: "Ana",
  requesterLastName: "Lind",
  email: "ana@mail.example",
  phone: "2025550143",
  firstName: "Mia",
  lastName: "Lind",
  month: "3",
  day: "27",
  year: "2019",
  insurance: "None",
  additionalDetails: "Nothing",
};

const ROWS = 'form .row:not([name="screener"][value="yes"]):visible';
const OPTIONS = '[name="forWhom"][value="child"], [name="newPatient"][value="true"]';
const ask = "for-whom new-patient text-consent";
const attributes = { ...timesPage("en").attributes, ask };

const JOURNEYS = [
  ["fields alone", { example: "observed-defaults" }, 2, 7, 110, 40],
  ["a cleaning at the first available time", timesPage("en"), 4, 10, 240, 30],
  ["a child, with every question", { example: "everything-on", attributes }, 7, 20, 480, 35],
] as const;

for (const [name, formPage, count, maxTaps, maxWords, maxFirst] of JOURNEYS) {
  test(`${name}: ${count} screens, ${maxTaps} taps, ${maxWords} words`, { tag: "@all" }, async ({
    page,
    openForm,
  }) => {
    await mockReceiver(page, [{ status: 201, body: { booked: true, emailed: true } }]);
    const form = await openForm(formPage);
    const screens: Awaited<ReturnType<typeof measure>>[] = [];
    let taps = 0;
    const tap = async (target: Locator) => {
      await target.click();
      taps += 1;
    };
    while ((await form.locator(".sent").count()) === 0) {
      await form.locator(".of-time button.first-time, .questions:not(.of-time)").first().waitFor();
      screens.push(await measure(form));
      const step = await stepOf(form);
      const row = form.locator(ROWS).first();
      if ((await row.count()) > 0) await tap(row);
      else {
        for (const option of await form.locator(OPTIONS).all()) await tap(option);
        for (const [input, text] of Object.entries(TYPED)) {
          const control = form.locator(`[name="${input}"]`);
          if ((await control.count()) === 0 || (await control.inputValue()) !== "") continue;
          await tap(control);
          await control.fill(text);
        }
        await tap(submit(form));
      }
      await form.locator(`.of-${step}`).waitFor({ state: "detached" });
    }
    screens.push(await measure(form));
    console.table(screens);
    expect(screens).toHaveLength(count);
    expect(taps).toBeLessThanOrEqual(maxTaps);
    const [first = 0, ...later] = screens.map(({ words }) => words);
    expect(first).toBeLessThanOrEqual(maxFirst);
    expect(later.reduce((total, words) => total + words, first)).toBeLessThanOrEqual(maxWords);
  });
}
