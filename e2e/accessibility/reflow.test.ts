import type { Locator, Page } from "@playwright/test";
import { receiver } from "../fixtures/mock-receiver.ts";
import { answerAll, openForm, passScreener, submit } from "../fixtures/open-form.ts";
import { expect, full, test } from "../fixtures/test.ts";
import { overflowing, smallTargets } from "./layout.ts";

type Check = (screen: string) => Promise<void>;

/** From the screener to the receipt, with everything on the way that can go wrong. */
async function walk(page: Page, form: Locator, check: Check): Promise<void> {
  await receiver(page, [{ status: 500 }]);
  await submit(form).click();
  await form.locator(".summary").waitFor();
  await check("screener without an answer");
  await form.locator('[name="screener"][value="yes"]').check();
  await submit(form).click();
  await form.locator(".practice-text").waitFor();
  await check("stopped");
  await form.locator("button.secondary").click();
  await passScreener(form);
  await form.locator(".questions").waitFor();
  await submit(form).click();
  await form.locator(".summary").waitFor();
  await check("details with errors");
  await answerAll(form, {
    email: "maren.oneil-sorby.of.the.long.lane@gmial.com",
    insurance: "x".repeat(160),
    additionalDetails: "No blank in it. ".repeat(60),
  });
  await submit(form).click();
  await form.locator(".not-sent").waitFor();
  await check("not sent");
  await submit(form).click();
  await form.locator(".sent").waitFor();
  await check("sent");
}

const SMALL = [
  { what: "320 pixels wide", width: 320, height: 640, example: "everything-on", lang: "es" },
  { what: "at 400 percent", width: 320, height: 256, example: "long-words-rtl", lang: "en" },
  {
    what: "on a phone held upright",
    width: 375,
    height: 667,
    example: "long-words-rtl",
    lang: "ar",
  },
  {
    what: "on a phone held sideways",
    width: 667,
    height: 375,
    example: "everything-on",
    lang: "ar",
  },
];

for (const { what, width, height, example, lang } of SMALL) {
  test.describe(() => {
    test.use({ viewport: { width, height } });

    test(`everything fits, ${what}: ${example} in ${lang}`, async ({ page, site, host }) => {
      const form = await openForm(page, { site, host }, { example, attributes: { lang } });
      await walk(page, form, async (screen) => {
        expect(await overflowing(page), screen).toEqual([]);
      });
    });
  });
}

// WCAG 2.2, 1.4.12: what a reader may set, and nothing may be lost.
const TEXT_SPACING = `
  * { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important; }
  p { margin-block-end: 2em !important; }`;

for (const width of full ? [320, 1280] : [320]) {
  test.describe(() => {
    test.use({ viewport: { width, height: 640 } });

    test(`everything fits with the reader's own text spacing, ${width} pixels wide`, async ({
      page,
      site,
      host,
    }) => {
      const form = await openForm(
        page,
        { site, host },
        { example: width === 320 ? "long-words-rtl" : "everything-on" },
      );
      await form.evaluate(({ shadowRoot }, css) => {
        const sheet = new CSSStyleSheet();
        sheet.replaceSync(css);
        shadowRoot?.adoptedStyleSheets.push(sheet);
      }, TEXT_SPACING);
      await walk(page, form, async (screen) => {
        expect(await overflowing(page), screen).toEqual([]);
      });
    });
  });
}

test("everything that can be pressed is at least 24 by 24 pixels", async ({ page, site, host }) => {
  const attributes = { lang: "es", "privacy-url": "https://practice.example/privacy" };
  const form = await openForm(page, { site, host }, { example: "everything-on", attributes });
  await walk(page, form, async (screen) => {
    expect(await smallTargets(page, 24, 24), screen).toEqual([]);
  });
});

test.describe("on touch", () => {
  test.skip(({ browserName }) => browserName !== "chromium", "Only Chromium plays a touch screen.");
  test.use({ hasTouch: true, viewport: { width: 412, height: 800 } });

  test("everything that can be pressed is at least 44 pixels high", async ({
    page,
    site,
    host,
  }) => {
    const attributes = { lang: "es", "privacy-url": "https://practice.example/privacy" };
    const form = await openForm(page, { site, host }, { example: "everything-on", attributes });
    expect(await page.evaluate(() => matchMedia("(pointer: coarse)").matches)).toBe(true);
    await walk(page, form, async (screen) => {
      expect(await smallTargets(page, 24, 44), screen).toEqual([]);
    });
  });
});
