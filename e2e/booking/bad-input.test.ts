import type { Page } from "@playwright/test";
import { EXAMPLES } from "../../src/examples/index.ts";
import { scriptTag } from "../fixtures/host-pages.ts";
import { sentTitle } from "../fixtures/open-form.ts";
import { recordLog } from "../fixtures/page-log.ts";
import { alert, fill, REQUIRED_LABELS, send, widget } from "../fixtures/patient.ts";
import { expect, FULL_RUN, test } from "../fixtures/test.ts";

const [example, other] = EXAMPLES;
const id = example?.record.id ?? "";
const UNKNOWN_ID = "00000000-0000-4000-8000-000000000000";

/** Expects this sentence, a call link, and an unchanged page. */
async function expectFailure(page: Page, sentence: RegExp): Promise<void> {
  const form = widget(page);
  await expect(alert(form).getByText(sentence)).toBeVisible();
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

test("shows a call link for an unknown location id", async ({ page, visit }) => {
  const log = recordLog(page);
  await visit(scriptTag({ "data-location-id": UNKNOWN_ID }));
  await expectFailure(page, /Please call the practice/);
  await expect
    .poll(() => log.console.join("\n"))
    .toMatch(/WS203 .*the API does not know this location-id/);
  expect(log.errors).toEqual([]);
});

test("Try again loads the form after the server was down", async ({ page, visit }) => {
  const log = recordLog(page);
  await page.route("**/public-detail/", (route) => route.abort("connectionrefused"));
  const form = await visit(scriptTag({ "data-location-id": id }));
  await expectFailure(page, /appointment service is not responding/);
  await expect.poll(() => log.console.join("\n")).toMatch(/WS201/);
  expect(log.errors).toEqual([]);
  await page.unroute("**/public-detail/");
  await form.getByRole("button", { name: "Try again" }).click();
  await expect(form.getByRole("heading", { name: "Request an appointment" })).toBeVisible();
});

// The unit tests of the contract cover each invalid record.
const RESPONSES: [response: string, body: string, sentence: RegExp, diagnostic: RegExp][] = [
  ["HTML", "<!doctype html>", /is not responding/, /WS206 .*did not return JSON/],
  ["without an envelope", JSON.stringify({ id }), /Please call the practice/, /WS207/],
  ["another practice's record", envelope(other?.record), /Please call the practice/, /WS208/],
];

for (const [index, [response, body, sentence, diagnostic]] of RESPONSES.entries()) {
  const tag = index === 0 ? [] : FULL_RUN;
  test(`shows a call link if the response is ${response}`, { tag }, async ({ page, visit }) => {
    const log = recordLog(page);
    await mockRecord(page, body, response === "HTML" ? "text/html" : "application/json");
    const form = await visit(scriptTag({ "data-location-id": id }));
    await expectFailure(page, sentence);
    await expect(form).not.toContainText(other?.record.name ?? "");
    await expect.poll(() => log.console.join("\n")).toMatch(diagnostic);
    expect(log.errors).toEqual([]);
  });
}

test("the tag's number replaces one that cannot be dialed", async ({ page, visit }) => {
  const record = { ...example?.record, phone_number: "Ask at the desk" };
  await mockRecord(page, envelope(record));
  const form = await visit(scriptTag({ "data-location-id": id }));
  const link = form.locator(".help").getByRole("link");
  await expect(link).toHaveAttribute("href", "tel:+12025550143");
});

test("the form works with invalid branding", async ({ page, visit }) => {
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
  const form = await visit(scriptTag({ "data-location-id": id }));
  await fill(form, REQUIRED_LABELS);
  await send(form);
  await expect(sentTitle(form)).toBeVisible();
  await expect(form.getByText("<img src=x onerror=alert(1)>")).toBeVisible();
  await expect.poll(() => log.console.join("\n")).toMatch(/WS308 branding.font_color/);
  expect(log.errors).toEqual([]);
});
