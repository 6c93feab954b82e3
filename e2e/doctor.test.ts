import { readFileSync } from "node:fs";
import type { Page } from "@playwright/test";
import { exampleBySlug } from "../src/examples/index.ts";
import { listen, scriptTag } from "./host-page.ts";
import { fill, OBSERVED, widget } from "./patient.ts";
import { expect, type Site, test } from "./server.ts";

const idOf = (slug: string) => exampleBySlug(slug)?.record.id ?? "";
const id = idOf("observed-defaults");
const UNKNOWN = "00000000-0000-4000-8000-000000000000";
const CALLED = "#web-scheduler-doctor";

// More often than the form and the doctor ask together.
const NO_CORS = Array(20).fill("nocors").join();

const panel = (page: Page) => page.getByRole("dialog", { name: "Web Scheduler doctor" });

/** Opens the page with the doctor called by its address; what it says. */
async function sayOf(page: Page, address: string): Promise<string[]> {
  await page.goto(address + CALLED);
  await expect(panel(page)).toBeVisible({ timeout: 15_000 });
  return panel(page).getByRole("listitem").allTextContents();
}

const tag = (site: Site, attributes: Record<string, string | null> = {}) =>
  scriptTag(site, { "data-location-id": id, ...attributes });

const policy = (site: Site, rules: string) => ({
  "Content-Security-Policy": `script-src ${site.origin}; ${rules}`,
});

interface Case {
  what: string;
  body(site: Site): string;
  headers?(site: Site): Record<string, string>;
  /** What stands on another page than a host page that the test serves. */
  prepare?(page: Page): Promise<unknown>;
  says(site: Site): string[];
}

const CASES: readonly Case[] = [
  {
    what: "a policy without connect-src, whose default-src then holds",
    body: (site) => tag(site),
    headers: (site) => policy(site, "default-src 'self'"),
    says: (site) => [
      `WS501 ${site.otherOrigin} is blocked by this page's Content-Security-Policy; in it has to stand: connect-src 'self' ${site.otherOrigin}.`,
    ],
  },
  {
    what: "a policy whose connect-src names somebody else",
    body: (site) => tag(site),
    headers: (site) => policy(site, "connect-src https://stats.example"),
    says: (site) => [
      `WS501 ${site.otherOrigin} is blocked by this page's Content-Security-Policy; in it has to stand: connect-src https://stats.example ${site.otherOrigin}.`,
    ],
  },
  {
    what: "a policy that forgets the receiver",
    body: (site) => tag(site, { "data-submit-url": `${site.origin}/dev/booking-requests/` }),
    headers: (site) => policy(site, `connect-src ${site.otherOrigin}`),
    says: (site) => [
      `WS501 ${site.origin} is blocked by this page's Content-Security-Policy; in it has to stand: connect-src ${site.otherOrigin} ${site.origin}.`,
    ],
  },
  {
    what: "a policy that names neither the service nor the receiver, and the one directive for both",
    body: (site) => tag(site, { "data-submit-url": `${site.origin}/dev/booking-requests/` }),
    headers: (site) => policy(site, "default-src 'none'"),
    says: ({ origin, otherOrigin }) =>
      [otherOrigin, origin].map(
        (blocked) =>
          `WS501 ${blocked} is blocked by this page's Content-Security-Policy; in it has to stand: connect-src ${otherOrigin} ${origin}.`,
      ),
  },
  {
    what: "a policy that forgets the logos",
    body: (site) => tag(site, { "data-location-id": idOf("branded") }),
    headers: (site) => policy(site, "img-src 'none'"),
    says: (site) => [
      `WS501 ${site.otherOrigin} is blocked by this page's Content-Security-Policy; in it has to stand: img-src ${site.otherOrigin}.`,
    ],
  },
  {
    what: "a service that answers without CORS",
    body: (site) => tag(site, { "data-base-url": `${site.otherOrigin}/f/${NO_CORS}` }),
    says: (site) => [
      `WS502 ${site.otherOrigin} answers, but does not let this page read the answer (CORS); it has to send: Access-Control-Allow-Origin: {page}.`,
    ],
  },
  {
    what: "a service that is not there",
    body: (site) => tag(site, { "data-base-url": "https://booking.example.invalid" }),
    says: () => [
      `WS201 https://booking.example.invalid/api/v1/location/${id}/public-detail/ could not be reached (offline, address, CORS or Content-Security-Policy). Trying again may help.`,
    ],
  },
  {
    what: "a receiver that is not there",
    body: (site) => tag(site, { "data-submit-url": "https://desk.example.invalid/take" }),
    says: () => [
      "WS512 https://desk.example.invalid/take could not be reached; requests cannot be sent there.",
    ],
  },
  {
    what: "a location id that the service does not know",
    body: (site) => tag(site, { "data-location-id": UNKNOWN }),
    says: (site) => [
      `WS203 ${site.otherOrigin}/api/v1/location/${UNKNOWN}/public-detail/ does not know this location-id (status 404).`,
    ],
  },
  {
    what: "a location id that is none",
    body: (site) => tag(site, { "data-location-id": "larkmere" }),
    says: () => [
      "WS102 location-id has a value that cannot be used (found “larkmere”, expected the location's UUID).",
    ],
  },
  {
    what: "missing attributes",
    body: (site) => tag(site, { "data-location-id": null, "data-base-url": null }),
    says: () => [
      "WS101 location-id is missing, and the form cannot start without it.",
      "WS101 base-url is missing, and the form cannot start without it.",
    ],
  },
  {
    what: "scheduling that is switched off",
    body: (site) => tag(site, { "data-location-id": idOf("closed") }),
    says: () => [
      "WS311 is_web_scheduler_enabled is false: the form says that online requests are closed.",
    ],
  },
  {
    what: "a record with a mistake in it",
    body: (site) => tag(site, { "data-location-id": idOf("screener-unknown") }),
    says: () => [
      "WS303 screener_question.if_yes has an action other than allow or stop; it stops the patient (found “route_to_nurse”).",
    ],
  },
  {
    what: "no way to hand a request over",
    body: (site) => tag(site, { "data-submit-url": null }),
    says: () => [
      "WS105 submit-url is missing: requests go nowhere unless the page answers the scheduler-request event.",
    ],
  },
  {
    what: "a script that is there twice for the same location",
    body: (site) => tag(site) + tag(site),
    says: (site) => [
      `WS504 The script is on this page more than once; one tag is enough, and the first one wins: ${site.origin}/web-scheduler.js and ${site.origin}/web-scheduler.js.`,
    ],
  },
  {
    what: "a script without a form",
    body: (site) => `<script async src="${site.origin}/web-scheduler.js"></script>`,
    says: () => [
      "WS505 The script is on this page without a form; give the tag data-location-id and data-base-url, or put a <web-scheduler> element where the form shall stand.",
    ],
  },
  {
    what: "a place that is hidden",
    body: (site) => `<div id="tab" class="panel" style="display: none">${tag(site)}</div>`,
    says: () => [`WS506 The form is hidden: <div id="tab" class="panel"> has “display: none”.`],
  },
  {
    what: "a place that is transparent",
    body: (site) => `<div class="fade-in" style="opacity: 0">${tag(site)}</div>`,
    says: () => [`WS506 The form is hidden: <div class="fade-in"> has “opacity: 0”.`],
  },
  {
    what: "a place that is inert",
    body: (site) => `<main inert>${tag(site)}</main>`,
    says: () => ["WS506 The form is hidden: <main> is inert, so nobody can use it."],
  },
  {
    what: "a place that cuts the form off",
    body: (site) => `<div id="slot" style="height: 100px; overflow: hidden">${tag(site)}</div>`,
    says: () => [
      /^WS507 The form is cut off: <div id="slot"> hides \d{2,} px of it \(overflow\)\.$/.source,
    ],
  },
  {
    what: "a place that is too narrow",
    body: (site) => `<aside id="side" style="width: 240px">${tag(site)}</aside>`,
    says: () => [
      `WS508 The form is too narrow: <aside id="side"> leaves it 240 px, and it needs 280.`,
    ],
  },
  {
    what: "an overlay on top",
    body: (site) =>
      `<div id="cookies" style="position: fixed; inset: 0; z-index: 9">Cookies?</div>${tag(site)}`,
    says: () => [`WS509 The form is covered: <div id="cookies"> lies on top of it.`],
  },
  {
    what: "a part of the script that is not beside it",
    prepare: (page) => page.route("**/web-scheduler-*-phone.js", (route) => route.abort()),
    body: (site) => tag(site),
    says: () => [
      "WS510 The part “phone” of the script could not be loaded; put it beside web-scheduler.js.",
    ],
  },
  {
    what: "a logo that is not there",
    prepare: (page) => page.route("**/ondelle.svg", (route) => route.abort()),
    body: (site) => tag(site, { "data-location-id": idOf("branded") }),
    says: (site) => [
      `WS511 ${site.otherOrigin}/practice/logos/ondelle.svg could not be loaded as a picture; its alternative text is shown.`,
    ],
  },
];

for (const { what, body, headers, prepare, says } of CASES) {
  test(`the doctor finds ${what}`, async ({ page, site, host }) => {
    await prepare?.(page);
    const address = host.address(body(site), headers?.(site));
    const wanted = says(site).map((text) =>
      text.startsWith("^")
        ? expect.stringMatching(new RegExp(text))
        : text.replace("{page}", new URL(address).origin),
    );
    expect(await sayOf(page, address)).toEqual(wanted);
  });
}

test("the doctor finds an http address on an https page", async ({ page }) => {
  const file = (name: string) => readFileSync(new URL(`../dist/${name}`, import.meta.url));
  await page.route(/^https:/, (route) => {
    const { pathname } = new URL(route.request().url());
    return pathname === "/"
      ? route.fulfill({
          contentType: "text/html",
          body: `<!doctype html><script async src="/web-scheduler.js" data-location-id="${id}"
            data-base-url="http://api.example" data-submit-url="http://desk.example/take"></script>`,
        })
      : route.fulfill({ contentType: "text/javascript", body: file(pathname.slice(1)) });
  });
  expect(await sayOf(page, "https://practice.example/")).toEqual([
    "WS503 base-url is http on an https page, which browsers block as mixed content; make it https.",
    "WS503 submit-url is http on an https page, which browsers block as mixed content; make it https.",
  ]);
});

test("a page that is well is said to be, as data too, and nothing of the page is changed", async ({
  page,
  site,
  host,
}) => {
  const heard = listen(page);
  const asked: string[] = [];
  page.on("request", (request) => asked.push(request.url()));
  await page.goto(host.address(`${tag(site)}<div style="height: 3000px"></div>`));
  const form = widget(page);
  await fill(form, OBSERVED.slice(0, 1));
  expect(asked.filter((url) => url.includes("doctor"))).toEqual([]);
  const before = await page.evaluate(() => [scrollY, document.activeElement?.localName]);

  const report = await page.evaluate(() => window.WebScheduler?.doctor());
  expect(report).toMatchObject({ allWell: true, findings: [] });
  expect(report?.text).toMatch(/^Web Scheduler \S+ on http:\S+: All well: /);
  await expect(panel(page)).toContainText(
    "All well: nothing was found that stands in the way of the form.",
  );
  await expect(panel(page)).not.toContainText("Maren");
  await page.keyboard.press("Escape");
  await expect(panel(page)).toHaveCount(0);
  await expect(form.getByRole("textbox", { name: "First name" })).toBeFocused();
  expect(await page.evaluate(() => [scrollY, document.activeElement?.localName])).toEqual(before);
  // The browser writes down by itself how the receiver answered the one HEAD.
  expect(heard.console.filter((line) => !line.startsWith("Failed to load"))).toEqual([]);
  expect(heard.errors).toEqual([]);
});

test("the panel can be read, copied as text and closed with the keyboard, under a strict policy", async ({
  page,
  site,
  host,
  browserName,
}) => {
  test.skip(browserName === "firefox", "Firefox grants no clipboard to a test.");
  await page.context().grantPermissions(["clipboard-read", "clipboard-write"]);
  const heard = listen(page);
  await page.goto(
    host.address(tag(site, { "data-submit-url": null }), {
      "Content-Security-Policy": `default-src 'none'; script-src ${site.origin}; connect-src ${site.otherOrigin}; require-trusted-types-for 'script'; trusted-types 'none'`,
    }) + CALLED,
  );
  await expect(panel(page)).toBeVisible();
  await expect(panel(page)).toContainText("One thing was found.");
  await page.keyboard.press("Tab");
  await panel(page).getByRole("button", { name: "Copy as text" }).press("Enter");
  await expect(panel(page).getByRole("status")).toHaveText("Copied.");
  const text = await page.evaluate(() => navigator.clipboard.readText());
  expect(text).toMatch(/One thing was found\.\nWS105 submit-url is missing/);
  await panel(page).getByRole("button", { name: "Close" }).press("Enter");
  await expect(panel(page)).toHaveCount(0);
  expect(heard.errors).toEqual([]);

  await page.evaluate(() => {
    location.hash = "";
    location.hash = "#web-scheduler-doctor";
  });
  await expect(panel(page)).toBeVisible();
});

test("each of several forms is named", async ({ page, site, host }) => {
  await page.goto(
    host.address(
      tag(site, { "data-submit-url": null }) +
        tag(site, { "data-location-id": idOf("providers"), "data-submit-url": null }),
    ),
  );
  await expect(widget(page).getByRole("button", { name: "Send request" })).toHaveCount(2);
  const report = await page.evaluate(() => window.WebScheduler?.doctor());
  expect(report?.text).toContain(`WS105 [${id}] submit-url is missing`);
  expect(report?.text).toContain(`WS105 [${idOf("providers")}] submit-url is missing`);
});
