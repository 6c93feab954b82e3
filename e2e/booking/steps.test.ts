import type { Locator } from "@playwright/test";
import { LANGUAGE_CODES } from "../../src/messages/languages.ts";
import { scan } from "../fixtures/axe.ts";
import { hasUsualFonts } from "../fixtures/environment.ts";
import {
  isLastStep,
  languageMenu,
  stepOf,
  submit,
  waitForSubmissionChunk,
} from "../fixtures/open-form.ts";
import { recordUrls } from "../fixtures/page-log.ts";
import { expect, test } from "../fixtures/test.ts";
import { timesPage } from "../slots/times-page.ts";

test("an answer that is a button goes on, the arrow keys only move, and Back shows the answer", async ({
  page,
  openForm,
}) => {
  const form = await openForm({ example: "screener-stops" });
  const question = form.getByRole("heading", { name: /trouble breathing/ });
  const details = form.getByRole("heading", { name: "Request an appointment" });
  const row = (name: string) => form.getByRole("button", { name, exact: true });
  await row("Yes").focus();
  await page.keyboard.press("ArrowDown");
  await expect(row("No")).toBeFocused();
  await expect(question).toBeVisible();
  await page.keyboard.press("Enter");
  await expect(details).toBeFocused();
  await form.getByRole("button", { name: "Back" }).click();
  await expect(question).toBeFocused();
  await expect(row("No")).toHaveAttribute("aria-current", "true");
  await row("No").click();
  await expect(details).toBeFocused();
  await page.evaluate(() => history.back());
  await expect(question).toBeFocused();
  await row("Yes").click();
  await form.getByRole("button", { name: "Change my answer" }).click();
  await expect(question).toBeFocused();
});

test("the second press of a double click presses nothing of the next step, for which a key need not wait", async ({
  page,
  openForm,
}) => {
  const form = await openForm({ example: "everything-on" });
  await waitForSubmissionChunk(page);
  await languageMenu(form).waitFor();
  // The time between the two presses stops.
  await form.evaluate(({ shadowRoot }) =>
    shadowRoot?.addEventListener("animationstart", ({ target }) => {
      for (const animation of (target as Element).getAnimations()) animation.pause();
    }),
  );
  const { x = 0, y = 0 } = (await form.getByText("No", { exact: true }).boundingBox()) ?? {};
  await page.mouse.click(x + 10, y + 10);
  await expect.poll(() => stepOf(form)).toBe("visit");
  await page.mouse.click(x + 10, y + 10, { clickCount: 2 });
  const types = form.locator('[name="appointmentType"]');
  await expect(types.and(form.locator(":checked"))).toHaveCount(0);
  await types.first().press("Space");
  await submit(form).press("Enter");
  await expect.poll(() => stepOf(form)).toBe("you");
});

test("a page about one treatment shows its times at once, and its patient may change it", async ({
  page,
  openForm,
}) => {
  const urls = recordUrls(page);
  const { attributes } = timesPage("en");
  const preset = { "appointment-type": "toothache", provider: "prov-minton" };
  const form = await openForm({ example: "times", attributes: { ...attributes, ...preset } });
  await expect(form.locator(".line")).toHaveText(["Toothache Change", "Dr. Basil Minton Change"]);
  await form.locator(".time").first().waitFor();
  const searches = urls.filter((url) => url.includes("/fhir/Slot")).map(decodeURIComponent);
  expect(searches.filter((url) => !/LIMITED.*prov-minton/.test(url))).toEqual([]);
  expect(await scan(page)).toEqual([]);
  await form.getByRole("button", { name: "Dr. Basil Minton" }).press("Enter");
  await expect(form.getByRole("radio", { name: "Dr. Basil Minton" })).toBeFocused();
  await form.getByRole("button", { name: "Toothache" }).press("Enter");
  await expect(form.getByRole("heading", { name: "What is the appointment for?" })).toBeFocused();
  await expect(form.getByRole("button", { name: "Toothache" })).toHaveAttribute(
    "aria-current",
    "true",
  );
});

const TYPED: Record<string, string> = {
  requesterFirstName: "Ana",
  requesterLastName: "Lind",
  firstName: "Mia",
  lastName: "Lind",
  email: "ana@mail.example",
  phone: "2025550143",
  month: "3",
  day: "27",
  year: "2019",
  insurance: "None",
  additionalDetails: "Nothing",
};
const TAPPED = [
  '[name="appointmentType"]',
  '[name="forWhom"][value="child"]',
  '[name="newPatient"]',
  ".times.shown .time input",
  '[name="textConsent"]',
];

/** The words that a patient sees, without those for screen readers. */
function countWords(widget: Element): number {
  const isSeen = (element: Element | null): boolean =>
    !element ||
    (!getComputedStyle(element).clipPath.startsWith("inset") && isSeen(element.parentElement));
  const texts = document.createTreeWalker(widget, NodeFilter.SHOW_TEXT);
  let words = 0;
  while (texts.nextNode()) {
    const { parentElement, textContent } = texts.currentNode;
    const isShown = parentElement?.checkVisibility() && isSeen(parentElement);
    words += (isShown && textContent?.match(/\S+/g)?.length) || 0;
  }
  return words;
}

/** Fills in a form, no step of which is higher than this in any language; returns the words that a patient sees in each. */
async function expectHeights(form: Locator, languages: readonly string[], highest: number) {
  const words: number[] = [];
  for (;;) {
    const step = await stepOf(form);
    await form
      .locator(".of-time :is(.weeks, .preferredTimes), .questions:not(.of-time)")
      .first()
      .waitFor();
    const widget = form.locator(".widget");
    for (const lang of languages) {
      await form.evaluate((element, code) => element.setAttribute("lang", code), lang);
      await expect(widget).toHaveAttribute("lang", lang);
      const { height } = (await form.locator(".ticket").boundingBox()) ?? { height: Number.NaN };
      expect.soft(Math.round(height), `${step} in ${lang}`).toBeLessThanOrEqual(highest);
    }
    words.push(await widget.evaluate(countWords));
    if (await isLastStep(form)) return words;
    const row = form.locator('.rows .row:not([name="screener"][value="yes"])').first();
    if (await row.isVisible()) {
      await row.press("Enter");
      await expect.poll(() => stepOf(form)).not.toBe(step);
      continue;
    }
    for (const selector of TAPPED) {
      const control = form.locator(selector).first();
      if ((await control.count()) > 0) await control.check();
    }
    for (const [name, text] of Object.entries(TYPED)) {
      const control = form.locator(`[name="${name}"]`);
      if ((await control.count()) > 0) await control.fill(text);
    }
    await submit(form).click();
    await expect.poll(() => stepOf(form)).not.toBe(step);
  }
}

test.describe("on a phone", () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  const ask = "for-whom new-patient text-consent";
  const usual = { example: "observed-defaults" };
  const flows = [
    usual,
    { example: "branded", attributes: timesPage("en").attributes },
    timesPage("en"),
    { example: "times", attributes: { "ask-times": "" } },
    { example: "everything-on" },
    // For a child, with a time.
    { example: "everything-on", attributes: { ...timesPage("en").attributes, ask } },
  ];

  for (const languages of [["en"], [...LANGUAGE_CODES].reverse()]) {
    test(`four usual fields fit one viewport, and every step fits two: ${languages.join(", ")}`, {
      tag: ["@chromium-only", "@all"],
    }, async ({ page, openForm }) => {
      // Twelve languages of each step.
      test.slow(languages.length > 1);
      test.skip(!(await hasUsualFonts(page)), "heights were measured with other fonts");
      for (const formPage of flows) {
        const form = await openForm(formPage);
        // With the styles of later steps, which a patient's first answer has loaded.
        await waitForSubmissionChunk(page);
        // A phone's scrollbar takes no width.
        await page.addStyleTag({ content: "html { scrollbar-width: none; }" });
        const [words, ...more] = await expectHeights(
          form,
          languages,
          formPage === usual ? 844 : 1400,
        );
        if (formPage !== usual) continue;
        expect(more).toEqual([]);
        expect(words).toBeLessThanOrEqual(45);
      }
    });
  }
});
