import type { Page } from "@playwright/test";
import { scriptTag } from "../fixtures/host-pages.ts";
import { startHttpServer } from "../fixtures/http-server.ts";
import { recordOf, type Servers } from "../fixtures/open-form.ts";
import { recordLog, recordUrls } from "../fixtures/page-log.ts";
import { fill, REQUIRED_LABELS, widget } from "../fixtures/patient.ts";
import { expect, type Site, test } from "../fixtures/test.ts";
import { built, SERVERS } from "./broken-servers.ts";
import { type DoctorCase, fillIn, ID, placeholders } from "./doctor-case.ts";
import { API_CASES, POLICY_CASES, RECEIVER_CASES } from "./network-cases.ts";
import { FILE_CASES, LAYOUT_CASES, MARKUP_CASES, SCRIPT_ONLY_CASES } from "./page-cases.ts";

const HASH = "#web-scheduler-doctor";

const panel = (page: Page) => page.getByRole("dialog", { name: "Web Scheduler doctor" });

const tag = (site: Site, attributes: Record<string, string | null> = {}) =>
  scriptTag(site, { "data-location-id": ID, ...attributes });

/** Opens the page with the doctor's hash, agrees, and returns the problems that the panel lists. */
async function problemsOn(page: Page, url: string): Promise<string[]> {
  await page.goto(url + HASH);
  await panel(page).getByRole("button", { name: "Check this page" }).click();
  await expect(panel(page).getByText("What was checked")).toBeVisible();
  return panel(page).locator("ol").getByRole("listitem").allTextContents();
}

const CASES = [
  ...POLICY_CASES,
  ...API_CASES,
  ...RECEIVER_CASES,
  ...MARKUP_CASES,
  ...LAYOUT_CASES,
  ...FILE_CASES,
];

for (const { report, ...broken } of CASES) {
  test(`the doctor names the cause and the cure of ${broken.problem}`, async ({
    page,
    site,
    host,
  }) => {
    const { url, values, close } = await serveCase(broken, page, { site, host });
    const problems = await problemsOn(page, url);
    await close();
    const expected = report.map((texts) => texts.map((text) => fillIn(text, values)));
    expect(problems.map((text) => /WS\d+/.exec(text)?.[0])).toEqual(expected.map(([code]) => code));
    for (const [index, texts] of expected.entries()) {
      for (const text of texts) expect(problems[index]).toContain(text);
    }
    await expect(panel(page)).not.toContainText("No problems found");
  });
}

for (const broken of SCRIPT_ONLY_CASES) {
  test(`the form, the console and a dialog name the cure of ${broken.problem}`, async ({
    page,
    site,
    host,
  }) => {
    const CURE =
      /could not be loaded\. Load the script from a folder with all files of the build, not inlined or joined with others, allow the folder by CORS and in script-src, and update the hashes of an import map\./;
    const { console: lines } = recordLog(page);
    const dialog = page.waitForEvent("dialog").then(async (shown) => {
      await shown.dismiss();
      return shown.message();
    });
    const { url, close } = await serveCase(broken, page, { site, host });
    await page.goto(url + HASH);
    expect(await dialog).toMatch(new RegExp(`^The doctor ${CURE.source}`));
    const title = "The appointment form is not available";
    await widget(page).getByRole("textbox", { name: "First name" }).click();
    await expect(widget(page).getByRole("heading", { name: title })).toBeFocused();
    await expect(widget(page).getByRole("link", { name: /^Call / })).toHaveAttribute(
      "href",
      `tel:${recordOf("observed-defaults").phone_number}`,
    );
    await close();
    for (const chunk of ["doctor", "deferred"]) {
      const line = new RegExp(`WS111 http:\\S+-${chunk}\\.js\\S* ${CURE.source}`);
      expect(lines.filter((text) => line.test(text))).not.toEqual([]);
    }
  });
}

/** Serves the page of a case, and the server with a mistake if it needs one. */
async function serveCase(
  { attributes = {}, body = "{script}", policy, server, abort }: Omit<DoctorCase, "report">,
  page: Page,
  { site, host }: Servers,
) {
  const broken = server ? await startHttpServer(SERVERS[server](site)) : null;
  if (abort) await page.route(abort, (route) => route.abort());
  const values = placeholders(site, broken?.origin ?? "");
  const script = fillIn(tag(site, attributes), values);
  const url = host.serve(
    fillIn(body, { ...values, script }),
    policy ? { "Content-Security-Policy": fillIn(policy, values) } : {},
  );
  return {
    url,
    values: { ...values, page: new URL(url).origin },
    close: async () => broken?.close(),
  };
}

test("the doctor names the cause and the cure of http URLs on an https page", async ({ page }) => {
  await page.route(/^https:/, (route) => {
    const { pathname } = new URL(route.request().url());
    return pathname === "/"
      ? route.fulfill({
          contentType: "text/html",
          body: `<!doctype html><script async src="/web-scheduler.js" data-location-id="${ID}"
            data-base-url="http://api.practice.invalid" data-submit-url="http://desk.practice.invalid/take"></script>`,
        })
      : route.fulfill({ contentType: "text/javascript", body: built(pathname) });
  });
  const problems = await problemsOn(page, "https://www.practice.invalid/");
  expect(problems).toEqual([
    expect.stringMatching(/^Error WS503: base-url is http on an https page.*Use https\.$/),
    expect.stringMatching(/^Error WS503: submit-url is http on an https page.*Use https\.$/),
  ]);
});

test("the doctor reports no problems on a correct page and does not change it", async ({
  page,
  site,
  host,
}) => {
  const log = recordLog(page);
  const urls = recordUrls(page);
  await page.goto(host.serve(`${tag(site)}<div style="height: 3000px"></div>`));
  const form = widget(page);
  await fill(form, REQUIRED_LABELS.slice(0, 1));
  expect(urls.filter((url) => url.includes("doctor"))).toEqual([]);
  const before = await page.evaluate(() => [scrollY, document.activeElement?.localName]);

  const report = await page.evaluate(() => window.WebScheduler?.doctor());
  expect(report).toMatchObject({ ok: true, findings: [] });
  expect(report?.text).toMatch(/^Web Scheduler \S+ on http:\S+: No problems found\.$/m);
  await expect(panel(page)).toContainText("No problems found.");
  expect(await panel(page).getByRole("listitem").allTextContents()).toEqual(
    [
      `ok The script tags: ${site.origin}/web-scheduler.js`,
      "ok The script's other files: deferred, phone, repair",
      "ok The names of elements and attributes",
      "ok What the script has reported",
      "ok The attributes: location-id, base-url, submit-url, phone",
      `ok The location record: policy, CORS, and content of ${site.otherOrigin}`,
      "ok The logos: none",
      `ok The receiver: policy, CORS, and the response of ${site.otherOrigin}/dev/booking-requests/`,
      "not checked Whether a request is stored",
      "ok The place in the page: visible, wide enough, not cut off, not covered",
      "ok What the form has reported",
    ].map((text) => expect.stringContaining(text)),
  );
  await expect(panel(page)).not.toContainText("Maren");
  await page.keyboard.press("Escape");
  await expect(panel(page)).toHaveCount(0);
  await expect(form.getByRole("textbox", { name: "First name" })).toBeFocused();
  expect(await page.evaluate(() => [scrollY, document.activeElement?.localName])).toEqual(before);
  // The browser logs the receiver's response to the doctor's HEAD request.
  expect(log.console.filter((line) => !line.startsWith("Failed to load"))).toEqual([]);
  expect(log.errors).toEqual([]);
});

test("the panel can be copied and closed with the keyboard, under a strict policy", async ({
  page,
  site,
  host,
  browserName,
}) => {
  test.skip(browserName === "firefox", "Playwright cannot grant clipboard access in Firefox.");
  await page.context().grantPermissions(["clipboard-read", "clipboard-write"]);
  const log = recordLog(page);
  await page.goto(
    host.serve(tag(site, { "data-submit-url": null }), {
      "Content-Security-Policy": `default-src 'none'; script-src ${site.origin}; connect-src ${site.otherOrigin}; require-trusted-types-for 'script'; trusted-types 'none'`,
    }) + HASH,
  );
  const panelButton = (name: string) => panel(page).getByRole("button", { name });
  await panelButton("Check this page").press("Enter");
  await expect(panel(page)).toContainText("1 problem found.");
  await panelButton("Copy report").press("Enter");
  await expect(panel(page).getByRole("status")).toHaveText("Copied.");
  const text = await page.evaluate(() => navigator.clipboard.readText());
  expect(text).toMatch(/1 problem found\.\n\n1\. Error WS105: submit-url is missing/);
  expect(text).toContain("\n   Do this: Add submit-url");
  expect(text).toContain("\n- ok: The logos: none\n");
  await panelButton("Close").press("Enter");
  await expect(panel(page)).toHaveCount(0);
  expect(log.errors).toEqual([]);
});

test("a link to the doctor checks nothing unless the visitor agrees", async ({
  page,
  site,
  host,
}) => {
  const urls = recordUrls(page);
  await page.goto(host.serve(tag(site)) + HASH);
  await widget(page).getByRole("textbox", { name: "First name" }).waitFor();
  await expect(panel(page)).toContainText("Patients do not need it");
  const before = urls.length;
  await page.keyboard.press("Escape");
  await expect(panel(page)).toHaveCount(0);
  expect(urls.slice(before)).toEqual([]);

  await page.evaluate(() => {
    location.hash = "";
    location.hash = "#web-scheduler-doctor";
  });
  await panel(page).getByRole("button", { name: "Close" }).click();
  await expect(panel(page)).toHaveCount(0);
});

for (const [problem, body, line] of [
  ["a script without a form", "", "WS115 The script is on this page without a form."],
  [
    "a misspelled element and two script tags",
    "<web-schedular></web-schedular><script async src='{site}/web-scheduler.js'></script>",
    "WS116 <web-schedular> isn't an element that this script knows (did you mean <web-scheduler>?).",
  ],
]) {
  test(`without the doctor, the console names ${problem} once, after five seconds`, async ({
    page,
    site,
    host,
  }) => {
    const { console: lines } = recordLog(page);
    await page.clock.install();
    const script = `<script src="${site.origin}/web-scheduler.js"></script>`;
    await page.goto(host.serve(fillIn(body ?? "", { site: site.origin }) + script));
    await page.clock.runFor(4_900);
    expect(lines).toEqual([]);
    await page.clock.runFor(200);
    await expect.poll(() => lines).toContain(`[web-scheduler] ${line}`);
    expect(lines.filter((text) => text.includes("WS115"))).toHaveLength(1);
  });
}

test("the report lists errors first", async ({ page, site, host }) => {
  const narrow = `<div style="width: 200px">${tag(site, { "data-submit-url": null })}</div>`;
  await page.goto(host.serve(narrow));
  await widget(page).getByRole("button", { name: "Send request" }).waitFor();
  const report = await page.evaluate(() => window.WebScheduler?.doctor());
  expect(report?.findings.map(({ severity, code }) => [severity, code])).toEqual([
    ["error", "WS105"],
    ["warning", "WS508"],
  ]);
  await expect(panel(page)).toContainText("2 problems found, 1 of them an error.");
});

test("the report names the location of each form", async ({ page, site, host }) => {
  await page.goto(
    host.serve(
      tag(site, { "data-submit-url": null }) +
        tag(site, { "data-location-id": recordOf("providers").id, "data-submit-url": null }),
    ),
  );
  await expect(widget(page).getByRole("button", { name: "Send request" })).toHaveCount(2);
  const report = await page.evaluate(() => window.WebScheduler?.doctor());
  expect(report?.text).toContain(`WS105: [${ID}] submit-url is missing`);
  expect(report?.text).toContain(`WS105: [${recordOf("providers").id}] submit-url is missing`);
});
