import { gunzipSync } from "node:zlib";
import { expect, test } from "vitest";
import { EXAMPLES } from "../../src/contract/examples/index.ts";
import {
  ErrorEnvelope,
  SuccessEnvelope,
} from "../../src/contract/location-record/location-record.ts";
import { createLocations } from "../../src/server/records/locations.ts";
import { recordOf } from "../example-record.ts";
import { ENDPOINT_CASES, type Expected } from "./endpoint-cases.ts";
import { DETAIL, EXAMPLE, LOCATION_ID, PAGE_ORIGIN, testServer } from "./handler-fixture.ts";

const { app, ask } = testServer();
const withId = (id: string) => DETAIL.replace(LOCATION_ID, id);
const UNKNOWN = withId("00000000-0000-4000-8000-000000000000");

const CORS = ["Origin", "Headers", "Methods", "Max-Age"].map(
  (name) => `Access-Control-${name === "Max-Age" ? name : `Allow-${name}`}`,
);

const BODIES: Record<Expected["body"], (text: string, status: number) => void> = {
  record(text) {
    expect(SuccessEnvelope.safeParse(JSON.parse(text)).error).toBeUndefined();
    expect(text).toBe(JSON.stringify(JSON.parse(text)));
  },
  error(text, status) {
    expect(ErrorEnvelope.parse(JSON.parse(text)).code).toBe(status);
    expect(text).toBe(JSON.stringify(JSON.parse(text)));
  },
  description: (text) =>
    expect(Object.keys(JSON.parse(text))).toEqual(["name", "description", "renders", "parses"]),
  page(text, status) {
    expect(text).toMatch(/^<!doctype html>/);
    expect(text).toContain(`HTTP ${status}`);
    expect(text).not.toContain("<script");
  },
  html: (text) => expect(text).toMatch(/^<(!doctype )?html/),
  empty: (text) => expect(text).toBe(""),
};

test.each(ENDPOINT_CASES)("$it", async ({ request, expected }) => {
  const { method, path, headers } = request;
  const { cors = {} } = expected;
  const response = await ask(path, { method, headers });
  const header = (name: string) => response.headers.get(name);
  const isEndpoint = expected.vary?.startsWith("Accept") ?? false;
  const isCached = isEndpoint && ["GET", "HEAD"].includes(method);
  expect(response.status).toBe(expected.status);
  expect(header("Content-Type")).toBe(expected.type);
  expect(header("Allow")).toBe(isEndpoint ? "GET, HEAD, OPTIONS" : null);
  expect(header("Vary")).toBe(isCached ? "Accept, Accept-Encoding, Origin" : expected.vary);
  expect(header("Location")).toBe(expected.location ?? null);
  for (const name of CORS) expect([name, header(name)]).toEqual([name, cors[name] ?? null]);
  const text = await response.text();
  BODIES[expected.body](text, expected.status);
  if (expected.body !== "empty" && isEndpoint) {
    expect(header("Content-Length")).toBe(String(new TextEncoder().encode(text).length));
  }
});

test.each(EXAMPLES)("$slug is returned completely, in the envelope", async ({ record }) => {
  const body = await (await ask(withId(record.id))).json();
  expect(body).toEqual({ code: 200, message: "", success: true, data: record, errors: null });
});

test("HEAD has the headers of GET, including Content-Length", async () => {
  for (const path of [DETAIL, `${DETAIL}?format=api`, UNKNOWN]) {
    // Uncompressed: hono/compress ignores HEAD requests.
    const headers = { "Accept-Encoding": "identity", Origin: PAGE_ORIGIN };
    const get = await ask(path, { headers });
    const head = await ask(path, { headers, method: "HEAD" });
    expect([...head.headers]).toEqual([...get.headers]);
    expect(head.headers.get("Content-Length")).toBe(String((await get.arrayBuffer()).byteLength));
  }
});

test("logo URLs of this server have the origin of the request", async () => {
  const path = withId(recordOf("branded").id);
  const { data } = await (await app.request(`http://127.0.0.1:4000${path}`)).json();
  expect(data.web_scheduler_config.branding.header_logo_url).toMatch(
    /^http:\/\/127\.0\.0\.1:4000\//,
  );
});

test("an unknown and a malformed id are errors about the id; a URN is an id", async () => {
  for (const path of [UNKNOWN, withId("nope")]) {
    expect((await (await ask(path)).json()).errors.location_id).toHaveLength(1);
  }
  expect((await ask(withId(`urn:uuid:${LOCATION_ID}`))).status).toBe(200);
});

test("the redirect keeps the fault prefix", async () => {
  const response = await ask(`/f/slow-0,slow-0${DETAIL.slice(0, -1)}`);
  expect(response.headers.get("Location")).toBe(`/f/slow-0,slow-0${DETAIL}`);
});

const tagOf = async (headers: Record<string, string> = {}) =>
  (await ask(DETAIL, { headers })).headers.get("ETag") ?? "";

test("equal responses have equal strong tags, different ones have different tags", async () => {
  expect(await tagOf()).toMatch(/^"[0-9a-f]{40}"$/);
  expect(await tagOf()).toBe(await tagOf());
  const changed = { ...EXAMPLE, record: { ...EXAMPLE.record, name: "Changed" } };
  const other = testServer({ locations: createLocations([changed]) });
  const tags = [
    await tagOf(),
    await tagOf({ Accept: "text/html" }),
    await tagOf({ "Accept-Encoding": "gzip" }),
    (await other.ask(DETAIL)).headers.get("ETag"),
  ];
  expect(new Set(tags).size).toBe(4);
});

test.each(["identity", "gzip"])(
  "a cached response is a 304 without a body, %s",
  async (encoding) => {
    const headers = { "Accept-Encoding": encoding, Origin: PAGE_ORIGIN };
    const tag = await tagOf(headers);
    for (const cached of [tag, `W/${tag}`, `"other", ${tag}`]) {
      const response = await ask(DETAIL, { headers: { ...headers, "If-None-Match": cached } });
      expect(response.status).toBe(304);
      expect((await response.arrayBuffer()).byteLength).toBe(0);
      expect(response.headers.get("Cache-Control")).toBe("public, max-age=0, must-revalidate");
      // Browsers check CORS on the 304, not on the cached response.
      expect(response.headers.get("Access-Control-Allow-Origin")).toBe("*");
    }
    const changed = await ask(DETAIL, { headers: { ...headers, "If-None-Match": '"other"' } });
    expect(changed.status).toBe(200);
  },
);

test("other responses have no tag, no lifetime and no 304", async () => {
  for (const [path, init] of [
    [UNKNOWN, {}],
    [DETAIL, { method: "OPTIONS" }],
    ["/api/nothing/", {}],
    [`/f/slow-0${DETAIL}`, {}],
  ] as const) {
    const { status, headers } = await ask(path, { ...init, headers: { "If-None-Match": "*" } });
    expect(status).not.toBe(304);
    for (const name of ["ETag", "Cache-Control"])
      expect([path, headers.get(name)]).toEqual([path, null]);
  }
});

test("a compressed record has the same bytes", async () => {
  const plain = await ask(DETAIL);
  const compressed = await ask(DETAIL, { headers: { "Accept-Encoding": "gzip, deflate, br" } });
  expect(compressed.headers.get("Content-Encoding")).toBe("gzip");
  expect(gunzipSync(await compressed.arrayBuffer()).toString()).toBe(await plain.text());
});
