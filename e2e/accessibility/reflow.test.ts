import type { Locator, Page } from "@playwright/test";
import { LANGUAGE_CODES } from "../../src/messages/languages.ts";
import { mockReceiver } from "../fixtures/mock-receiver.ts";
import { answerAll, answerRows, passScreener, submit } from "../fixtures/open-form.ts";
import { expect, test } from "../fixtures/test.ts";
import { radios, timesPage } from "../slots/times-page.ts";
import { findOverflow, findSmallTargets } from "./layout.ts";

type Check = (screen: string) => Promise<void>;

/** Checks all screens of a booking, including errors and a failure to send. */
async function checkScreens(page: Page, form: Locator, check: Check): Promise<void> {
  await mockReceiver(page, [{ status: 500 }]);
  await form.locator(".row").first().waitFor();
  await check("screener");
  await form.locator('[name="screener"][value="yes"]').press("Enter");
  await form.locator(".card > .line").waitFor();
  await check("stopped");
  await form.locator(".card > .line").click();
  await passScreener(form);
  await submit(form).click();
  await form.locator(".summary").waitFor();
  await check("visit with an error");
  await form.locator('[name="appointmentType"]').first().press("Space");
  await submit(form).click();
  await form.locator("#firstName").waitFor();
  await submit(form).click();
  await form.locator(".summary").waitFor();
  await check("details with errors");
  await answerAll(form, {
    insurance: "x".repeat(160),
    additionalDetails: "No line breaks. ".repeat(60),
  });
  await check("last step");
  await submit(form).click();
  await form.locator(".not-sent").waitFor();
  await check("not sent");
  await submit(form).click();
  await form.locator(".sent").waitFor();
  await check("sent");
}

const PRIVACY = { "privacy-url": "https://practice.example/privacy" };

const VIEWPORTS = [
  { name: "320 pixels wide", width: 320, height: 640, example: "everything-on", lang: "es" },
  { name: "at 400 percent zoom", width: 320, height: 256, example: "long-words-rtl", lang: "en" },
  {
    name: "on a phone in portrait",
    width: 375,
    height: 667,
    example: "long-words-rtl",
    lang: "ar",
  },
  {
    name: "on a phone in landscape",
    width: 667,
    height: 375,
    example: "everything-on",
    lang: "ar",
  },
];

for (const { name, width, height, example, lang } of VIEWPORTS) {
  test.describe(() => {
    test.use({ viewport: { width, height } });

    const tag = name.endsWith("landscape") ? "@all" : [];
    test(`nothing overflows or is too small to hit ${name}: ${example} in ${lang}`, {
      tag,
    }, async ({ page, openForm }) => {
      const form = await openForm({ example, attributes: { lang, ...PRIVACY } });
      await checkScreens(page, form, async (screen) => {
        expect(await findOverflow(page), screen).toEqual([]);
        expect(await findSmallTargets(page, 24, 24), screen).toEqual([]);
      });
    });
  });
}

test.describe(() => {
  test.use({ viewport: { width: 320, height: 640 } });

  for (const lang of LANGUAGE_CODES) {
    const tag = lang === "es" ? [] : "@all";
    test(`nothing overflows a request for a child with times in ${lang}`, { tag }, async ({
      page,
      openForm,
    }) => {
      const { example, attributes } = timesPage(lang);
      const ask = "for-whom new-patient text-consent";
      const form = await openForm({ example, attributes: { ...attributes, ask } });
      const check = async (screen: string) => {
        expect(await findOverflow(page), screen).toEqual([]);
        // Not 320 pixels: Firefox's scroll bar takes some of them.
        const scrolls = () =>
          page.evaluate(() => {
            const { scrollWidth, clientWidth } = document.documentElement;
            return scrollWidth > clientWidth;
          });
        await expect.poll(scrolls, screen).toBe(false);
      };
      const choose = (selector: string) => form.locator(selector).first().press("Space");
      await submit(form).click();
      await form.locator(".summary").waitFor();
      await check("errors");
      await choose('[name="forWhom"][value="child"]');
      await choose('[name="newPatient"]');
      await submit(form).click();
      await form.locator(".of-visit").waitFor();
      await check("types");
      await answerRows(form);
      await radios(form).first().waitFor();
      await check("times");
      const requester = { requesterFirstName: "Ana", requesterLastName: "Ana" };
      await answerAll(form, { year: "2019", ...requester });
      await check("last step");
      await submit(form).click();
      await form.locator(".sent").waitFor();
      await check("sent");
    });
  }
});

// WCAG 2.2, 1.4.12: the spacing that users may set without losing content.
const TEXT_SPACING = `
  * { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important; }
  p { margin-block-end: 2em !important; }`;

test.describe(() => {
  test.use({ viewport: { width: 320, height: 640 } });

  test("nothing overflows with wider text spacing", { tag: "@all" }, async ({ page, openForm }) => {
    const form = await openForm({ example: "long-words-rtl" });
    await form.evaluate(({ shadowRoot }, css) => {
      const sheet = new CSSStyleSheet();
      sheet.replaceSync(css);
      shadowRoot?.adoptedStyleSheets.push(sheet);
    }, TEXT_SPACING);
    await checkScreens(page, form, async (screen) => {
      expect(await findOverflow(page), screen).toEqual([]);
    });
  });
});

test.describe("on a touch screen", () => {
  test.skip(
    ({ browserName }) => browserName !== "chromium",
    "Playwright emulates a touch screen only in Chromium.",
  );
  test.use({ hasTouch: true, viewport: { width: 412, height: 800 } });

  test("targets are at least 44 pixels high, and errors leave room for the questions", async ({
    page,
    openForm,
  }) => {
    const attributes = { lang: "es", ...PRIVACY };
    const form = await openForm({ example: "everything-on", attributes });
    expect(await page.evaluate(() => matchMedia("(pointer: coarse)").matches)).toBe(true);
    await checkScreens(page, form, async (screen) => {
      expect(await findSmallTargets(page, 24, 44), screen).toEqual([]);
      const summary = screen === "details with errors" && form.locator(".summary");
      if (summary) expect((await summary.boundingBox())?.height).toBeLessThanOrEqual(280);
    });
  });
});
