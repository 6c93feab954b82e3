import { gunzipSync } from "node:zlib";
import { expect, test } from "vitest";
import { MUST_REVALIDATE } from "../../../src/server/http/caching.ts";
import { DETAIL, LOCATION_ID, testServer } from "../handler-fixture.ts";

const Origin = "https://practice.example";
const UNKNOWN = DETAIL.replace(LOCATION_ID, "00000000-0000-4000-8000-000000000000");
const { ask } = testServer();
const get = async (headers: Record<string, string>, path = DETAIL) => {
  const response = await ask(path, { headers });
  const header = (name: string) => response.headers.get(name);
  return { response, header, bytes: new Uint8Array(await response.arrayBuffer()) };
};
const tagOf = async (headers: Record<string, string> = {}, path = DETAIL) =>
  (await get(headers, path)).header("ETag") ?? "";

test("equal responses have equal strong tags, different ones have different tags", async () => {
  expect(await tagOf()).toMatch(/^"[0-9a-f]{40}"$/);
  expect(await tagOf()).toBe(await tagOf());
  const others = [
    await tagOf({ Accept: "application/json; indent=2" }),
    await tagOf({ Accept: "text/html" }),
    await tagOf({ "Accept-Encoding": "gzip" }),
  ];
  expect(new Set([await tagOf(), ...others]).size).toBe(4);
});

test.each(["", "?format=api"])("a cached response is a 304 without a body (%s)", async (query) => {
  const path = DETAIL + query;
  for (const encoding of ["identity", "gzip"]) {
    const headers = { "Accept-Encoding": encoding, Origin };
    const tag = await tagOf(headers, path);
    for (const cached of [tag, `W/${tag}`, `"other", ${tag}`, "*"]) {
      const conditional = { ...headers, "If-None-Match": cached };
      const { response, header, bytes } = await get(conditional, path);
      expect([encoding, cached, response.status]).toEqual([encoding, cached, 304]);
      expect(bytes.length).toBe(0);
      expect(header("ETag")).toBe(tag);
      expect(header("Cache-Control")).toContain("public");
      expect(header("Vary")).toBe("Accept, Accept-Encoding, Origin");
      // Browsers check CORS on the 304, not on the cached response.
      expect(header("Access-Control-Allow-Origin")).toBe("*");
      for (const name of ["Content-Length", "Content-Type", "Content-Encoding"]) {
        expect([name, header(name)]).toEqual([name, null]);
      }
    }
    const changed = await get({ ...headers, "If-None-Match": '"other"' }, path);
    expect(changed.response.status).toBe(200);
  }
});

test("other responses have no tag, no lifetime and no 304", async () => {
  for (const [path, init] of [
    [UNKNOWN, {}],
    [DETAIL, { method: "POST" }],
    [DETAIL, { method: "OPTIONS" }],
    [`${DETAIL}?format=xml`, {}],
    ["/api/nothing/", {}],
    [DETAIL.slice(0, -1), {}],
  ] as const) {
    const response = await ask(path, { ...init, headers: { "If-None-Match": "*" } });
    expect(response.status).not.toBe(304);
    expect(response.headers.get("ETag")).toBeNull();
    expect(response.headers.get("Cache-Control")).toBeNull();
  }
});

test("a record is fresh for a minute, unless the host sets another lifetime", async () => {
  expect((await get({})).header("Cache-Control")).toBe(
    "public, max-age=60, stale-while-revalidate=600",
  );
  const editing = testServer({ cacheControl: MUST_REVALIDATE });
  const response = await editing.ask(DETAIL);
  expect(response.headers.get("Cache-Control")).toBe("public, max-age=0, must-revalidate");
});

test("a record that changes has another tag", async () => {
  const record = structuredClone(await (await ask(DETAIL)).json()).data;
  const changed = { list: () => [], find: () => ({ ...record, name: "Changed" }) };
  const response = await testServer({ locations: changed }).ask(DETAIL);
  expect(response.headers.get("ETag")).not.toBe(await tagOf());
});

test("a compressed record has the same bytes", async () => {
  for (const path of [DETAIL, `${DETAIL}?format=api`]) {
    const plain = await get({}, path);
    const compressed = await get({ "Accept-Encoding": "gzip, deflate, br" }, path);
    expect(compressed.header("Content-Encoding")).toBe("gzip");
    expect(compressed.header("Content-Type")).toBe(plain.header("Content-Type"));
    expect(compressed.header("Vary")).toBe("Accept, Accept-Encoding, Origin");
    expect(compressed.bytes.length).toBeLessThan(plain.bytes.length / 2);
    expect(gunzipSync(compressed.bytes).equals(plain.bytes)).toBe(true);
    expect(plain.header("Content-Encoding")).toBeNull();
  }
});

test("short responses are not compressed", async () => {
  const headers = { "Accept-Encoding": "gzip" };
  expect((await get(headers, UNKNOWN)).header("Content-Encoding")).toBeNull();
});

test("under a fault, nothing is cached or compressed", async () => {
  const { header } = await get({ "Accept-Encoding": "gzip" }, `/f/slow-0${DETAIL}`);
  for (const name of ["ETag", "Cache-Control", "Content-Encoding"]) expect(header(name)).toBeNull();
});
