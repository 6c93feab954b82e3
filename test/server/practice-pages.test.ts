import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { EXAMPLES } from "../../src/contract/examples/practices.ts";
import { postalAddress } from "../../src/form/branding/postal-address.ts";
import { formatPhone } from "../../src/receiver/details/request-details.ts";
import { practicePage } from "../../src/server/routes/practice-pages.ts";
import { EXAMPLE, PAYLOAD, testServer } from "./handler-fixture.ts";

const template = readFileSync(new URL("../../public/practice/index.html", import.meta.url), "utf8");
const { app, ask } = testServer({ practicePage: () => template });
const pageOf = async (slug: string) => (await ask(`/practice/${slug}/`)).text();
const attribute = (page: string, name: string) =>
  new RegExp(`\\s${name}="([^"]*)"`).exec(page)?.[1];

test.each(EXAMPLES)(
  "$slug has a practice page with its tag, name, number and times",
  async ({ slug, record, times }) => {
    const page = await pageOf(slug);
    expect(attribute(page, "data-location-id")).toBe(record.id);
    expect(attribute(page, "data-phone")).toBe(record.phone_number);
    expect(page.match(/<script/g)).toHaveLength(1);
    const shown = record.name.replaceAll("&", "&amp;");
    expect(page).toContain(`<title>${shown}</title>`);
    expect(page).toContain(`data-practice-name>${shown}<`);
    expect(page).toContain(`href="tel:${record.phone_number}"`);
    const place = record.is_virtual ? "Video visits only" : postalAddress(record);
    expect(page).toContain(place);
    expect(page).toContain(`>${formatPhone(record.phone_number)}</a>`);
    expect(attribute(page, "data-slots-url") !== undefined).toBe(times === true);
  },
);

test.each([
  ["http://localhost:4321", "http://127.0.0.1:4321"],
  ["http://127.0.0.1:4321", "http://localhost:4321"],
  ["https://demo.example", "https://demo.example"],
])("the endpoint of a page at %s is at %s", async (pageOrigin, endpointOrigin) => {
  const page = await (await app.request(`${pageOrigin}/practice/${EXAMPLE.slug}/`)).text();
  expect(attribute(page, "data-base-url")).toBe(endpointOrigin);
  expect(attribute(page, "data-submit-url")).toBe(`${endpointOrigin}/dev/booking-requests/`);
});

test("each page load starts the faults again, unless the URL has a token", async () => {
  const load = async (segment: string, slug = EXAMPLE.slug) =>
    (await ask(`/f/${segment}/practice/${slug}/`)).text();
  const baseUrl = async (segment: string) => attribute(await load(segment), "data-base-url");
  const [first, second] = [await baseUrl("500,lost"), await baseUrl("500,lost")];
  expect(first).toMatch(/^http:\/\/127\.0\.0\.1:5173\/f\/500,lost~[0-9a-f]+$/);
  expect(second).not.toBe(first);
  expect(await baseUrl("500~mine")).toBe("http://127.0.0.1:5173/f/500~mine");
  expect(attribute(await load("500", "times"), "data-slots-url")).toMatch(
    /^http:\/\/127\.0\.0\.1:5173\/f\/500~\w+\/fhir\/Slot\?schedule\.actor=Location\//,
  );
});

test("a branded record changes the logo, the fonts and the colors of its practice page", async () => {
  const page = await pageOf("branded");
  expect(page).toMatch(
    /<img src="http:\/\/localhost:5173\/practice\/logos\/ondelle\.svg" alt="Ondelle Dental Studio"/,
  );
  const [, style] = /<style>(:root.*?)<\/style>/s.exec(page) ?? [];
  expect(style).toContain('--sans: "Avenir Next", "Avenir"');
  expect(style).toContain("--green: light-dark(#0b4f66, ");
  // The logo contains the name.
  expect(style).toContain(".brand span { display: none; }");
  expect(await pageOf("everything-on")).not.toContain(".brand span");
  expect(await pageOf(EXAMPLE.slug)).not.toContain("<style>:root");
});

test("the record and its branding add no markup or styles of their own", () => {
  const config = EXAMPLE.record.web_scheduler_config;
  const branding = {
    ...config.branding,
    branding_enabled: true,
    header_logo_url: "https://logos.example/a.svg?\"onload='x'",
    font_style: "</style><img src=x>, serif; } body { display: none",
    font_color: "red; } body { display: none",
  };
  const texts = { name: PAYLOAD, streetAddress: PAYLOAD, phone_number: PAYLOAD };
  const record = { ...EXAMPLE.record, ...texts, web_scheduler_config: { ...config, branding } };
  const page = practicePage(template, { ...EXAMPLE, record }, PAYLOAD);
  expect(page).not.toMatch(/<img src=x|<script>|body \{ display|"onload/);
  expect(page.match(/<script/g)).toHaveLength(1);
});

test("replacement patterns and the template's own values in a record are not interpreted", () => {
  const record = { ...EXAMPLE.record, name: "$& (503) 555-0142" };
  const other = '<p>Larkmere Dental</p><script async data-location-id="x"></script>';
  expect(practicePage(other, { ...EXAMPLE, record }, "b")).toBe(
    `<p>$&amp; (503) 555-0142</p><script async fetchpriority="high" src="/web-scheduler.js" data-location-id="${record.id}" data-base-url="b" data-submit-url="b/dev/booking-requests/" data-phone="${record.phone_number}"></script>`,
  );
});

test("an unknown practice and a missing template are a 404 with a link home; short URLs redirect", async () => {
  const unknown = await ask("/practice/nobody/");
  expect([unknown.status, await unknown.text()]).toEqual([
    404,
    expect.stringContaining('href="/"'),
  ]);
  expect((await testServer().ask(`/practice/${EXAMPLE.slug}/`)).status).toBe(404);
  expect((await ask("/practice/")).headers.get("Location")).toBe(`${EXAMPLE.slug}/`);
  const short = await ask("/practice/every-field");
  expect(short.headers.get("Location")).toBe("/practice/every-field/");
});
