import { readFileSync } from "node:fs";
import { exampleBySlug } from "../../../src/examples/index.ts";
import { version } from "../../../src/tasks/build/outputs.ts";
import { PLACEHOLDERS } from "../../../src/tasks/build/write-release.ts";
import { recordLog, recordUrls } from "../../fixtures/page-log.ts";
import {
  fill,
  inbox,
  REQUIRED_LABELS,
  send,
  uniqueLastName,
  widget,
} from "../../fixtures/patient.ts";
import { expect, type Site, test } from "../../fixtures/test.ts";

const snippet = readFileSync(new URL("../../../dist/snippet.html", import.meta.url), "utf8");

/** The snippet with the placeholders replaced. */
const fillIn = ({ origin, otherOrigin }: Site) =>
  snippet
    .replaceAll(PLACEHOLDERS.locationId, exampleBySlug("observed-defaults")?.record.id ?? "")
    .replaceAll(PLACEHOLDERS.submitUrl, `${otherOrigin}/dev/booking-requests/`)
    .replaceAll(PLACEHOLDERS.baseUrl, otherOrigin)
    .replaceAll(PLACEHOLDERS.scriptOrigin, origin)
    .replaceAll(PLACEHOLDERS.phoneNumber, "+12025550143");

test("a patient books with the snippet from the build", async ({
  page,
  site,
  host,
  browserName,
}) => {
  const urls = recordUrls(page);
  const log = recordLog(page);
  await page.goto(host.serve(fillIn(site)));
  const lastName = uniqueLastName();
  const form = widget(page);
  await fill(form, REQUIRED_LABELS);
  await form.getByRole("textbox", { name: "Last name" }).fill(lastName);
  await send(form);
  await expect(form.getByRole("heading", { name: "Your request was sent" })).toBeVisible();
  expect(await inbox(site, lastName)).toHaveLength(1);
  const records = urls.filter((url) => url.includes("/public-detail/"));
  // WebKit reports a preload twice.
  if (browserName !== "webkit") expect(records).toHaveLength(1);
  expect(urls.some((url) => url.endsWith("/web-scheduler.js"))).toBe(false);
  expect(log.errors).toEqual([]);
});

test("a script with one changed byte does not run, and the fallback link stays", async ({
  page,
  site,
  host,
}) => {
  await page.route(/\/web-scheduler-[\d.]+(-rc\.\d+)?\.js$/, async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, body: `${await response.text()} ` });
  });
  const log = recordLog(page);
  await page.goto(host.serve(fillIn(site)));
  await expect.poll(() => [...log.console, ...log.errors].join("\n")).toMatch(/integrity|hash/i);
  expect(await page.evaluate(() => "WebScheduler" in window)).toBe(false);
  await expect(page.getByRole("link", { name: "Call us to book" })).toHaveAttribute(
    "href",
    "tel:+12025550143",
  );
});

test("a chunk with one changed byte does not run: nothing is sent, and the patient can call", async ({
  page,
  site,
  host,
}) => {
  await page.route(/-deferred\.js$/, async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, body: `${await response.text()} ` });
  });
  const log = recordLog(page);
  await page.goto(host.serve(fillIn(site)));
  const form = widget(page);
  const lastName = uniqueLastName();
  await fill(form, REQUIRED_LABELS);
  await form.getByRole("textbox", { name: "Last name" }).fill(lastName);
  const call = form.getByRole("alert").getByRole("link", { name: /^Call/ });
  const refusals = () => log.console.filter((line) => /integrity|hash/i.test(line)).length;
  // Sending again must not load the chunk without its hash.
  for (const attempt of [1, 2, 3]) {
    await send(form);
    await expect.poll(refusals).toBeGreaterThan(attempt);
    await expect(call).toBeVisible();
  }
  expect(await inbox(site, lastName)).toEqual([]);
});

test("the fallback link stays if the script cannot load", async ({ page, site, host }) => {
  await page.route(/\/web-scheduler-[\d.]+(-rc\.\d+)?\.js$/, (route) => route.abort());
  await page.goto(host.serve(fillIn(site)));
  await expect(page.getByRole("link", { name: "Call us to book" })).toBeVisible();
});

test("web-scheduler.js, without a version in its name, loads the chunks of its own version", async ({
  page,
  site,
  host,
}) => {
  const urls: string[] = [];
  page.on("request", (request) => urls.push(new URL(request.url()).pathname));
  const body = fillIn(site).replace(/ integrity="[^"]*"/, "");
  await page.goto(
    host.serve(body.replace(/web-scheduler-[\d.]+(-rc\.\d+)?\.js/, "web-scheduler.js")),
  );
  await widget(page).getByRole("textbox", { name: "First name" }).click();
  await expect.poll(() => urls.filter((path) => path.endsWith("-deferred.js"))).toHaveLength(1);
  expect(urls.find((path) => path.endsWith("-deferred.js"))).toBe(
    `/web-scheduler-${version}-deferred.js`,
  );
});
