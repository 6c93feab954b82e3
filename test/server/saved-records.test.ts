import { mkdirSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test, vi } from "vitest";
import { ErrorEnvelope } from "../../src/contract/location-record/location-record.ts";
import {
  DETAIL,
  EXAMPLE,
  LOCATION_ID,
  ORIGIN,
  PAGE_ORIGIN,
  preflight,
  testServer,
} from "./handler-fixture.ts";
import { ADDRESS, dataUrl, draft, SAME_ORIGIN, savingServer } from "./saving-fixture.ts";

const OTHER_ID = "3c1b9f0e-5f0d-4a57-8a53-0d9b7b9f4a11";
const OTHER = `/dev/records/${OTHER_ID}/`;
const agent = { ...EXAMPLE.record.agent, location_id: OTHER_ID };
const other = draft({}, { id: OTHER_ID, agent });

test("a saved record is served at once, until it is replaced or its file is deleted", async () => {
  const { ask, put, state, folder } = savingServer();
  const record = async () => (await (await ask(DETAIL)).json()).data;
  expect(await state()).toEqual({ saves: true, saved: {} });
  const response = await put(draft());
  expect(response.status).toBe(200);
  expect(response.headers.get("Cache-Control")).toBe("no-store");
  expect(await record()).toEqual(draft());
  expect(await (await ask(`/practice/${EXAMPLE.slug}/`)).text()).toContain("Heron Lane Dental");
  const saved = { [LOCATION_ID]: response.headers.get("ETag") };
  expect(await state()).toEqual({ saves: true, saved });
  await put(draft({}, { name: "Otter Lane Dental" }));
  expect((await record()).name).toBe("Otter Lane Dental");
  expect(readdirSync(folder)).toEqual([`${LOCATION_ID}.json`]);
  rmSync(join(folder, `${LOCATION_ID}.json`));
  expect((await record()).name).toBe(EXAMPLE.record.name);
  expect(await state()).toEqual({ saves: true, saved: {} });
});

// That another version is not overwritten is in test/preview/state.
test("a record that was removed in the meantime is not saved again", async () => {
  const { put, folder } = savingServer();
  const etag = (await put(draft())).headers.get("ETag") ?? "";
  rmSync(join(folder, `${LOCATION_ID}.json`));
  const response = await put(draft(), { ...SAME_ORIGIN, "If-Match": etag });
  expect(response.status).toBe(412);
  expect(ErrorEnvelope.parse(await response.json()).message).toContain("Somebody else");
});

test("of two requests at once with the same precondition, one fails", async () => {
  const { put } = savingServer();
  const none = { ...SAME_ORIGIN, "If-None-Match": "*" };
  const responses = await Promise.all([put(draft(), none), put(draft({}, { name: "B" }), none)]);
  expect(responses.map(({ status }) => status)).toEqual([200, 412]);
});

test("a user's own file for the location is overwritten", async () => {
  const { ask, put, state, folder } = savingServer();
  writeFileSync(join(folder, "north.json"), JSON.stringify({ ...other, name: "North" }));
  expect(Object.keys((await state()).saved)).toEqual([OTHER_ID]);
  await put(other, SAME_ORIGIN, OTHER.toUpperCase().replace("/DEV/RECORDS/", "/dev/records/"));
  expect(await (await ask(`/practice/${OTHER_ID}/`)).text()).toContain("Heron Lane Dental");
  expect(readdirSync(folder)).toEqual(["north.json"]);
});

test("a failed write leaves no files behind", async () => {
  const { ask, put, folder } = savingServer();
  mkdirSync(join(folder, `${LOCATION_ID}.json`));
  const log = vi.spyOn(console, "error").mockImplementation(() => {});
  expect((await put(draft())).status).toBe(500);
  log.mockRestore();
  expect(readdirSync(folder)).toEqual([`${LOCATION_ID}.json`]);
  expect((await (await ask(DETAIL)).json()).data.name).toBe(EXAMPLE.record.name);
});

const { "Content-Type": TYPE, ...WITHOUT_TYPE } = SAME_ORIGIN;
const record = JSON.stringify(draft());

test.each<[why: string, status: number, headers: Record<string, string>, body: string]>([
  ["another origin", 403, { ...SAME_ORIGIN, Origin: PAGE_ORIGIN }, record],
  ["the other loopback origin", 403, { ...SAME_ORIGIN, Origin: "http://127.0.0.1:5173" }, record],
  ["no origin", 403, { "Content-Type": TYPE }, record],
  ["Sec-Fetch-Site: same-site", 403, { ...SAME_ORIGIN, "Sec-Fetch-Site": "same-site" }, record],
  ["no content type", 415, WITHOUT_TYPE, record],
  ["a content type of forms", 415, { ...SAME_ORIGIN, "Content-Type": "text/plain" }, record],
  ["invalid JSON", 400, SAME_ORIGIN, "{"],
  ["more than 6 MB", 413, SAME_ORIGIN, `{"filler":"${"x".repeat(6_000_000)}"}`],
  ["an array", 422, SAME_ORIGIN, "[]"],
  ["the record of another location", 422, SAME_ORIGIN, JSON.stringify(other)],
])("%s is rejected with %i, and nothing is saved", async (_why, status, headers, body) => {
  const { put, folder } = savingServer();
  const response = await put(body, headers);
  expect(response.status).toBe(status);
  expect(ErrorEnvelope.parse(await response.json()).message).toMatch(/^[A-Z].*\.$/);
  expect([...response.headers.keys()].join()).not.toContain("access-control-");
  expect(readdirSync(folder)).toEqual([]);
});

test("a preflight of another origin is not answered", async () => {
  const { headers } = await savingServer().ask(ADDRESS, preflight("PUT"));
  expect([...headers.keys()].join()).not.toContain("access-control-");
});

test("a server without a record folder saves nothing and says why", async () => {
  const { ask } = testServer();
  expect(await (await ask("/preview/server.json")).json()).toEqual({ saves: false, saved: {} });
  const response = await ask(ADDRESS, { method: "PUT", headers: SAME_ORIGIN, body: record });
  expect(response.status).toBe(404);
  expect((await response.json()).message).toContain("--locations");
});

const HEADER = "header_logo_url";
const PNG = dataUrl("image/png", "\x89PNG\r\n\x1a\nrest");

test("image data is stored as files, equal images once, and served at the current origin", async () => {
  const { put, app, folder } = savingServer();
  const branding = async (origin: string) =>
    (await (await app.request(origin + DETAIL)).json()).data.web_scheduler_config.branding;
  await put(draft({ [HEADER]: PNG, footer_logo_url: `${PNG}#on-color` }));
  expect(readdirSync(join(folder, "logos"))).toHaveLength(1);
  const { header_logo_url, footer_logo_url } = await branding(ORIGIN);
  expect(footer_logo_url).toBe(`${header_logo_url}#on-color`);
  expect(header_logo_url).toMatch(/^http:\/\/localhost:5173\/dev\/logos\/[0-9a-f]{32}\.png$/);
  const { header_logo_url: url } = await branding("http://127.0.0.1:4321");
  expect(url).toBe(header_logo_url.replace(ORIGIN, "http://127.0.0.1:4321"));
  const logo = await app.request(url);
  expect(Buffer.from(await logo.arrayBuffer()).toString("base64")).toBe(PNG.split(",")[1]);
  expect(Object.fromEntries(logo.headers)).toMatchObject({
    "content-type": "image/png",
    "x-content-type-options": "nosniff",
    "content-security-policy": "default-src 'none'; style-src 'unsafe-inline'; sandbox",
    "access-control-allow-origin": "*",
    "cross-origin-resource-policy": "cross-origin",
  });
  // Saved again, under the server's other name.
  await put(draft({ [HEADER]: header_logo_url.replace("localhost", "127.0.0.1") }));
  expect((await branding(ORIGIN)).header_logo_url).toBe(header_logo_url);
  await put(draft({ [HEADER]: "https://cdn.example/logo.png" }));
  expect((await branding(ORIGIN)).header_logo_url).toBe("https://cdn.example/logo.png");
});

test.each([
  ["invalid base64", "data:image/png;base64,%%%"],
  ["a type that is not an image", dataUrl("text/html", "<svg>")],
])("a logo of %s is an error, and nothing is saved", async (_what, url) => {
  const { put, folder } = savingServer();
  const response = await put(draft({ [HEADER]: url, footer_logo_url: PNG }));
  expect(response.status).toBe(422);
  const path = `web_scheduler_config.branding.${HEADER}`;
  expect((await response.json()).errors).toEqual({ [path]: [expect.stringMatching(/^[A-Z]/)] });
  expect(readdirSync(folder)).toEqual([]);
});

test.each([`${"0".repeat(32)}.png`, "0.html", "..%2Fnorth.json", ""])(
  "there is no logo %j",
  async (name) => expect((await savingServer().ask(`/dev/logos/${name}`)).status).toBe(404),
);
