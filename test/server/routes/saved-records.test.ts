import { mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test, vi } from "vitest";
import { ErrorEnvelope } from "../../../src/contract/location-record/envelope.ts";
import { DETAIL, EXAMPLE, LOCATION_ID, testServer } from "../handler-fixture.ts";
import { ADDRESS, draft, OWN, RECORDS, savingServer } from "./saving-fixture.ts";

const OTHER_ID = "3c1b9f0e-5f0d-4a57-8a53-0d9b7b9f4a11";
const other = (over: object = {}) =>
  draft({}, { id: OTHER_ID, agent: { ...EXAMPLE.record.agent, location_id: OTHER_ID }, ...over });
const OTHER = `${RECORDS}${OTHER_ID}/`;

test("a saved record is served at once, by the endpoint and on the example's practice page", async () => {
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
  const kept = readFileSync(join(folder, `${EXAMPLE.slug}.json`), "utf8");
  expect(JSON.parse(kept)).toEqual(draft());
});

test("it takes the place of the one before, and is taken back", async () => {
  const { ask, put, takeBack, list } = savingServer();
  const name = async () => (await (await ask(DETAIL)).json()).data.name;
  await put(draft());
  await put(draft({}, { name: "Otter Lane Dental" }));
  expect(await name()).toBe("Otter Lane Dental");
  const gone = await takeBack();
  expect([gone.status, await gone.text()]).toEqual([204, ""]);
  expect(await name()).toBe(EXAMPLE.record.name);
  const page = await (await ask(`/practice/${EXAMPLE.slug}/`)).text();
  expect(page).toContain(EXAMPLE.record.name);
  expect(await list()).toEqual({ saves: true, saved: [] });
  expect((await takeBack()).status).toBe(404);
});

test("a practice page that is open hears of it, and of its end", async () => {
  const { ask, put, takeBack } = savingServer();
  const version = async () =>
    /data-version="([^"]+)"/.exec(await (await ask(`/practice/${EXAMPLE.slug}/`)).text())?.[1];
  const published = await version();
  const changes = await ask(`/dev/changes/${EXAMPLE.slug}/`);
  const reader = changes.body?.pipeThrough(new TextDecoderStream()).getReader();
  const next = async () => (await reader?.read())?.value;
  expect(await next()).toBe(`data: ${published}\n\n`);
  await put(draft());
  const saved = await version();
  expect(saved).not.toBe(published);
  expect(await next()).toBe(`data: ${saved}\n\n`);
  await takeBack();
  expect(await next()).toBe(`data: ${published}\n\n`);
  await reader?.cancel();
});

test("a location that is no example's is saved under its id, in any spelling of it", async () => {
  const { ask, put, list, folder, takeBack } = savingServer();
  const response = await put(other(), OWN, `${RECORDS}${OTHER_ID.toUpperCase()}/`);
  expect(response.status).toBe(200);
  expect(readdirSync(folder)).toEqual([`${OTHER_ID}.json`]);
  expect((await ask(`/practice/${OTHER_ID}/`)).status).toBe(200);
  expect((await list()).saved).toEqual([OTHER_ID]);
  expect((await takeBack(OTHER)).status).toBe(204);
  expect((await ask(DETAIL.replace(LOCATION_ID, OTHER_ID))).status).toBe(404);
});

test("somebody's own file of the location is written over, and not deleted", async () => {
  const { ask, put, takeBack, list, folder } = savingServer();
  writeFileSync(join(folder, "north.json"), JSON.stringify(other({ name: "North" })));
  await expect.poll(async () => (await ask("/practice/north/")).status).toBe(200);
  expect((await list()).saved).toEqual([]);
  await put(other(), OWN, OTHER);
  expect(readdirSync(folder)).toEqual(["north.json"]);
  expect(await (await ask("/practice/north/")).text()).toContain("Heron Lane Dental");
  const refused = await takeBack(OTHER);
  expect(refused.status).toBe(409);
  expect(readdirSync(folder)).toEqual(["north.json"]);
});

test("a file of another location is never written over, whatever its name", async () => {
  const { ask, put, folder } = savingServer();
  writeFileSync(join(folder, `${EXAMPLE.slug}.json`), JSON.stringify(other()));
  await expect.poll(async () => (await ask(`/practice/${EXAMPLE.slug}-2/`)).status).toBe(200);
  await put(draft());
  expect(readdirSync(folder).sort()).toEqual(
    [`${LOCATION_ID}.json`, `${EXAMPLE.slug}.json`].sort(),
  );
  expect((await (await ask(DETAIL)).json()).data.name).toBe("Heron Lane Dental");
});

test("what cannot be written fails, and leaves nothing behind", async () => {
  const { ask, put, folder } = savingServer();
  mkdirSync(join(folder, `${EXAMPLE.slug}.json`));
  const told = vi.spyOn(console, "error").mockImplementation(() => {});
  const response = await put(draft());
  told.mockRestore();
  expect(response.status).toBe(500);
  expect(readdirSync(folder)).toEqual([`${EXAMPLE.slug}.json`]);
  expect((await (await ask(DETAIL)).json()).data.name).toBe(EXAMPLE.record.name);
});

const { "Content-Type": TYPE, ...FROM_HERE } = OWN;
const big = `{"filler":"${"x".repeat(6_000_000)}"}`;
const record = JSON.stringify(draft());
const deep = "[".repeat(100_000) + "]".repeat(100_000);

test.each<[why: string, status: number, headers: Record<string, string>, body: string]>([
  ["another origin", 403, { ...OWN, Origin: "https://practice.example" }, record],
  ["the twin of this origin", 403, { ...OWN, Origin: "http://127.0.0.1:5173" }, record],
  ["a file's page", 403, { ...OWN, Origin: "null" }, record],
  ["nobody knows where from", 403, { "Content-Type": TYPE }, record],
  ["a browser says cross-site", 403, { ...OWN, "Sec-Fetch-Site": "cross-site" }, record],
  ["a browser says same-site", 403, { ...OWN, "Sec-Fetch-Site": "same-site" }, record],
  ["an address that was typed", 403, { ...OWN, "Sec-Fetch-Site": "none" }, record],
  ["no type", 415, FROM_HERE, record],
  ["a form's type", 415, { ...OWN, "Content-Type": "text/plain" }, record],
  ["a type like JSON", 415, { ...OWN, "Content-Type": "application/jsonp" }, record],
  ["no JSON", 400, OWN, "{"],
  ["more than 6 MB", 413, OWN, big],
  ["no record", 422, OWN, "[]"],
  ["lists in lists in lists", 422, OWN, record.replace("{", `{"x":${deep},`)],
])("%s is refused with %i, and nothing is kept", async (_why, status, headers, body) => {
  const { put, folder } = savingServer();
  const response = await put(body, headers);
  expect(response.status).toBe(status);
  const envelope = ErrorEnvelope.parse(await response.json());
  expect(envelope.code).toBe(status);
  expect(envelope.message).toMatch(/^[A-Z].*\.$/);
  expect(readdirSync(folder)).toEqual([]);
});

test.each([
  { ...OWN, "Sec-Fetch-Site": "same-origin", Origin: "http://elsewhere.example" },
  { ...OWN, "Content-Type": "Application/JSON; charset=utf-8" },
])("a page of this origin may: %j", async (headers) => {
  expect((await savingServer().put(draft(), headers)).status).toBe(200);
});

test.each(["https://practice.example", "null"])("%s may not take a record back", async (Origin) => {
  const { put, takeBack, list } = savingServer();
  await put(draft());
  expect((await takeBack(ADDRESS, { Origin })).status).toBe(403);
  expect((await list()).saved).toEqual([LOCATION_ID]);
});

test("no other origin is granted anything", async () => {
  const { ask } = savingServer();
  const Origin = "https://practice.example";
  const preflight = { Origin, "Access-Control-Request-Method": "PUT" };
  for (const [path, expected, init] of [
    [ADDRESS, 405, { method: "OPTIONS", headers: preflight }],
    [ADDRESS, 403, { method: "PUT", headers: { ...OWN, Origin }, body: "{}" }],
    [RECORDS, 200, { headers: { Origin } }],
  ] as const) {
    const { status, headers } = await ask(path, init);
    const granted = [...headers.keys()].filter((name) => name.startsWith("access-control-"));
    expect([path, status, granted]).toEqual([path, expected, []]);
  }
});

test("every mistake is told at its place", async () => {
  const { put } = savingServer();
  const wrong = draft({ font_color: "red", header_logo_height: "50" }, { city: 7 });
  const response = await put(wrong);
  expect(response.status).toBe(422);
  expect(await response.json()).toEqual({
    code: 422,
    message: "The record is not as documented.",
    success: false,
    data: null,
    errors: {
      city: ["Found 7, expected text."],
      "web_scheduler_config.branding.font_color": [
        'Found "red", expected a colour of the form #RRGGBB.',
      ],
      "web_scheduler_config.branding.header_logo_height": ['Found "50", expected a number.'],
    },
  });
});

test("a record of another location than the address names is refused", async () => {
  const response = await savingServer().put(other());
  expect(response.status).toBe(422);
  expect(Object.keys((await response.json()).errors)).toEqual(["id"]);
});

test.each(["nope", "%00"])("an address that names no location (%s) is not there", async (id) => {
  expect((await savingServer().put(draft(), OWN, `${RECORDS}${id}/`)).status).toBe(404);
});

test("other verbs are refused, and the address has its slash", async () => {
  const { ask } = savingServer();
  const post = await ask(ADDRESS, { method: "POST" });
  expect([post.status, post.headers.get("Allow")]).toEqual([405, "DELETE, PUT"]);
  const list = await ask(RECORDS, { method: "PUT" });
  expect([list.status, list.headers.get("Allow")]).toEqual([405, "GET, HEAD"]);
  expect((await ask(ADDRESS.slice(0, -1))).headers.get("Location")).toBe(ADDRESS);
});

test("a server without a folder saves nothing, and says so in a sentence", async () => {
  const { ask } = testServer();
  expect(await (await ask(RECORDS)).json()).toEqual({ saves: false, saved: [] });
  const init = { method: "PUT", headers: OWN, body: record };
  const response = await ask(ADDRESS, init);
  expect(response.status).toBe(404);
  expect((await response.json()).message).toContain("--locations");
});
