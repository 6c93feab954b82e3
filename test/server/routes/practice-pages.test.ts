import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { EXAMPLES } from "../../../src/examples/index.ts";
import { formatNationalPhone } from "../../../src/receiver/details/format-phone.ts";
import { practicePage } from "../../../src/server/pages/practice-page.ts";
import { EXAMPLE, LOCATION_ID, PAYLOAD, testServer } from "../handler-fixture.ts";

const template = readFileSync(
  new URL("../../../public/practice/index.html", import.meta.url),
  "utf8",
);
const { app, ask } = testServer({ practicePage: () => template });
const attribute = (page: string, name: string) =>
  new RegExp(`\\s${name}="([^"]*)"`).exec(page)?.[1];

test.each(EXAMPLES)(
  "$slug has a practice page with its tag, name and number",
  async ({ slug, record }) => {
    const response = await ask(`/practice/${slug}/`);
    const page = await response.text();
    expect(response.headers.get("Content-Type")).toBe("text/html; charset=utf-8");
    expect(attribute(page, "data-location-id")).toBe(record.id);
    expect(attribute(page, "data-phone")).toBe(record.phone_number);
    expect(page.match(/<script/g)).toHaveLength(1);
    const shown = record.name.replaceAll("&", "&amp;");
    expect(page).toContain(`<title>${shown}</title>`);
    expect(page).toContain(`data-practice-name>${shown}<`);
    expect(page).toContain(`href="tel:${record.phone_number}"`);
    // On one line.
    if (!record.is_virtual)
      expect(page).toContain(`${record.state}\u00a0${record.postalCode}`.trim());
    expect(page).toContain(`>${formatNationalPhone(record.phone_number)}</a>`);
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

test("each page load injects the faults again, unless the URL has a token", async () => {
  const baseUrl = async (segment: string) =>
    attribute(await (await ask(`/f/${segment}/practice/${EXAMPLE.slug}/`)).text(), "data-base-url");
  const [first, second] = [await baseUrl("500,lost"), await baseUrl("500,lost")];
  expect(first).toMatch(/^http:\/\/127\.0\.0\.1:5173\/f\/500,lost~[0-9a-f]+$/);
  expect(second).not.toBe(first);
  expect(await baseUrl("500~mine")).toBe("http://127.0.0.1:5173/f/500~mine");

  const detail = `${first?.replace("127.0.0.1", "localhost")}/api/v1/location/${LOCATION_ID}/public-detail/`;
  expect((await app.request(detail)).status).toBe(500);
  expect((await app.request(detail)).status).toBe(200);
});

test("escapes the record", () => {
  const texts = { name: PAYLOAD, streetAddress: PAYLOAD, phone_number: PAYLOAD };
  const record = { ...EXAMPLE.record, ...texts };
  const urls = { baseUrl: PAYLOAD, submitUrl: PAYLOAD };
  const page = practicePage(template, { ...EXAMPLE, title: PAYLOAD, record }, urls);
  expect(page).not.toMatch(/<img src=x|<script>/);
  expect(page.match(/<script/g)).toHaveLength(1);
});

test("adds missing attributes, and does not interpret replacement patterns", () => {
  const record = { ...EXAMPLE.record, name: "$& $1" };
  const empty = '<p data-practice-name></p><script data-location-id="x"></script>';
  const page = practicePage(empty, { ...EXAMPLE, record }, { baseUrl: "b", submitUrl: "s" });
  expect(page).toBe(
    `<p data-practice-name>$&amp; $1</p><script data-location-id="${record.id}" data-base-url="b" data-submit-url="s" data-phone="${record.phone_number}"></script>`,
  );
});

test("a branded record changes the logo, the fonts and the colors of its practice page", async () => {
  const pageOf = async (slug: string) => (await ask(`/practice/${slug}/`)).text();
  const page = await pageOf("branded");
  expect(page).toMatch(
    /<img data-practice-logo src="http:\/\/localhost:5173\/practice\/logos\/ondelle\.svg" alt="Ondelle Dental Studio"/,
  );
  expect(page).toContain("<style>:root");
  const [, style] = /<style>(.*?)<\/style>/s.exec(page) ?? [];
  expect(style).toContain('--sans: "Avenir Next", "Avenir"');
  expect(style).toContain("--green: light-dark(#0b4f66, ");
  // The logo contains the name.
  expect(style).toContain(".brand span { display: none; }");
  expect(await pageOf("everything-on")).not.toContain(".brand span");
  expect(await pageOf(EXAMPLE.slug)).not.toContain("<style>:root");
});

test("branding cannot add markup or styles of its own", async () => {
  const config = EXAMPLE.record.web_scheduler_config;
  const branding = {
    ...config.branding,
    branding_enabled: true,
    header_logo_url: "https://logos.example/a.svg?\"onload='x'",
    font_style: "</style><img src=x>, serif; } body { display: none",
    font_color: "red; } body { display: none",
  };
  const record = { ...EXAMPLE.record, web_scheduler_config: { ...config, branding } };
  const page = practicePage(template, { ...EXAMPLE, record }, { baseUrl: "b", submitUrl: "s" });
  expect(page).not.toMatch(/<img src=x|body \{ display|"onload/);
});

test("a practice page links to its location's pages on the development server", async () => {
  const page = await (await ask(`/practice/${EXAMPLE.slug}/`)).text();
  const endpoint = `/api/v1/location/${LOCATION_ID}/public-detail/`;
  const design = `/preview/#location=${LOCATION_ID}`;
  for (const href of ["/", design, `${endpoint}?format=api`, "/dev/inbox/"]) {
    expect(page).toContain(`<a href="${href}"`);
  }
});

test("an unknown practice gets a page with a link to the home page", async () => {
  const response = await ask("/practice/nobody/");
  expect(response.status).toBe(404);
  expect(await response.text()).toContain('href="/"');
});

test("short URLs redirect", async () => {
  expect((await ask("/practice/")).headers.get("Location")).toBe(`${EXAMPLE.slug}/`);
  expect((await ask("/practice/every-field")).headers.get("Location")).toBe(
    "/practice/every-field/",
  );
});

test("a server without a template responds with 404", async () => {
  const response = await testServer().ask(`/practice/${EXAMPLE.slug}/`);
  expect(response.status).toBe(404);
});
