import type { Page } from "@playwright/test";
import { LANGUAGE_CODES } from "../../src/messages/languages.ts";
import { book } from "../embed/embed-page.ts";
import { scan } from "../fixtures/axe.ts";
import { listenForViolations } from "../fixtures/csp.ts";
import { recordOf } from "../fixtures/open-form.ts";
import { recordLog, recordUrls } from "../fixtures/page-log.ts";
import { PATIENT, widget } from "../fixtures/patient.ts";
import { startStaticHost } from "../fixtures/static-host.ts";
import { test as base, expect, site } from "../fixtures/test.ts";

const LARKMERE = recordOf("observed-defaults");
const HARBORSIDE = recordOf("every-field");
const TWO = { main: LARKMERE.id, harbor: HARBORSIDE.id };

const setUp = (locations: object) => (html: string) =>
  html
    .replace(/\{\s*"main": "LOCATION-ID"\s*\}/, JSON.stringify(locations))
    .replaceAll("https://booking.example", `${site.otherOrigin}/dev`)
    .replaceAll("https://api.example", site.otherOrigin);

interface BookingPage {
  /** Opens the page on a static host at this query; returns its folder's URL. */
  openPage(query: string, edit?: (html: string) => string): Promise<string>;
}

const test = base.extend<BookingPage>({
  openPage: async ({ page }, use) => {
    const hosts: Awaited<ReturnType<typeof startStaticHost>>[] = [];
    await page.setViewportSize({ width: 390, height: 844 });
    await use(async (query, edit = setUp(TWO)) => {
      const host = await startStaticHost(edit);
      hosts.push(host);
      await page.goto(`${host.folder}/book/${query}`);
      return `${host.folder}/book/`;
    });
    for (const host of hosts) await host.close();
  },
});

const nameIn = (page: Page) => widget(page).getByRole("heading", { level: 1 });

const expectNumber = (page: Page) =>
  expect(page.locator("a:visible").filter({ hasText: /^Call/ }).first()).toHaveAttribute(
    "href",
    "tel:+15550100",
  );

const isElsewhere = (folder: string) => (url: string) =>
  ![new URL(folder).origin, site.otherOrigin].includes(new URL(url).origin) && !/^data:/.test(url);

test("on a phone, a patient books with a link from an SMS, and nothing goes anywhere else", async ({
  page,
  openPage,
}) => {
  const { violations, close } = await listenForViolations(page);
  const log = recordLog(page);
  const urls = recordUrls(page);
  const folder = await openPage(
    "?location=main&utm_source=sms&utm_content=a>b&ref=https://larkmere.test/?a=b",
  );
  await expect(nameIn(page)).toHaveText(LARKMERE.name);
  expect(await book(page)).toMatchObject({
    location_id: LARKMERE.id,
    patient: { firstName: PATIENT["First name"] },
    source: { campaign: { utm_source: "sms", utm_content: "a>b" } },
  });
  expect(urls.filter(isElsewhere(folder))).toEqual([]);
  expect(
    await page.evaluate(() => [document.cookie, localStorage.length, sessionStorage.length]),
  ).toEqual(["", 0, 0]);
  expect(log.errors).toEqual([]);
  expect(await violations()).toEqual([]);
  await close();
});

test("the policy lets nothing reach a server that the page does not name", async ({
  page,
  openPage,
}) => {
  await openPage("?location=harbor");
  await widget(page).getByRole("textbox", { name: "First name" }).waitFor();
  const reach = (url: string) =>
    page.evaluate(
      (target) =>
        fetch(target, { mode: "no-cors" }).then(
          () => true,
          () => false,
        ),
      url,
    );
  expect(await reach(`${site.otherOrigin}/`)).toBe(true);
  expect(await reach(`${site.origin}/`)).toBe(false);
});

test("the only location needs no name in the link", async ({ page, openPage }) => {
  await openPage("?utm_source=poster", setUp({ main: LARKMERE.id }));
  await expect(nameIn(page)).toHaveText(LARKMERE.name);
});

for (const query of ["", "?location=nowhere", `?location=${recordOf("branded").id}`]) {
  test(`at “${query}”, a patient chooses one of several locations, or calls`, async ({
    page,
    openPage,
  }) => {
    await openPage(query);
    const form = widget(page);
    await expect(nameIn(page)).toHaveText("Choose a location");
    await expectNumber(page);
    // It is the same page.
    if (query === "") expect(await scan(page, "body")).toEqual([]);
    await form.getByRole("button", { name: HARBORSIDE.name }).click();
    await expect(nameIn(page)).toHaveText(HARBORSIDE.name);
  });
}

test("the page around the form is in each language of the form, and again in its own", async ({
  page,
  openPage,
}) => {
  await openPage("?location=harbor", (html) =>
    setUp(TWO)(html).replace("<title>Request an appointment<", "<title>Book with us<"),
  );
  const form = widget(page);
  await form.getByRole("textbox", { name: "First name" }).waitFor();
  const title = form.locator("h2");
  for (const code of [...LANGUAGE_CODES.slice(1), "en"]) {
    await form.evaluate((element, lang) => element.setAttribute("lang", lang), code);
    await expect(page.locator("html")).toHaveAttribute("lang", code);
    await expect(page.locator("html")).toHaveAttribute("dir", code === "ar" ? "rtl" : "ltr");
    await expect(page).toHaveTitle(code === "en" ? "Book with us" : await title.innerText());
  }
});

test("if a form in Spanish cannot be loaded, or has no location, the link to call is in Spanish", async ({
  page,
  openPage,
}) => {
  const inSpanish = (html: string) =>
    setUp(TWO)(html).replace("<web-scheduler", '<web-scheduler lang="es"');
  await page.route("**/public-detail/", (route) => route.abort());
  for (const query of ["", "?location=harbor"]) {
    await openPage(query, inSpanish);
    await expect(page.locator("html")).toHaveAttribute("lang", "es");
    await expect(page.getByRole("link", { name: "Llámenos para pedir una cita" })).toBeVisible();
    await expect(page.getByText(/Request|Where/)).toBeHidden();
  }
});

test("other addresses, another number and markup in a link have no effect", async ({
  page,
  openPage,
}) => {
  const urls = recordUrls(page);
  const evil = "https://evil.example";
  const folder = await openPage(
    `?location=harbor&appointment-type=Implants&provider=Ada&base_url=${evil}&data-submit-url=${evil}&phone=%2B15550199&x=<img src=x onerror=alert(1)>#<script>alert(1)</script>`,
  );
  await widget(page).getByRole("textbox", { name: "First name" }).waitFor();
  await expect(widget(page)).toHaveAttribute("phone", "+15550100");
  const names = await widget(page).evaluate((form) => form.getAttributeNames());
  expect(names.join()).not.toMatch(/appointment|provider/);
  expect(urls.filter(isElsewhere(folder))).toEqual([]);
});

for (const [file, pattern] of [
  ["any script", "**/*.js"],
  ["the page's own script", "**/book.js"],
  ["the record", "**/public-detail/"],
] as const) {
  test(`if ${file} cannot be loaded, a patient can call`, async ({ page, openPage }) => {
    await page.route(pattern, (route) => route.abort());
    await openPage("?location=harbor");
    await expectNumber(page);
  });
}

test("the page as it was built has the way to call", async ({ page, openPage }) => {
  await openPage("", (html) => html);
  await expectNumber(page);
});
