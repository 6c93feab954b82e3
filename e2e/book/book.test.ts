import type { Page } from "@playwright/test";
import { scan } from "../fixtures/axe.ts";
import { listenForViolations } from "../fixtures/csp.ts";
import { recordOf, sentTitle } from "../fixtures/open-form.ts";
import { recordLog, recordUrls } from "../fixtures/page-log.ts";
import {
  fill,
  inbox,
  PATIENT,
  REQUIRED_LABELS,
  send,
  uniqueLastName,
  widget,
} from "../fixtures/patient.ts";
import { startStaticHost } from "../fixtures/static-host.ts";
import { test as base, expect, FULL_RUN, site } from "../fixtures/test.ts";

const KESTREL = recordOf("everything-on");
const LARKMERE = recordOf("observed-defaults");
const TWO = { harbor: LARKMERE.id, "kestrel-row": KESTREL.id };

/** What a practice writes into the page before it uploads it. */
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

const callLink = (page: Page) => page.getByRole("link", { name: "Call us to book" });

const attributeOf = (page: Page, selector: string, name: string) =>
  page.locator(selector).last().getAttribute(name);

test("on a phone, a patient books with a link from an SMS, and nothing goes anywhere else", async ({
  page,
  openPage,
}) => {
  const { violations, close } = await listenForViolations(page);
  const log = recordLog(page);
  const urls = recordUrls(page);
  const folder = await openPage("?location=harbor&utm_source=sms");
  const form = widget(page);
  await expect(page).toHaveTitle("Larkmere Dental · Request an appointment");
  expect(await attributeOf(page, "meta[name=description]", "content")).toMatch(
    /^Larkmere Dental, 14 Heron Lane, Larkmere, OR\s97000\. Request an appointment online/,
  );
  expect(await attributeOf(page, "link[rel=canonical]", "href")).toBe(`${folder}?location=harbor`);
  await expect(page.getByRole("heading", { level: 1 }).first()).toHaveText("Larkmere Dental");
  await expect(page.getByRole("link", { name: "Show on a map" })).toHaveAttribute(
    "href",
    /^https:\/\/www\.google\.com\/maps\/search\/\?api=1&query=Larkmere%20Dental%2C%2014%20Heron/,
  );
  const lastName = uniqueLastName();
  await fill(form, REQUIRED_LABELS);
  await form.getByRole("textbox", { name: "Last name" }).fill(lastName);
  await send(form);
  await expect(sentTitle(form)).toBeVisible();
  const [request] = await inbox(lastName);
  expect(request).toMatchObject({
    location_id: LARKMERE.id,
    patient: { firstName: PATIENT["First name"] },
    source: { campaign: { utm_source: "sms" } },
  });
  const own = [new URL(folder).origin, site.otherOrigin];
  expect(urls.filter((url) => !own.includes(new URL(url).origin) && !/^data:/.test(url))).toEqual(
    [],
  );
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
  expect(await reach(`${site.otherOrigin}/web-scheduler.js`)).toBe(true);
  expect(await reach(`${site.origin}/web-scheduler.js`)).toBe(false);
});

for (const query of ["?location=kestrel-row", "", "?location=nowhere"]) {
  const tag = query.includes("kestrel") ? [] : FULL_RUN;
  test(`at “${query}”, a screen has no axe violations, wide and narrow, light and dark`, {
    tag,
  }, async ({ page, openPage }) => {
    for (const colorScheme of ["light", "dark"] as const) {
      for (const width of [390, 1280]) {
        await page.emulateMedia({ colorScheme });
        await page.setViewportSize({ width, height: 844 });
        await openPage(query);
        await (query.includes("kestrel")
          ? page.getByRole("heading", { name: "Where to find us" })
          : callLink(page)
        ).waitFor();
        expect(await scan(page, "body"), `${colorScheme} ${width}`).toEqual([]);
        expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(
          width,
        );
      }
    }
  });
}

test("without a location, a patient chooses one of several", async ({ page, openPage }) => {
  await openPage("?utm_source=profile");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Where would you like to come?");
  await page.getByRole("link", { name: "kestrel row" }).click();
  await expect(page).toHaveTitle(`${KESTREL.name} · Request an appointment`);
});

test("the only location needs no name in the link, and its URL is the page's", {
  tag: FULL_RUN,
}, async ({ page, openPage }) => {
  const folder = await openPage("index.html?utm_source=poster", setUp({ main: LARKMERE.id }));
  await expect(page).toHaveTitle(/^Larkmere Dental/);
  expect(await attributeOf(page, "link[rel=canonical]", "href")).toBe(folder);
});

const EVIL = "https://evil.example";
const REFUSED: Record<string, [query: string, heading: RegExp]> = {
  "another service": [`?location=harbor&base_url=${EVIL}`, /^This link does not work$/],
  "another receiver": [`?location=harbor&data-submit-url=${EVIL}`, /^This link does not work$/],
  "another number to call": ["?location=harbor&phone=%2B15550199", /^This link does not work$/],
  markup: ["?location=harbor&x=<img src=x onerror=alert(1)>", /^This link does not work$/],
  "markup in its fragment": [
    "?location=harbor#<script>alert(1)</script>",
    /^This link does not work$/,
  ],
  "a megabyte": [`?location=harbor#${"a".repeat(1_000_000)}`, /^This link does not work$/],
  "a location of somebody else": [
    `?location=${recordOf("branded").id}`,
    /^We do not know this location$/,
  ],
  "an unknown short name": ["?location=toString", /^We do not know this location$/],
};

for (const [index, [title, [query, heading]]] of Object.entries(REFUSED).entries()) {
  const tag = index % 3 === 0 ? [] : FULL_RUN;
  test(`a link with ${title} is refused, with the way to call`, { tag }, async ({
    page,
    openPage,
  }) => {
    const urls = recordUrls(page);
    const dialogs: string[] = [];
    page.on("dialog", (dialog) => dialogs.push(dialog.message()));
    const folder = await openPage(query);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(heading);
    await expect(callLink(page)).toHaveAttribute("href", "tel:+15550100");
    await expect(widget(page)).toHaveCount(0);
    expect(await attributeOf(page, "meta[name=robots]", "content")).toBe("noindex");
    expect(dialogs).toEqual([]);
    expect(
      urls.filter((url) => !/^data:/.test(url) && !url.startsWith(new URL(folder).origin)),
    ).toEqual([]);
  });
}

test("the page as it was built says that it is not ready, and the console says what to replace", async ({
  page,
  openPage,
}) => {
  const log = recordLog(page);
  await openPage("", (html) => html);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(
    "Online booking is not ready yet",
  );
  await expect(callLink(page)).toBeVisible();
  expect(log.console.join("\n")).toMatch(/no location id\s+→ at locations\.main/);
});

test("without its scripts, the page has the link to call", async ({ page, openPage }) => {
  await page.route("**/*.js", (route) => route.abort());
  await openPage("?location=harbor");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Request an appointment");
  await expect(callLink(page)).toBeVisible();
});

for (const [file, pattern] of [
  ["the page's own script", "**/book.js"],
  ["the form's script", "**/web-scheduler.js"],
  ["the record", "**/public-detail/"],
] as const) {
  test(`if ${file} cannot be loaded, a patient can call`, async ({ page, openPage }) => {
    await page.route(pattern, (route) => route.abort());
    await openPage("?location=harbor");
    await expect(page.locator("a:visible").filter({ hasText: /^Call/ }).first()).toHaveAttribute(
      "href",
      "tel:+15550100",
    );
  });
}

test("on paper are the practice's name, address and number, and no buttons", {
  tag: FULL_RUN,
}, async ({ page, openPage }) => {
  await page.emulateMedia({ colorScheme: "dark" });
  await openPage("?location=harbor");
  await expect(page.getByRole("heading", { name: "Where to find us" })).toBeVisible();
  await page.emulateMedia({ colorScheme: "dark", media: "print" });
  await expect(page.getByRole("link", { name: /^Call \(503\)/ }).last()).toBeVisible();
  await expect(page.locator("address").getByText("14 Heron Lane")).toBeVisible();
  await expect(widget(page).getByText("First name")).toBeVisible();
  await expect(page.getByRole("link", { name: "Show on a map" })).toBeHidden();
  await expect(widget(page).getByRole("button", { name: /^Send/ })).toBeHidden();
  expect(await page.evaluate(() => getComputedStyle(document.body, "::before").display)).toBe(
    "none",
  );
  expect(await page.evaluate(() => getComputedStyle(document.documentElement).colorScheme)).toBe(
    "light",
  );
});
