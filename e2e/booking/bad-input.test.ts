import type { Page } from "@playwright/test";
import { EXAMPLES } from "../../src/examples/index.ts";
import { scriptTag } from "../fixtures/host-pages.ts";
import { recordLog } from "../fixtures/page-log.ts";
import { fill, REQUIRED_LABELS, send, widget } from "../fixtures/patient.ts";
import { expect, full, test } from "../fixtures/test.ts";

const [example] = EXAMPLES;
const id = example?.record.id ?? "";
const UNKNOWN_ID = "00000000-0000-4000-8000-000000000000";

/** Expects this sentence, a call link, and an unchanged page. */
async function expectFailure(page: Page, sentence: RegExp): Promise<void> {
  const form = widget(page);
  await expect(form.getByRole("alert").getByText(sentence)).toBeVisible();
  await expect(form.getByRole("link", { name: "Call (202) 555-0143" })).toHaveAttribute(
    "href",
    "tel:+12025550143",
  );
  await expect(page.locator("#after")).toHaveText("Still here");
}

const mockRecord = (page: Page, body: string, contentType = "application/json") =>
  page.route("**/public-detail/", (route) =>
    route.fulfill({ body, contentType, headers: { "Access-Control-Allow-Origin": "*" } }),
  );

const envelope = (data: unknown) =>
  JSON.stringify({ code: 200, message: "", success: true, data, errors: null });

test("shows a call link for an unknown location id", async ({ page, site, host }) => {
  const log = recordLog(page);
  await page.goto(host.serve(scriptTag(site, { "data-location-id": UNKNOWN_ID })));
  await expectFailure(page, /Please call the practice/);
  await expect.poll(() => log.console.join("\n")).toMatch(/WS203 .*does not know this location-id/);
  expect(log.errors).toEqual([]);
});

test("Try again loads the form after the server was down", async ({ page, site, host }) => {
  const log = recordLog(page);
  await page.route("**/public-detail/", (route) => route.abort("connectionrefused"));
  await page.goto(host.serve(scriptTag(site, { "data-location-id": id })));
  await expectFailure(page, /appointment service is not responding/);
  await expect.poll(() => log.console.join("\n")).toMatch(/WS201/);
  expect(log.errors).toEqual([]);
  await page.unroute("**/public-detail/");
  await widget(page).getByRole("button", { name: "Try again" }).click();
  await expect(widget(page).getByRole("heading", { name: "Request an appointment" })).toBeVisible();
});

test("shows a call link if the response is HTML", async ({ page, site, host }) => {
  const log = recordLog(page);
  await mockRecord(page, "<!doctype html><title>Sign in to the Wi-Fi</title>", "text/html");
  await page.goto(host.serve(scriptTag(site, { "data-location-id": id })));
  await expectFailure(page, /appointment service is not responding/);
  await expect.poll(() => log.console.join("\n")).toMatch(/WS206 .*did not return JSON/);
});

// The unit tests of the contract cover each invalid record.
const INVALID_RECORDS = [
  ["no envelope", JSON.stringify({ id })],
  ["a record without a name", envelope({ ...example?.record, name: null })],
] as const;
const MORE_INVALID_RECORDS = [
  ["an empty body", ""],
  ["an array", "[]"],
  [
    "a failure with status 200",
    JSON.stringify({ code: 200, message: "", success: false, data: null, errors: null }),
  ],
] as const;

for (const [description, body] of full
  ? [...INVALID_RECORDS, ...MORE_INVALID_RECORDS]
  : INVALID_RECORDS) {
  test(`shows a call link for an invalid record: ${description}`, async ({ page, site, host }) => {
    const log = recordLog(page);
    await mockRecord(page, body);
    await page.goto(host.serve(scriptTag(site, { "data-location-id": id })));
    await expectFailure(page, /Please call the practice/);
    await expect.poll(() => log.console.join("\n")).toMatch(/WS207/);
    expect(log.errors).toEqual([]);
  });
}

test("does not show the record of another practice", async ({ page, site, host }) => {
  const log = recordLog(page);
  await mockRecord(page, envelope(EXAMPLES[1]?.record));
  await page.goto(host.serve(scriptTag(site, { "data-location-id": id })));
  await expectFailure(page, /Please call the practice/);
  await expect(widget(page).getByText(EXAMPLES[1]?.record.name ?? "-")).toHaveCount(0);
  await expect.poll(() => log.console.join("\n")).toMatch(/WS208/);
});

test("reports a missing data-location-id in the console", async ({ page, site, host }) => {
  const log = recordLog(page);
  await page.goto(host.serve(scriptTag(site, {})));
  await expectFailure(page, /Please call the practice/);
  await expect.poll(() => log.console.join("\n")).toMatch(/WS101 location-id is missing/);
  expect(log.errors).toEqual([]);
});

test("reports invalid attributes and the values they expect", async ({ page, site, host }) => {
  const log = recordLog(page);
  await page.goto(
    host.serve(
      scriptTag(site, {
        "data-location-id": "larkmere",
        "data-base-url": "/api",
        "data-heading-level": "9",
      }),
    ),
  );
  await expectFailure(page, /Please call the practice/);
  for (const diagnostic of [
    /WS102 location-id .*“larkmere”.*UUID/,
    /WS102 base-url .*“\/api”.*absolute https URL/,
    /WS102 heading-level .*“9”.*1 to 6/,
  ]) {
    await expect.poll(() => log.console.join("\n")).toMatch(diagnostic);
  }
});

test("the tag's number replaces one that cannot be dialed", async ({ page, site, host }) => {
  const record = { ...example?.record, phone_number: "Ask at the desk" };
  await mockRecord(page, envelope(record));
  await page.goto(host.serve(scriptTag(site, { "data-location-id": id })));
  const link = widget(page).locator(".help").getByRole("link");
  await expect(link).toHaveAttribute("href", "tel:+12025550143");
});

test("the form works with invalid branding", async ({ page, site, host }) => {
  const log = recordLog(page);
  const branding = {
    branding_enabled: true,
    header_logo_url: "javascript:alert(1)",
    header_logo_height: 1e9,
    show_location_name_in_header: "yes",
    location_name_font_size: "22px",
    header_tagline: "<img src=x onerror=alert(1)>",
    header_tagline_font_size: -3,
    footer_logo_url: "data:text/html,<script>alert(1)</script>",
    font_style: 'a"}body{display:none}',
    font_color: "red;background:url(//evil.example)",
  };
  const record = structuredClone(example?.record ?? ({} as never));
  Object.assign(record.web_scheduler_config, { branding });
  await mockRecord(page, envelope(record));
  await page.goto(host.serve(scriptTag(site, { "data-location-id": id })));
  const form = widget(page);
  await fill(form, REQUIRED_LABELS);
  await send(form);
  await expect(form.getByRole("heading", { name: "Your request was sent" })).toBeVisible();
  await expect(form.getByText("<img src=x onerror=alert(1)>")).toBeVisible();
  await expect.poll(() => log.console.join("\n")).toMatch(/WS308 branding.font_color/);
  expect(log.errors).toEqual([]);
});
