import type { Page } from "@playwright/test";
import { EXAMPLES } from "../../src/examples/index.ts";
import { listen, scriptTag } from "../fixtures/host-pages.ts";
import { fill, OBSERVED, send, widget } from "../fixtures/patient.ts";
import { expect, full, test } from "../fixtures/test.ts";

const [example] = EXAMPLES;
const id = example?.record.id ?? "";
const UNKNOWN = "00000000-0000-4000-8000-000000000000";

/** The patient reads a sentence and can call; the page around it goes on. */
async function expectHelpfulFailure(page: Page, sentence: RegExp): Promise<void> {
  const form = widget(page);
  await expect(form.getByRole("alert").getByText(sentence)).toBeVisible();
  await expect(form.getByRole("link", { name: "Call (202) 555-0143" })).toHaveAttribute(
    "href",
    "tel:+12025550143",
  );
  await expect(page.locator("#after")).toHaveText("Still here");
}

/** Answers the endpoint's address with this in place of the true answer. */
const answerWith = (page: Page, body: string, contentType = "application/json") =>
  page.route("**/public-detail/", (route) =>
    route.fulfill({ body, contentType, headers: { "Access-Control-Allow-Origin": "*" } }),
  );

const envelope = (data: unknown) =>
  JSON.stringify({ code: 200, message: "", success: true, data, errors: null });

test("a location id that the service does not know", async ({ page, site, host }) => {
  const heard = listen(page);
  await page.goto(host.address(scriptTag(site, { "data-location-id": UNKNOWN })));
  await expectHelpfulFailure(page, /Please call the practice/);
  await expect
    .poll(() => heard.console.join("\n"))
    .toMatch(/WS203 .*does not know this location-id/);
  expect(heard.errors).toEqual([]);
});

test("a server that is down, and a page that comes back to life with it", async ({
  page,
  site,
  host,
}) => {
  const heard = listen(page);
  await page.route("**/public-detail/", (route) => route.abort("connectionrefused"));
  await page.goto(host.address(scriptTag(site, { "data-location-id": id })));
  await expectHelpfulFailure(page, /could not reach the booking service/);
  await expect.poll(() => heard.console.join("\n")).toMatch(/WS201/);
  expect(heard.errors).toEqual([]);
  await page.unroute("**/public-detail/");
  await widget(page).getByRole("button", { name: "Try again" }).click();
  await expect(widget(page).getByRole("heading", { name: "Request an appointment" })).toBeVisible();
});

test("HTML in place of JSON", async ({ page, site, host }) => {
  const heard = listen(page);
  await answerWith(page, "<!doctype html><title>Sign in to the Wi-Fi</title>", "text/html");
  await page.goto(host.address(scriptTag(site, { "data-location-id": id })));
  await expectHelpfulFailure(page, /could not reach the booking service/);
  await expect.poll(() => heard.console.join("\n")).toMatch(/WS206 .*did not return JSON/);
});

// How each answer is judged is a matter of the contract's own tests; here are its two sorts.
const UNREADABLE = [
  ["no envelope", JSON.stringify({ id })],
  ["a record without a name", envelope({ ...example?.record, name: null })],
] as const;
const MORE_UNREADABLE = [
  ["an empty body", ""],
  ["an array", "[]"],
  [
    "a failure under status 200",
    JSON.stringify({ code: 200, message: "", success: false, data: null, errors: null }),
  ],
] as const;

for (const [what, body] of full ? [...UNREADABLE, ...MORE_UNREADABLE] : UNREADABLE) {
  test(`a record that does not parse: ${what}`, async ({ page, site, host }) => {
    const heard = listen(page);
    await answerWith(page, body);
    await page.goto(host.address(scriptTag(site, { "data-location-id": id })));
    await expectHelpfulFailure(page, /Please call the practice/);
    await expect.poll(() => heard.console.join("\n")).toMatch(/WS207/);
    expect(heard.errors).toEqual([]);
  });
}

test("another practice's record is never shown", async ({ page, site, host }) => {
  const heard = listen(page);
  await answerWith(page, envelope(EXAMPLES[1]?.record));
  await page.goto(host.address(scriptTag(site, { "data-location-id": id })));
  await expectHelpfulFailure(page, /Please call the practice/);
  await expect(widget(page).getByText(EXAMPLES[1]?.record.name ?? "-")).toHaveCount(0);
  await expect.poll(() => heard.console.join("\n")).toMatch(/WS208/);
});

test("a missing data-location-id is named in the console", async ({ page, site, host }) => {
  const heard = listen(page);
  await page.goto(host.address(scriptTag(site, {})));
  await expectHelpfulFailure(page, /Please call the practice/);
  await expect.poll(() => heard.console.join("\n")).toMatch(/WS101 location-id is missing/);
  expect(heard.errors).toEqual([]);
});

test("attributes that cannot be used are named with what they should be", async ({
  page,
  site,
  host,
}) => {
  const heard = listen(page);
  await page.goto(
    host.address(
      scriptTag(site, {
        "data-location-id": "larkmere",
        "data-base-url": "/api",
        "data-heading-level": "9",
      }),
    ),
  );
  await expectHelpfulFailure(page, /Please call the practice/);
  const said = () => heard.console.join("\n");
  await expect.poll(said).toMatch(/WS102 location-id .*“larkmere”.*UUID/);
  expect(said()).toMatch(/WS102 base-url .*“\/api”.*absolute https URL/);
  expect(said()).toMatch(/WS102 heading-level .*“9”.*1 to 6/);
});

test("branding that is nonsense leaves a form that works", async ({ page, site, host }) => {
  const heard = listen(page);
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
  await answerWith(page, envelope(record));
  await page.goto(host.address(scriptTag(site, { "data-location-id": id })));
  const form = widget(page);
  await fill(form, OBSERVED);
  await send(form);
  await expect(form.getByRole("heading", { name: "Your request was sent" })).toBeVisible();
  await expect(form.getByText("<img src=x onerror=alert(1)>")).toBeVisible();
  await expect.poll(() => heard.console.join("\n")).toMatch(/WS308 branding.font_color/);
  expect(heard.errors).toEqual([]);
});
