import { readFileSync } from "node:fs";
import type { Page } from "@playwright/test";
import { listen } from "../fixtures/host-pages.ts";
import { fill, OBSERVED, widget } from "../fixtures/patient.ts";
import { expect, full, test } from "../fixtures/test.ts";
import { id, idOf, tag } from "./doctor-case.ts";
import { FORM_CASES } from "./form-cases.ts";
import { PAGE_CASES } from "./page-cases.ts";

const CALLED = "#web-scheduler-doctor";

const panel = (page: Page) => page.getByRole("dialog", { name: "Web Scheduler doctor" });

/** Opens the page with the doctor called by its address; what it says. */
async function sayOf(page: Page, address: string): Promise<string[]> {
  await page.goto(address + CALLED);
  await expect(panel(page)).toBeVisible();
  return panel(page).getByRole("listitem").allTextContents();
}

const cases = [...FORM_CASES, ...PAGE_CASES].filter(({ alike }) => full || !alike);

for (const { what, body, headers, prepare, says } of cases) {
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
  expect(await sayOf(page, "https://practice.example/")).toEqual([
    "WS503 base-url is http on an https page, which browsers block as mixed content; use https.",
    "WS503 submit-url is http on an https page, which browsers block as mixed content; use https.",
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
  expect(report).toMatchObject({ ok: true, findings: [] });
  expect(report?.text).toMatch(/^Web Scheduler \S+ on http:\S+: No problems found\.$/);
  await expect(panel(page)).toContainText("No problems found.");
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
  await expect(panel(page)).toContainText("1 problem found.");
  await page.keyboard.press("Tab");
  await panel(page).getByRole("button", { name: "Copy as text" }).press("Enter");
  await expect(panel(page).getByRole("status")).toHaveText("Copied.");
  const text = await page.evaluate(() => navigator.clipboard.readText());
  expect(text).toMatch(/1 problem found\.\nWS105 submit-url is missing/);
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
