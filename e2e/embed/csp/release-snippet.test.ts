import { readFileSync } from "node:fs";
import { PLACEHOLDERS } from "../../../src/embed/api/snippet.ts";
import { VERSION } from "../../../src/settings/names.ts";
import { recordOf } from "../../fixtures/open-form.ts";
import { recordLog, recordUrls } from "../../fixtures/page-log.ts";
import { widget } from "../../fixtures/patient.ts";
import { expect, site, test } from "../../fixtures/test.ts";
import { book } from "../embed-page.ts";

const snippet = readFileSync(new URL("../../../dist/snippet.html", import.meta.url), "utf8");

const fillIn = () =>
  snippet
    .replaceAll(PLACEHOLDERS.locationId, recordOf("observed-defaults").id)
    .replaceAll(PLACEHOLDERS.submitUrl, `${site.otherOrigin}/dev/booking-requests/`)
    .replaceAll(PLACEHOLDERS.baseUrl, site.otherOrigin)
    .replaceAll(PLACEHOLDERS.scriptOrigin, site.origin)
    .replaceAll(PLACEHOLDERS.phoneNumber, "+12025550143");

test("a patient books with the snippet from the build", async ({ page, visit, browserName }) => {
  const urls = recordUrls(page);
  const log = recordLog(page);
  await visit(fillIn());
  await book(page);
  const records = urls.filter((url) => url.includes("/public-detail/"));
  // WebKit reports a preload twice.
  if (browserName !== "webkit") expect(records).toHaveLength(1);
  expect(urls.some((url) => url.endsWith("/web-scheduler.js"))).toBe(false);
  expect(log.errors).toEqual([]);
});

test("a script with one changed byte does not run, and the fallback link stays", async ({
  page,
  visit,
}) => {
  await page.route(/\/web-scheduler-[\d.]+(-rc\.\d+)?\.js$/, async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, body: `${await response.text()} ` });
  });
  const log = recordLog(page);
  await visit(fillIn());
  await expect.poll(() => [...log.console, ...log.errors].join("\n")).toMatch(/integrity|hash/i);
  expect(await page.evaluate(() => "WebScheduler" in window)).toBe(false);
  await expect(page.getByRole("link", { name: "Call us to book" })).toHaveAttribute(
    "href",
    "tel:+12025550143",
  );
});

test("a chunk with one changed byte does not run: nothing is sent, and the patient can call", async ({
  page,
  visit,
}) => {
  const urls = recordUrls(page);
  await page.route(/-submission\.js/, async (route) => {
    const response = await route.fetch();
    const body = `${await response.text()};globalThis.hasRun = true`;
    await route.fulfill({ response, body });
  });
  const form = await visit(fillIn());
  await form.getByRole("textbox", { name: "First name" }).click();
  // Trying again must not load the chunk without its hash.
  for (let attempt = 1; attempt <= 3; attempt += 1) {
    await expect(form.getByRole("link", { name: /^Call \(503\)/ })).toBeVisible();
    await form.getByRole("button", { name: "Try again" }).click();
  }
  await expect(form.getByRole("link", { name: /^Call \(503\)/ })).toBeVisible();
  const requested = urls.filter((url) => url.includes("-submission.js"));
  expect(requested.filter((url) => !url.endsWith(".js"))).toEqual([]);
  expect(requested.length).toBeGreaterThan(0);
  expect(await page.evaluate("globalThis.hasRun")).toBeUndefined();
  await expect(form.getByRole("button", { name: /^Send/ })).toHaveCount(0);
  // A request of the last attempt may not be finished.
  await page.unrouteAll({ behavior: "ignoreErrors" });
});

test("web-scheduler.js, without a version in its name, loads the chunks of its own version", async ({
  page,
  visit,
}) => {
  const urls = recordUrls(page);
  const body = fillIn().replace(/ integrity="[^"]*"/, "");
  await visit(body.replace(/web-scheduler-[\d.]+(-rc\.\d+)?\.js/, "web-scheduler.js"));
  await widget(page).getByRole("textbox", { name: "First name" }).click();
  await expect
    .poll(() => urls.filter((url) => url.endsWith("-submission.js")))
    .toEqual([`${site.origin}/web-scheduler-${VERSION}-submission.js`]);
});
