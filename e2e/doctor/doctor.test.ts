import { readFileSync } from "node:fs";
import type { Page } from "@playwright/test";
import { recordLog, recordUrls } from "../fixtures/page-log.ts";
import { fill, REQUIRED_LABELS, widget } from "../fixtures/patient.ts";
import { expect, full, test } from "../fixtures/test.ts";
import { id, idOf, tag } from "./doctor-case.ts";
import { FORM_CASES } from "./form-cases.ts";
import { PAGE_CASES } from "./page-cases.ts";

const HASH = "#web-scheduler-doctor";

const panel = (page: Page) => page.getByRole("dialog", { name: "Web Scheduler doctor" });

/** Opens the page with the doctor's hash and returns its report. */
async function reportOf(page: Page, url: string): Promise<string[]> {
  await page.goto(url + HASH);
  await expect(panel(page)).toBeVisible();
  return panel(page).getByRole("listitem").allTextContents();
}

const cases = [...FORM_CASES, ...PAGE_CASES].filter(({ fullOnly }) => full || !fullOnly);

for (const { problem, body, headers, prepare, report } of cases) {
  test(`the doctor finds ${problem}`, async ({ page, site, host }) => {
    await prepare?.(page);
    const url = host.serve(body(site), headers?.(site));
    const expected = report(site).map((text) =>
      text.startsWith("^")
        ? expect.stringMatching(new RegExp(text))
        : text.replace("{page}", new URL(url).origin),
    );
    expect(await reportOf(page, url)).toEqual(expected);
  });
}

test("the doctor finds an http URL on an https page", async ({ page }) => {
  const file = (name: string) => readFileSync(new URL(`../../dist/${name}`, import.meta.url));
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
  expect(await reportOf(page, "https://practice.example/")).toEqual([
    "WS503 base-url is http on an https page, which browsers block as mixed content; use https.",
    "WS503 submit-url is http on an https page, which browsers block as mixed content; use https.",
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
  expect(report?.text).toMatch(/^Web Scheduler \S+ on http:\S+: No problems found\.$/);
  await expect(panel(page)).toContainText("No problems found.");
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
  await expect(panel(page)).toBeVisible();
  await expect(panel(page)).toContainText("1 problem found.");
  await page.keyboard.press("Tab");
  await panel(page).getByRole("button", { name: "Copy as text" }).press("Enter");
  await expect(panel(page).getByRole("status")).toHaveText("Copied.");
  const text = await page.evaluate(() => navigator.clipboard.readText());
  expect(text).toMatch(/1 problem found\.\nWS105 submit-url is missing/);
  await panel(page).getByRole("button", { name: "Close" }).press("Enter");
  await expect(panel(page)).toHaveCount(0);
  expect(log.errors).toEqual([]);

  await page.evaluate(() => {
    location.hash = "";
    location.hash = "#web-scheduler-doctor";
  });
  await expect(panel(page)).toBeVisible();
});

test("the report names the location of each form", async ({ page, site, host }) => {
  await page.goto(
    host.serve(
      tag(site, { "data-submit-url": null }) +
        tag(site, { "data-location-id": idOf("providers"), "data-submit-url": null }),
    ),
  );
  await expect(widget(page).getByRole("button", { name: "Send request" })).toHaveCount(2);
  const report = await page.evaluate(() => window.WebScheduler?.doctor());
  expect(report?.text).toContain(`WS105 [${id}] submit-url is missing`);
  expect(report?.text).toContain(`WS105 [${idOf("providers")}] submit-url is missing`);
});
