import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { expect, test } from "vitest";
import { WORK_IN_PROGRESS } from "../../../src/server/http/cache-control.ts";
import { nodeCompress } from "../../../src/server/http/node-compress.ts";
import { gzip, representations } from "../../../src/server/http/representations.ts";
import { DETAIL, EXAMPLE, LOCATION_ID, testServer } from "../handler-fixture.ts";

const Origin = "https://practice.example";
const UNKNOWN = DETAIL.replace(LOCATION_ID, "00000000-0000-4000-8000-000000000000");
const { ask } = testServer({ compress: nodeCompress });
const asked = async (headers: Record<string, string>, path = DETAIL) => {
  const response = await ask(path, { headers });
  const said = (name: string) => response.headers.get(name);
  return { response, said, bytes: new Uint8Array(await response.arrayBuffer()) };
};
const tagOf = async (headers: Record<string, string> = {}, path = DETAIL) =>
  (await asked(headers, path)).said("ETag") ?? "";

test("an answer has a strong tag, which the same answer has again and another has not", async () => {
  expect(await tagOf()).toMatch(/^"[0-9a-f]{24}"$/);
  expect(await tagOf()).toBe(await tagOf());
  const others = [
    await tagOf({ Accept: "application/json; indent=2" }),
    await tagOf({ Accept: "text/html" }),
    await tagOf({ "Accept-Encoding": "gzip" }),
    await tagOf({ "Accept-Encoding": "br" }),
  ];
  expect(new Set([await tagOf(), ...others]).size).toBe(5);
});

test.each(["", "?format=api"])(
  "who has it already gets a 304 without a body (%s)",
  async (query) => {
    const path = DETAIL + query;
    for (const encoding of ["identity", "gzip", "br"]) {
      const wish = { "Accept-Encoding": encoding, Origin };
      const tag = await tagOf(wish, path);
      for (const has of [tag, `W/${tag}`, `"other", ${tag}`, "*"]) {
        const { response, said, bytes } = await asked({ ...wish, "If-None-Match": has }, path);
        expect([encoding, has, response.status]).toEqual([encoding, has, 304]);
        expect(bytes.length).toBe(0);
        expect(said("ETag")).toBe(tag);
        expect(said("Cache-Control")).toContain("public");
        expect(said("Vary")).toBe("Accept, Accept-Encoding, Origin");
        // A browser checks the 304 for it, not the answer that it kept.
        expect(said("Access-Control-Allow-Origin")).toBe("*");
        for (const name of ["Content-Length", "Content-Type", "Content-Encoding"]) {
          expect([name, said(name)]).toEqual([name, null]);
        }
      }
      expect((await asked({ ...wish, "If-None-Match": '"other"' }, path)).response.status).toBe(
        200,
      );
    }
  },
);

test("HEAD gets a 304 as well", async () => {
  const headers = { "If-None-Match": await tagOf() };
  expect((await ask(DETAIL, { method: "HEAD", headers })).status).toBe(304);
});

test("what is no record has no tag, no lifetime and no 304", async () => {
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

test("a public record may be used again for a short time, and shown while it is asked anew", async () => {
  expect((await asked({})).said("Cache-Control")).toBe(
    "public, max-age=60, stale-while-revalidate=600",
  );
  const working = testServer({ cacheControl: WORK_IN_PROGRESS });
  const response = await working.ask(DETAIL);
  expect(response.headers.get("Cache-Control")).toBe("public, max-age=0, must-revalidate");
});

test.each([
  ["gzip", gunzipSync],
  ["br", brotliDecompressSync],
] as const)("%s unpacks to the same bytes", async (encoding, unpack) => {
  for (const path of [DETAIL, `${DETAIL}?format=api`]) {
    const plain = await asked({}, path);
    const packed = await asked({ "Accept-Encoding": encoding }, path);
    expect(packed.said("Content-Encoding")).toBe(encoding);
    expect(packed.said("Content-Length")).toBe(String(packed.bytes.length));
    expect(packed.said("Content-Type")).toBe(plain.said("Content-Type"));
    expect(packed.bytes.length).toBeLessThan(plain.bytes.length / 2);
    expect(unpack(packed.bytes).equals(plain.bytes)).toBe(true);
    expect(plain.said("Content-Encoding")).toBeNull();
  }
});

test("without a host that knows brotli there is gzip, by the platform's own stream", async () => {
  const response = await testServer().ask(DETAIL, { headers: { "Accept-Encoding": "br, gzip" } });
  expect(response.headers.get("Content-Encoding")).toBe("gzip");
  const text = gunzipSync(new Uint8Array(await response.arrayBuffer())).toString();
  expect(JSON.parse(text).data).toEqual(EXAMPLE.record);
});

test("what is short, and what is not read, is not packed", async () => {
  const packing = { "Accept-Encoding": "gzip" };
  expect((await asked(packing, UNKNOWN)).said("Content-Encoding")).toBeNull();
  const refused = await ask(DETAIL, { method: "POST", headers: packing });
  expect(refused.headers.get("Content-Encoding")).toBeNull();
});

test("under a fault nothing may come from a cache, nor be packed", async () => {
  const { said } = await asked({ "Accept-Encoding": "gzip" }, `/f/slow-0${DETAIL}`);
  for (const name of ["ETag", "Cache-Control", "Content-Encoding"]) expect(said(name)).toBeNull();
});

test("a body is packed once, and of many bodies the oldest is forgotten", async () => {
  let packings = 0;
  const of = representations((encoding, body) => {
    packings += 1;
    return gzip(encoding, body);
  });
  await Promise.all([(await of("a")).packed("gzip"), (await of("a")).packed("gzip")]);
  expect(packings).toBe(1);
  await (await of("a")).packed("br");
  expect(packings).toBe(2);
  for (let count = 0; count < 200; count += 1) await of(`other ${count}`);
  await (await of("a")).packed("gzip");
  expect(packings).toBe(3);
});
