import { mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test, vi } from "vitest";
import { ErrorEnvelope } from "../../../src/contract/location-record/envelope.ts";
import {
  DETAIL,
  EXAMPLE,
  LOCATION_ID,
  PAGE_ORIGIN,
  preflight,
  testServer,
} from "../handler-fixture.ts";
import { ADDRESS, draft, RECORDS, SAME_ORIGIN, savingServer } from "./saving-fixture.ts";

const OTHER_ID = "3c1b9f0e-5f0d-4a57-8a53-0d9b7b9f4a11";
const other = (over: object = {}) =>
  draft({}, { id: OTHER_ID, agent: { ...EXAMPLE.record.agent, location_id: OTHER_ID }, ...over });
const OTHER = `${RECORDS}${OTHER_ID}/`;

test("serves a saved record at once, on the endpoint and the practice page", async () => {
  const { ask, put, list, folder } = savingServer();
  expect(await list()).toEqual({ saves: true, saved: [] });
  const response = await put(draft());
  expect(response.status).toBe(200);
  expect(response.headers.get("Cache-Control")).toBe("no-store");
  expect((await response.json()).data.name).toBe("Heron Lane Dental");

  expect((await (await ask(DETAIL)).json()).data).toEqual(draft());
  const page = await (await ask(`/practice/${EXAMPLE.slug}/`)).text();
  expect(page).toContain("Heron Lane Dental");
  expect(await list()).toEqual({ saves: true, saved: [LOCATION_ID] });
  expect(readdirSync(folder)).toEqual([`${EXAMPLE.slug}.json`]);
  const file = readFileSync(join(folder, `${EXAMPLE.slug}.json`), "utf8");
  expect(JSON.parse(file)).toEqual(draft());
});

test("the preview finds the same at a path that its static hosts have, too", async () => {
  const { ask, list } = savingServer();
  const response = await ask("/preview/server.json");
  expect(response.headers.get("Cache-Control")).toBe("no-store");
  expect(await response.json()).toEqual(await list());
});

test("replaces the previous record, and can be removed", async () => {
  const { ask, put, remove, list } = savingServer();
  const name = async () => (await (await ask(DETAIL)).json()).data.name;
  await put(draft());
  await put(draft({}, { name: "Otter Lane Dental" }));
  expect(await name()).toBe("Otter Lane Dental");
  const removed = await remove();
  expect([removed.status, await removed.text()]).toEqual([204, ""]);
  expect(await name()).toBe(EXAMPLE.record.name);
  const page = await (await ask(`/practice/${EXAMPLE.slug}/`)).text();
  expect(page).toContain(EXAMPLE.record.name);
  expect(await list()).toEqual({ saves: true, saved: [] });
  expect((await remove()).status).toBe(404);
});

test("a record that was saved in the meantime is neither overwritten nor removed", async () => {
  const { ask, put, remove, list } = savingServer();
  const etagOf = async () => (await ask(ADDRESS)).headers.get("ETag");
  const after = (etag: string | null) => ({ ...SAME_ORIGIN, "If-Match": String(etag) });
  const none = { ...SAME_ORIGIN, "If-None-Match": "*" };
  const name = async () => (await (await ask(DETAIL)).json()).data.name;
  expect((await ask(ADDRESS)).status).toBe(404);

  const first = await put(draft(), none);
  expect([first.status, first.headers.get("ETag")]).toEqual([200, await etagOf()]);
  const second = await put(draft({}, { name: "Otter Lane Dental" }), after(await etagOf()));
  expect([second.status, second.headers.get("ETag")]).toEqual([200, await etagOf()]);
  expect(second.headers.get("ETag")).not.toBe(first.headers.get("ETag"));

  for (const headers of [none, after(first.headers.get("ETag"))]) {
    for (const response of [await put(draft(), headers), await remove(ADDRESS, headers)]) {
      expect(response.status).toBe(412);
      expect(ErrorEnvelope.parse(await response.json()).message).toContain("Somebody else");
    }
  }
  expect(await name()).toBe("Otter Lane Dental");
  expect((await remove(ADDRESS, after(await etagOf()))).status).toBe(204);
  expect((await put(draft(), after(second.headers.get("ETag")))).status).toBe(412);
  expect((await list()).saved).toEqual([]);
});

test("of two requests at once with the same precondition, one fails", async () => {
  const { put } = savingServer();
  const none = { ...SAME_ORIGIN, "If-None-Match": "*" };
  const responses = await Promise.all([
    put(draft(), none),
    put(draft({}, { name: "Otter Lane Dental" }), none),
  ]);
  expect(responses.map(({ status }) => status)).toEqual([200, 412]);
});

test("saves a location without an example under its id, in any format", async () => {
  const { ask, put, list, folder, remove } = savingServer();
  const response = await put(other(), SAME_ORIGIN, `${RECORDS}${OTHER_ID.toUpperCase()}/`);
  expect(response.status).toBe(200);
  expect(readdirSync(folder)).toEqual([`${OTHER_ID}.json`]);
  expect((await ask(`/practice/${OTHER_ID}/`)).status).toBe(200);
  expect((await list()).saved).toEqual([OTHER_ID]);
  expect((await remove(OTHER)).status).toBe(204);
  expect((await ask(DETAIL.replace(LOCATION_ID, OTHER_ID))).status).toBe(404);
});

test("overwrites a user's own file for the location, but never deletes it", async () => {
  const { ask, put, remove, list, folder } = savingServer();
  writeFileSync(join(folder, "north.json"), JSON.stringify(other({ name: "North" })));
  await expect.poll(async () => (await ask("/practice/north/")).status).toBe(200);
  expect((await list()).saved).toEqual([]);
  await put(other(), SAME_ORIGIN, OTHER);
  expect(readdirSync(folder)).toEqual(["north.json"]);
  expect(await (await ask("/practice/north/")).text()).toContain("Heron Lane Dental");
  const refused = await remove(OTHER);
  expect(refused.status).toBe(409);
  expect(readdirSync(folder)).toEqual(["north.json"]);
});

test("never overwrites the file of another location", async () => {
  const { ask, put, folder } = savingServer();
  writeFileSync(join(folder, `${EXAMPLE.slug}.json`), JSON.stringify(other()));
  await expect.poll(async () => (await ask(`/practice/${EXAMPLE.slug}-2/`)).status).toBe(200);
  await put(draft());
  expect(readdirSync(folder).sort()).toEqual(
    [`${LOCATION_ID}.json`, `${EXAMPLE.slug}.json`].sort(),
  );
  expect((await (await ask(DETAIL)).json()).data.name).toBe("Heron Lane Dental");
});

test("a failed write leaves no files behind", async () => {
  const { ask, put, folder } = savingServer();
  mkdirSync(join(folder, `${EXAMPLE.slug}.json`));
  const log = vi.spyOn(console, "error").mockImplementation(() => {});
  const response = await put(draft());
  log.mockRestore();
  expect(response.status).toBe(500);
  expect(readdirSync(folder)).toEqual([`${EXAMPLE.slug}.json`]);
  expect((await (await ask(DETAIL)).json()).data.name).toBe(EXAMPLE.record.name);
});

const { "Content-Type": TYPE, ...WITHOUT_TYPE } = SAME_ORIGIN;
const big = `{"filler":"${"x".repeat(6_000_000)}"}`;
const record = JSON.stringify(draft());
const deep = "[".repeat(100_000) + "]".repeat(100_000);

test.each<[why: string, status: number, headers: Record<string, string>, body: string]>([
  ["another origin", 403, { ...SAME_ORIGIN, Origin: "https://practice.example" }, record],
  ["the other loopback origin", 403, { ...SAME_ORIGIN, Origin: "http://127.0.0.1:5173" }, record],
  ["a local file", 403, { ...SAME_ORIGIN, Origin: "null" }, record],
  ["no origin", 403, { "Content-Type": TYPE }, record],
  ["Sec-Fetch-Site: cross-site", 403, { ...SAME_ORIGIN, "Sec-Fetch-Site": "cross-site" }, record],
  ["Sec-Fetch-Site: same-site", 403, { ...SAME_ORIGIN, "Sec-Fetch-Site": "same-site" }, record],
  ["Sec-Fetch-Site: none", 403, { ...SAME_ORIGIN, "Sec-Fetch-Site": "none" }, record],
  ["no content type", 415, WITHOUT_TYPE, record],
  ["a content type of forms", 415, { ...SAME_ORIGIN, "Content-Type": "text/plain" }, record],
  [
    "a content type similar to JSON",
    415,
    { ...SAME_ORIGIN, "Content-Type": "application/jsonp" },
    record,
  ],
  ["invalid JSON", 400, SAME_ORIGIN, "{"],
  ["more than 6 MB", 413, SAME_ORIGIN, big],
  ["an array", 422, SAME_ORIGIN, "[]"],
  ["deeply nested arrays", 422, SAME_ORIGIN, record.replace("{", `{"x":${deep},`)],
])("%s is rejected with %i, and nothing is saved", async (_why, status, headers, body) => {
  const { put, folder } = savingServer();
  const response = await put(body, headers);
  expect(response.status).toBe(status);
  const envelope = ErrorEnvelope.parse(await response.json());
  expect(envelope.code).toBe(status);
  expect(envelope.message).toMatch(/^[A-Z].*\.$/);
  expect(readdirSync(folder)).toEqual([]);
});

test.each([
  { ...SAME_ORIGIN, "Sec-Fetch-Site": "same-origin", Origin: "http://elsewhere.example" },
  { ...SAME_ORIGIN, "Content-Type": "Application/JSON; charset=utf-8" },
])("allows same-origin requests: %j", async (headers) => {
  expect((await savingServer().put(draft(), headers)).status).toBe(200);
});

test.each(["https://practice.example", "null"])("%s may not remove a record", async (Origin) => {
  const { put, remove, list } = savingServer();
  await put(draft());
  expect((await remove(ADDRESS, { Origin })).status).toBe(403);
  expect((await list()).saved).toEqual([LOCATION_ID]);
});

test("sends no CORS headers", async () => {
  const { ask } = savingServer();
  for (const [path, expected, init] of [
    [ADDRESS, 404, preflight("PUT")],
    [ADDRESS, 403, { method: "PUT", headers: { ...SAME_ORIGIN, Origin: PAGE_ORIGIN }, body: "{}" }],
    [RECORDS, 200, { headers: { Origin: PAGE_ORIGIN } }],
  ] as const) {
    const { status, headers } = await ask(path, init);
    const corsHeaders = [...headers.keys()].filter((name) => name.startsWith("access-control-"));
    expect([path, status, corsHeaders]).toEqual([path, expected, []]);
  }
});

test("reports every issue by its path", async () => {
  const { put } = savingServer();
  const wrong = draft({ font_color: "red", header_logo_height: "50" }, { city: 7 });
  const response = await put(wrong);
  expect(response.status).toBe(422);
  expect(await response.json()).toEqual({
    code: 422,
    message: "The record does not match the documented format.",
    success: false,
    data: null,
    errors: {
      city: ["Found 7, expected a string."],
      "web_scheduler_config.branding.font_color": [
        'Found "red", expected a color in the form #RRGGBB.',
      ],
      "web_scheduler_config.branding.header_logo_height": ['Found "50", expected a number.'],
    },
  });
});

test("rejects a record whose id differs from the URL", async () => {
  const response = await savingServer().put(other());
  expect(response.status).toBe(422);
  expect(Object.keys((await response.json()).errors)).toEqual(["id"]);
});

test.each(["nope", "%00"])("returns 404 for a URL without a valid id (%s)", async (id) => {
  expect((await savingServer().put(draft(), SAME_ORIGIN, `${RECORDS}${id}/`)).status).toBe(404);
});

test("redirects to the URL with a trailing slash", async () => {
  const { ask } = savingServer();
  expect((await ask(ADDRESS.slice(0, -1))).headers.get("Location")).toBe(ADDRESS);
});

test("a server without a record folder saves nothing and says why", async () => {
  const { ask } = testServer();
  expect(await (await ask(RECORDS)).json()).toEqual({ saves: false, saved: [] });
  const init = { method: "PUT", headers: SAME_ORIGIN, body: record };
  const response = await ask(ADDRESS, init);
  expect(response.status).toBe(404);
  expect((await response.json()).message).toContain("--locations");
});
