import { describe, expect, test } from "vitest";
import { ErrorEnvelope, SuccessEnvelope } from "../../src/contract/location-record/envelope.ts";
import { DETAIL, testServer } from "./handler-fixture.ts";
import { type Expected, SERVICE_CASES } from "./service-cases.ts";

const CORS = ["Origin", "Headers", "Methods", "Max-Age"].map(
  (name) => `Access-Control-${name === "Max-Age" ? name : `Allow-${name}`}`,
);

const BODIES: Record<Expected["body"], (text: string, status: number) => void> = {
  record(text) {
    expect(SuccessEnvelope.safeParse(JSON.parse(text)).error).toBeUndefined();
    expect(text).toBe(JSON.stringify(JSON.parse(text)));
  },
  indented: (text) => expect(text).toBe(JSON.stringify(JSON.parse(text), null, 4)),
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

describe.each([
  ["bare", testServer({ bare: true })],
  ["with caching and compression", testServer()],
])("the endpoint, %s", (kind, { ask }) => {
  test.each(SERVICE_CASES)("$it", async ({ request, expected }) => {
    const { method, path, headers } = request;
    const { cors = {} } = expected;
    const response = await ask(path, { method, headers });
    const header = (name: string) => response.headers.get(name);
    const isEndpoint = expected.vary?.startsWith("Accept") ?? false;
    const isCached = method === "GET" || method === "HEAD";
    expect(response.status).toBe(expected.status);
    expect(header("Content-Type")).toBe(expected.type);
    expect(header("Allow")).toBe(isEndpoint ? "GET, HEAD, OPTIONS" : null);
    expect(header("Vary")).toBe(
      isEndpoint && isCached && kind !== "bare" ? "Accept, Accept-Encoding, Origin" : expected.vary,
    );
    expect(header("Location")).toBe(expected.location ?? null);
    for (const name of CORS) expect([name, header(name)]).toEqual([name, cors[name] ?? null]);
    const text = await response.text();
    BODIES[expected.body](text, expected.status);
    if (expected.body !== "empty" && isEndpoint) {
      expect(header("Content-Length")).toBe(String(new TextEncoder().encode(text).length));
    }
  });
});

test("HEAD has the headers of GET, including Content-Length", async () => {
  for (const options of [{ bare: true }, {}]) {
    const { ask } = testServer(options);
    for (const path of [DETAIL, `${DETAIL}?format=api`, DETAIL.replace(/\d/, "f")]) {
      // Uncompressed: hono/compress ignores HEAD requests.
      const headers = { "Accept-Encoding": "identity", Origin: "https://practice.example" };
      const get = await ask(path, { headers });
      const head = await ask(path, { headers, method: "HEAD" });
      expect([...head.headers]).toEqual([...get.headers]);
      const bytes = (await get.arrayBuffer()).byteLength;
      expect(head.headers.get("Content-Length")).toBe(String(bytes));
    }
  }
});

test("bare responses have no validator and no lifetime", async () => {
  const { ask } = testServer({ bare: true });
  const headers = { "If-None-Match": "*", "Accept-Encoding": "gzip, br" };
  const response = await ask(DETAIL, { headers });
  expect(response.status).toBe(200);
  for (const name of ["ETag", "Last-Modified", "Cache-Control", "Content-Encoding"]) {
    expect([name, response.headers.get(name)]).toEqual([name, null]);
  }
});

test("bare responses expose no headers, so pages cannot read Retry-After", async () => {
  const headers = { Origin: "https://practice.example" };
  const throttled = await testServer({ bare: true }).ask(`/f/429-7${DETAIL}`, { headers });
  expect(throttled.status).toBe(429);
  expect(throttled.headers.get("Retry-After")).toBe("7");
  expect(throttled.headers.get("Access-Control-Expose-Headers")).toBeNull();
  const exposed = await testServer().ask(DETAIL, { headers });
  expect(exposed.headers.get("Access-Control-Expose-Headers")).toBe("Retry-After");
});

test("an origin outside the list gets a response without CORS headers", async () => {
  const { ask } = testServer({ origins: ["https://practice.example"] });
  const allowedOrigin = async (Origin: string, init: RequestInit = {}) => {
    const response = await ask(DETAIL, { ...init, headers: { Origin, ...init.headers } });
    expect(response.status).toBe(200);
    expect(response.headers.get("Vary")).toContain("Origin");
    return response.headers.get("Access-Control-Allow-Origin");
  };
  expect(await allowedOrigin("https://practice.example")).toBe("https://practice.example");
  expect(await allowedOrigin("https://other.example")).toBeNull();
  expect(await allowedOrigin("null")).toBeNull();
  const preflight = { method: "OPTIONS", headers: { "Access-Control-Request-Method": "GET" } };
  expect(await allowedOrigin("https://other.example", preflight)).toBeNull();
  expect(await allowedOrigin("https://practice.example", preflight)).toBe(
    "https://practice.example",
  );
  // This server's sample pages.
  expect(await allowedOrigin("http://localhost:5173")).toBe("http://localhost:5173");
  expect(await allowedOrigin("http://127.0.0.1:5173")).toBe("http://127.0.0.1:5173");
  expect(await allowedOrigin("http://127.0.0.1:5174")).toBeNull();
});
