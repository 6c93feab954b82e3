import type { Locator } from "@playwright/test";
import { LANGUAGE_CODES } from "../../src/messages/languages.ts";
import { hasUsualFonts } from "../fixtures/environment.ts";
import { mockReceiver } from "../fixtures/mock-receiver.ts";
import { stepOf, submit } from "../fixtures/open-form.ts";
import { expect, test } from "../fixtures/test.ts";
import { timesPage } from "../slots/times-page.ts";

test.use({ hasTouch: true, timezoneId: "America/New_York" });

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
const TYPES = '.question [name="appointmentType"]';

/** Answers every question, until the request is sent; returns the number of taps. */
async function walk(form: Locator, onScreen: () => Promise<void>): Promise<number> {
  let taps = 0;
  const tap = async (target: Locator) => {
    await target.click();
    taps += 1;
  };
  for (;;) {
    await form
      .locator(".of-time :is(button.first-time, .preferredTimes), .questions:not(.of-time), .sent")
      .first()
      .waitFor();
    await onScreen();
    if ((await form.locator(".sent").count()) > 0) return taps;
    const step = await stepOf(form);
    const row = form.locator(ROWS).first();
    if ((await row.count()) > 0) await tap(row);
    else {
      const types = form.locator(TYPES).first();
      for (const option of await form.locator(OPTIONS).or(types).all()) await tap(option);
      for (const [name, text] of Object.entries(TYPED)) {
        const control = form.locator(`[name="${name}"]`);
        if ((await control.count()) === 0 || (await control.inputValue()) !== "") continue;
        await tap(control);
        await control.fill(text);
      }
      await tap(submit(form));
    }
    await form.locator(`.of-${step}`).waitFor({ state: "detached" });
  }
}

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

const USUAL = { example: "observed-defaults" };
const ask = "for-whom new-patient text-consent";
const CHILD = { example: "everything-on", attributes: { ...timesPage("en").attributes, ask } };

const JOURNEYS = [
  ["fields alone", USUAL, 2, 7, 110, 40],
  ["a cleaning at the first available time", timesPage("en"), 4, 10, 240, 30],
  ["a child, with every question", CHILD, 7, 20, 480, 35],
  ["every field", { example: "every-field" }, 3, 11, 210, 60],
  ["preferred times", { example: "times", attributes: { "ask-times": "" } }, 4, 10, 220, 45],
] as const;

for (const [name, formPage, count, maxTaps, maxWords, maxFirst] of JOURNEYS) {
  test(`${name}: ${count} screens, ${maxTaps} taps, ${maxWords} words`, { tag: "@all" }, async ({
    page,
    openForm,
  }) => {
    await page.setViewportSize({ width: 366, height: 844 });
    await mockReceiver(page, [{ status: 201, body: { booked: true, emailed: true } }]);
    const form = await openForm(formPage);
    const screens: Awaited<ReturnType<typeof measure>>[] = [];
    const taps = await walk(form, async () => {
      screens.push(await measure(form));
    });
    console.table(screens);
    expect(screens).toHaveLength(count);
    expect(taps).toBeLessThanOrEqual(maxTaps);
    const [first = 0, ...later] = screens.map(({ words }) => words);
    expect(first).toBeLessThanOrEqual(maxFirst);
    expect(later.reduce((total, words) => total + words, first)).toBeLessThanOrEqual(maxWords);
  });
}

test("four usual fields fit one viewport, and every step fits two, in every language", {
  tag: ["@chromium-only", "@all"],
}, async ({ page, openForm }) => {
  // Twelve languages of each step.
  test.slow();
  test.skip(!(await hasUsualFonts(page)), "heights were measured with other fonts");
  await page.setViewportSize({ width: 390, height: 844 });
  for (const formPage of [
    USUAL,
    { example: "branded", attributes: timesPage("en").attributes },
    timesPage("en"),
    { example: "times", attributes: { "ask-times": "" } },
    { example: "everything-on" },
    CHILD,
  ]) {
    await mockReceiver(page, [{ status: 201 }]);
    const form = await openForm(formPage);
    // A phone's scrollbar takes no width.
    await page.addStyleTag({ content: "html { scrollbar-width: none; }" });
    await walk(form, async () => {
      for (const lang of LANGUAGE_CODES) {
        await form.evaluate((element, code) => element.setAttribute("lang", code), lang);
        await expect(form.locator(".widget")).toHaveAttribute("lang", lang);
        const box = await form.locator(".ticket").boundingBox();
        const title = await form.locator(".title").textContent();
        expect
          .soft(Math.round(box?.height ?? Number.NaN), `${title} in ${lang}`)
          .toBeLessThanOrEqual(formPage === USUAL ? 844 : 1400);
      }
    });
  }
});
