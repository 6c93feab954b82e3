import { createHash } from "node:crypto";
import type { RequestListener } from "node:http";
import type { Page, Route } from "@playwright/test";
import { scriptTag } from "../fixtures/host-pages.ts";
import { startHttpServer } from "../fixtures/http-server.ts";
import { recordOf } from "../fixtures/open-form.ts";
import { recordLog, recordUrls } from "../fixtures/page-log.ts";
import { fill, REQUIRED_LABELS, widget } from "../fixtures/patient.ts";
import { expect, site, test } from "../fixtures/test.ts";

const HASH = "#web-scheduler-doctor";
const ID = recordOf("observed-defaults").id;

const panel = (page: Page) => page.getByRole("dialog", { name: "Web Scheduler doctor" });

const tag = (attributes: Record<string, string | null> = {}) =>
  scriptTag({ "data-location-id": ID, ...attributes });

async function problemsOn(page: Page, url: string): Promise<string[]> {
  await page.goto(url + HASH);
  await panel(page).getByRole("button", { name: "Check this page" }).click();
  await expect(panel(page).getByText("Passed:")).toBeVisible();
  return panel(page).locator("ol").getByRole("listitem").allTextContents();
}

type Headers = Record<string, string>;

const ANY_ORIGIN = { "Access-Control-Allow-Origin": "*" };
const JSON_ALLOWED = { ...ANY_ORIGIN, "Access-Control-Allow-Headers": "content-type" };

/** Responds to the preflight, and to any other request, with a status and headers. */
const receiver =
  (preflight: [number, Headers], other: [number, Headers]): RequestListener =>
  ({ method }, response) =>
    response.writeHead(...(method === "OPTIONS" ? preflight : other)).end();

interface Case {
  server?: RequestListener;
  attributes?: Record<string, string | null>;
  body?: string;
  policy?: string;
  report: readonly string[];
}

const MAP = JSON.stringify({ integrity: { "/web-scheduler-1.0.0-x.js": "sha384-x" } });
const MAP_HASH = `sha256-${createHash("sha256").update(MAP).digest("base64")}`;
const IMPORT_MAP = `<script type="importmap">${MAP}</script>`;

const CASES: Record<string, Case> = {
  "two different scripts": {
    body: `{script}<script async src="{site}/copy/web-scheduler.js"></script>`,
    report: ["WS107: The script: .*copy/web-scheduler.js"],
  },
  "a policy that blocks the API and the receiver": {
    server: receiver([204, JSON_ALLOWED], [405, ANY_ORIGIN]),
    attributes: { "data-submit-url": "{broken}/requests" },
    policy: "script-src {site}; connect-src 'self'",
    report: ["WS501: {other}: .*connect-src", "WS501: {broken}: .*connect-src"],
  },
  "inline styles that a policy blocks": {
    body: `<style>web-scheduler { max-width: 30rem }</style>
      <div class="booking" style="min-height: 940px">{script}</div>`,
    policy: "script-src {site}; style-src 'self'",
    report: ['WS503: <div class="booking" .*style-src', "WS503: <style>: .*style-src"],
  },
  "an import map that a policy blocks": {
    body: `${IMPORT_MAP}{script}`,
    policy: "script-src {site} 'nonce-R4nd0m'; style-src 'unsafe-inline'",
    report: ['WS503: <script type="importmap">: .*blocks it.*script-src'],
  },
  "an import map that a policy with Trusted Types blocks": {
    body: `${IMPORT_MAP}{script}`,
    policy:
      "script-src {site} 'nonce-R4nd0m' 'unsafe-inline'; require-trusted-types-for 'script'; trusted-types 'none'",
    report: ['WS503: <script type="importmap">: .*blocks it.*script-src'],
  },
  "nothing about an import map with the policy's hash": {
    body: `${IMPORT_MAP}{script}`,
    policy: `script-src {site} '${MAP_HASH}'`,
    report: [],
  },
  "nothing about an import map with the nonce of a policy with Trusted Types": {
    body: `${IMPORT_MAP.replace("<script", '<script nonce="R4nd0m"')}{script}`,
    policy: "script-src {site} 'nonce-R4nd0m'; require-trusted-types-for 'script'",
    report: [],
  },
  "a receiver without CORS headers for JSON": {
    server: receiver([204, ANY_ORIGIN], [405, ANY_ORIGIN]),
    attributes: { "data-submit-url": "{broken}/requests?key=k3y" },
    report: ["WS515: {broken}/requests.key=… .*Access-Control-Allow-Headers: Content-Type"],
  },
};

for (const [problem, each] of Object.entries(CASES)) {
  const { server, attributes, body, policy, report } = each;
  test(`the doctor names ${problem}`, async ({ page, host }) => {
    const broken = server && (await startHttpServer(server));
    const values = { site: site.origin, other: site.otherOrigin, broken: broken?.origin ?? "" };
    const fillIn = (text: string) =>
      text.replace(/\{(site|other|broken)\}/g, (_, name: keyof typeof values) => values[name]);
    const html = fillIn((body ?? "{script}").replace("{script}", tag(attributes)));
    const headers = policy ? { "Content-Security-Policy": fillIn(policy) } : undefined;
    const problems = await problemsOn(page, host.serve(html, headers));
    expect(problems).toEqual(report.map((line) => expect.stringMatching(fillIn(line))));
    await broken?.close();
  });
}

test("the doctor waits for a form that is narrow while it loads", async ({ page, host }) => {
  const routes: Route[] = [];
  await page.route("**/public-detail/", async (route) => {
    routes.push(route);
    // The form's request is answered after the doctor's.
    if (routes.length > 1) for (const held of routes.reverse()) await held.continue();
  });
  const widen = `document.querySelector("main").removeAttribute("style")`;
  const html = `<main style="width: 200px">${tag()}</main><script>addEventListener("web-scheduler-ready", () => ${widen})</script>`;
  expect(await problemsOn(page, host.serve(html))).toEqual([]);
});

test("the doctor reports no problems on a correct page, and changes nothing", async ({
  page,
  visit,
}) => {
  const log = recordLog(page);
  const form = await visit(`${tag()}<div style="height: 3000px"></div>`);
  await fill(form, REQUIRED_LABELS.slice(0, 1));
  const before = await page.evaluate(() => scrollY);
  const report = await page.evaluate(() => window.WebScheduler?.doctor());
  expect(report).toMatchObject({ ok: true, findings: [] });
  expect(report?.checks).toEqual([...new Set(report?.checks)]);
  await expect(panel(page)).toMatchAriaSnapshot(`
    - dialog "Web Scheduler doctor":
      - heading "Web Scheduler doctor" [level=2]
      - paragraph: The form works on this page.
      - paragraph:
        - button "Copy report"
        - button "Close"
      - status
      - group: /Passed. 8 of 8 checks/
  `);
  await panel(page).getByText("Passed:").click();
  const passed = panel(page).locator("details").getByRole("listitem");
  await expect(passed.filter({ hasText: "no request was sent" })).toBeVisible();
  await expect(passed.first()).toHaveText("The page's HTML");
  await page.keyboard.press("Escape");
  await expect(panel(page)).toHaveCount(0);
  await expect(form.getByRole("textbox", { name: "First name" })).toBeFocused();
  expect(await page.evaluate(() => scrollY)).toBe(before);
  expect(log.console.join()).not.toContain("405");
  expect(log.errors).toEqual([]);
});

test("the report can be copied and closed with the keyboard, under a strict policy", async ({
  page,
  host,
  browserName,
}) => {
  test.skip(browserName === "firefox", "Playwright cannot grant clipboard access in Firefox.");
  await page.context().grantPermissions(["clipboard-read", "clipboard-write"]);
  const log = recordLog(page);
  await page.goto(
    host.serve(tag({ "data-submit-url": null }), {
      "Content-Security-Policy": `default-src 'none'; script-src ${site.origin}; connect-src ${site.otherOrigin}; require-trusted-types-for 'script'; trusted-types 'none'`,
    }) + HASH,
  );
  const panelButton = (name: string) => panel(page).getByRole("button", { name });
  await panelButton("Check this page").press("Enter");
  await expect(panel(page)).toContainText("1 problem found");
  await panelButton("Copy report").press("Enter");
  await expect(panel(page).getByRole("status")).toHaveText("Copied.");
  const text = await page.evaluate(() => navigator.clipboard.readText());
  expect(text).toMatch(
    /1 problem found.*\n\nWarning WS105: submit-url: .*\nDo this: If it does not/,
  );
  await panelButton("Close").press("Enter");
  await expect(panel(page)).toHaveCount(0);
  expect(log.errors).toEqual([]);
});

test("a link to the doctor checks nothing unless the visitor agrees", async ({ page, host }) => {
  await page.goto(host.serve(tag()) + HASH);
  await widget(page).getByRole("textbox", { name: "First name" }).waitFor();
  await expect(panel(page)).toContainText("Patients do not need it");
  const urls = recordUrls(page);
  await page.keyboard.press("Escape");
  await expect(panel(page)).toHaveCount(0);
  expect(urls.filter((url) => url.includes("public-detail"))).toEqual([]);
});

test("if the doctor's own file is missing, the console says how to host the files", async ({
  page,
  host,
}) => {
  await page.route("**/web-scheduler-*-doctor.js*", (route) => route.abort());
  const log = recordLog(page);
  await page.goto(host.serve(tag()) + HASH);
  const missing = /-doctor\.js: could not be loaded\. Its server must send/;
  await expect.poll(() => log.console.join("\n")).toMatch(missing);
});

test("on this computer, the console has what the doctor finds without a request", async ({
  page,
  visit,
}) => {
  const log = recordLog(page);
  await page.clock.install();
  const form = await visit(tag({ "data-themes": "dark", "data-heading-level": "9" }));
  await form.getByRole("textbox", { name: "First name" }).waitFor();
  await page.clock.runFor(10_000);
  const lines = () => log.console.join("\n");
  await expect.poll(lines).toMatch(/WS113 data-themes: .*did you mean data-theme\?/);
  await expect.poll(lines).toMatch(/WS102 heading-level: .*expected a number from 1 to 6/);
  await expect(panel(page)).toHaveCount(0);
});

test("a patient's page loads nothing for the site owner, and its console is empty", async ({
  page,
}) => {
  const origin = "https://www.practice.invalid";
  const log = recordLog(page);
  const urls = recordUrls(page);
  await page.clock.install();
  await page.route(`${origin}/**`, async (route) => {
    const { pathname } = new URL(route.request().url());
    const script = `<script async src="/web-scheduler.js" data-location-id="${ID}" data-base-url="${origin}" data-themes="dark" data-heading-level="9"></script>`;
    if (pathname === "/") return route.fulfill({ contentType: "text/html", body: script });
    const headers = { host: new URL(site.origin).host };
    return route.fulfill({ response: await route.fetch({ url: site.origin + pathname, headers }) });
  });
  await page.goto(origin);
  await widget(page).getByRole("textbox", { name: "First name" }).waitFor();
  await page.clock.runFor(10_000);
  expect(urls.filter((one) => one.includes("doctor"))).toEqual([]);
  expect(log.console.filter((line) => line.includes("[web-scheduler]"))).toEqual([]);
  // What the page still loads cannot be answered once it is closed.
  await page.unrouteAll({ behavior: "ignoreErrors" });
});
