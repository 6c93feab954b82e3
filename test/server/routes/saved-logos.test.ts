import { readdirSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { SAMPLE_ORIGIN } from "../../../src/examples/index.ts";
import { DETAIL, ORIGIN, testServer } from "../handler-fixture.ts";
import { dataUrl, draft, PNG, savingServer } from "./saving-fixture.ts";

const HEADER = "header_logo_url";
const PATH = `web_scheduler_config.branding.${HEADER}`;
const brandingOf = (envelope: { data: ReturnType<typeof draft> }) =>
  envelope.data.web_scheduler_config.branding;

test("stores image data as files, served at the current origin", async () => {
  const { put, app, folder } = savingServer();
  const footer = dataUrl("image/svg+xml", "<!-- ours --><svg xmlns='http://www.w3.org/2000/svg'/>");
  const response = await put(draft({ [HEADER]: PNG, footer_logo_url: footer }));
  const { header_logo_url, footer_logo_url } = brandingOf(await response.json());
  expect(header_logo_url).toMatch(/^http:\/\/localhost:5173\/dev\/logos\/[0-9a-f]{32}\.png$/);
  expect(footer_logo_url).toMatch(/\/dev\/logos\/[0-9a-f]{32}\.svg$/);
  expect(readdirSync(join(folder, "logos"))).toHaveLength(2);

  const otherOrigin = await (await app.request(`http://127.0.0.1:4321${DETAIL}`)).json();
  const url = brandingOf(otherOrigin).header_logo_url;
  expect(url).toBe(header_logo_url.replace(ORIGIN, "http://127.0.0.1:4321"));
  const logo = await app.request(url);
  expect([...new Uint8Array(await logo.arrayBuffer())]).toEqual([
    ...Buffer.from(PNG.split(",")[1] ?? "", "base64"),
  ]);
  expect(Object.fromEntries(logo.headers)).toMatchObject({
    "content-type": "image/png",
    "x-content-type-options": "nosniff",
    "content-security-policy": "default-src 'none'; style-src 'unsafe-inline'; sandbox",
    "cache-control": "public, max-age=31536000, immutable",
    "access-control-allow-origin": "*",
    "cross-origin-resource-policy": "cross-origin",
  });
  const vector = await app.request(footer_logo_url);
  expect(vector.headers.get("content-type")).toBe("image/svg+xml");
});

test("stores equal images once", async () => {
  const { put, folder } = savingServer();
  await put(draft({ [HEADER]: PNG, footer_logo_url: PNG }));
  await put(draft({ [HEADER]: PNG }));
  expect(readdirSync(join(folder, "logos"))).toHaveLength(1);
});

test("replaces the origin of this server's logos, under either loopback name", async () => {
  const { put, app } = savingServer();
  for (const origin of [ORIGIN, "http://127.0.0.1:5173", SAMPLE_ORIGIN]) {
    await put(draft({ [HEADER]: `${origin}/practice/logos/ondelle.svg` }));
    const record = await (await app.request(`http://localhost:4321${DETAIL}`)).json();
    expect(brandingOf(record).header_logo_url).toBe(
      "http://localhost:4321/practice/logos/ondelle.svg",
    );
  }
});

test("a logo that is hosted elsewhere is unchanged", async () => {
  const url = "https://cdn.example/logo.png";
  const response = await savingServer().put(draft({ [HEADER]: url }));
  expect(brandingOf(await response.json()).header_logo_url).toBe(url);
});

test.each([
  ["image/jpeg", "\xff\xd8\xff\xe0rest"],
  ["image/gif", "GIF89a rest"],
  ["image/webp", "RIFF\x00\x01\x02\x03WEBPVP8 "],
  ["image/avif", "\x00\x00\x00\x1cftypavif"],
  ["image/avif", "\x00\x00\x00\x1cftypmif1\x00\x00\x00\x00mif1avif"],
  ["image/svg+xml", "\xef\xbb\xbf<?xml version='1.0'?>\n<!DOCTYPE svg>\n<svg>"],
  ["IMAGE/PNG", "\x89PNG\r\n\x1a\n"],
])("accepts %s by its first bytes", async (type, bytes) => {
  const response = await savingServer().put(draft({ [HEADER]: dataUrl(type, bytes) }));
  expect(response.status).toBe(200);
});

test.each([
  ["another type's bytes", dataUrl("image/png", "GIF89a rest")],
  ["a page for an SVG", dataUrl("image/svg+xml", "<html><svg></svg></html>")],
  ["no bytes", "data:image/png;base64,"],
  ["invalid base64", "data:image/png;base64,%%%"],
  ["text instead of base64", "data:image/svg+xml,<svg/>"],
  ["a type that is not an image", dataUrl("text/html", "<svg>")],
  ["an image type that browsers do not show", dataUrl("image/tiff", "II*\x00")],
  ["more than 2 MB", dataUrl("image/gif", `GIF89a${"x".repeat(2_000_000)}`)],
])("rejects %s with an error for the logo, and saves nothing", async (_what, url) => {
  const { put, folder } = savingServer();
  const response = await put(draft({ [HEADER]: url, footer_logo_url: PNG }));
  expect(response.status).toBe(422);
  const { errors } = await response.json();
  expect(errors).toEqual({ [PATH]: [expect.stringMatching(/^[A-Z].*\.$/)] });
  expect(readdirSync(folder)).toEqual([]);
});

test("rejects an SVG that is only a 2 MB comment quickly", async () => {
  const url = dataUrl("image/svg+xml", "<!---->".repeat(280_000));
  expect((await savingServer().put(draft({ [HEADER]: url }))).status).toBe(422);
});

test.each([`${"0".repeat(32)}.png`, "0.html", "..%2Fobserved-defaults.json", ""])(
  "returns 404 for the logo name %j",
  async (name) => {
    expect((await savingServer().ask(`/dev/logos/${name}`)).status).toBe(404);
    expect((await testServer().ask(`/dev/logos/${name}`)).status).toBe(404);
  },
);
