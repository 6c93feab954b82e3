import { readFileSync } from "node:fs";
import { exampleBySlug } from "../../../src/examples/index.ts";
import { PLACEHOLDERS } from "../../../src/tasks/build/write-release.ts";
import { listen } from "../../fixtures/host-pages.ts";
import { fill, inbox, OBSERVED, ownLastName, send, widget } from "../../fixtures/patient.ts";
import { expect, type Site, test } from "../../fixtures/test.ts";

const snippet = readFileSync(new URL("../../../dist/snippet.html", import.meta.url), "utf8");

/** The snippet as a practice pastes it: its own addresses in place of the placeholders. */
const pasted = ({ origin, otherOrigin }: Site) =>
  snippet
    .replaceAll(PLACEHOLDERS.locationId, exampleBySlug("observed-defaults")?.record.id ?? "")
    .replaceAll(PLACEHOLDERS.submitUrl, `${otherOrigin}/dev/booking-requests/`)
    .replaceAll(PLACEHOLDERS.baseUrl, otherOrigin)
    .replaceAll(PLACEHOLDERS.scriptOrigin, origin)
    .replaceAll(PLACEHOLDERS.phoneNumber, "+12025550143");

test("the snippet that the build wrote works as it stands", async ({ page, site, host }) => {
  const asked: string[] = [];
  page.on("request", (request) => asked.push(request.url()));
  const heard = listen(page);
  await page.goto(host.address(pasted(site)));
  const lastName = ownLastName();
  const form = widget(page);
  await fill(form, OBSERVED);
  await form.getByRole("textbox", { name: "Last name" }).fill(lastName);
  await send(form);
  await expect(form.getByRole("heading", { name: "Your request was sent" })).toBeVisible();
  expect(await inbox(site, lastName)).toHaveLength(1);
  expect(asked.filter((url) => url.includes("/public-detail/"))).toHaveLength(1);
  expect(asked.some((url) => url.endsWith("/web-scheduler.js"))).toBe(false);
  expect(heard.errors).toEqual([]);
});

test("a script with one changed byte does not run, and the page's own link stays", async ({
  page,
  site,
  host,
}) => {
  await page.route(/\/web-scheduler-[\d.]+\.js$/, async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, body: `${await response.text()} ` });
  });
  const heard = listen(page);
  await page.goto(host.address(pasted(site)));
  await expect
    .poll(() => [...heard.console, ...heard.errors].join("\n"))
    .toMatch(/integrity|hash/i);
  expect(await page.evaluate(() => "WebScheduler" in window)).toBe(false);
  await expect(page.getByRole("link", { name: "Call us to book" })).toHaveAttribute(
    "href",
    "tel:+12025550143",
  );
});

test("a script that never comes leaves the page's own link", async ({ page, site, host }) => {
  await page.route(/\/web-scheduler-[\d.]+\.js$/, (route) => route.abort());
  await page.goto(host.address(pasted(site)));
  await expect(page.getByRole("link", { name: "Call us to book" })).toBeVisible();
});

test("parts are those of the script's own version, whatever it is called", async ({
  page,
  site,
  host,
}) => {
  const asked: string[] = [];
  page.on("request", (request) => asked.push(new URL(request.url()).pathname));
  const body = pasted(site).replace(/ integrity="[^"]*"/, "");
  await page.goto(host.address(body.replace(/web-scheduler-[\d.]+\.js/, "web-scheduler.js")));
  await expect(widget(page).getByRole("button", { name: "Send request" })).toBeVisible();
  await expect.poll(() => asked.filter((path) => path.endsWith("-deferred.js"))).toHaveLength(1);
  expect(asked.find((path) => path.endsWith("-deferred.js"))).toMatch(
    /^\/web-scheduler-\d+\.\d+\.\d+-deferred\.js$/,
  );
});
