import { describe, expect, test } from "vitest";
import { ErrorEnvelope, SuccessEnvelope } from "../../src/contract/location-record/envelope.ts";
import { DETAIL, testServer } from "./handler-fixture.ts";
import { type Answer, SERVICE_CASES } from "./service-cases.ts";

const CORS = ["Origin", "Headers", "Methods", "Max-Age"].map(
  (name) => `Access-Control-${name === "Max-Age" ? name : `Allow-${name}`}`,
);

const BODIES: Record<Answer["body"], (text: string, status: number) => void> = {
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
  ["with what a service is well advised to add", testServer()],
])("the endpoint, %s", (kind, { ask }) => {
  test.each(SERVICE_CASES)("SERVICE.md $point: $it", async ({ request, answer }) => {
    const { method, path, headers } = request;
    const { cors = {} } = answer;
    const response = await ask(path, { method, headers });
    const said = (name: string) => response.headers.get(name);
    const isView = answer.vary?.startsWith("Accept") ?? false;
    const isRead = method === "GET" || method === "HEAD";
    expect(response.status).toBe(answer.status);
    expect(said("Content-Type")).toBe(answer.type);
    expect(said("Allow")).toBe(isView ? "GET, HEAD, OPTIONS" : null);
    expect(said("Vary")).toBe(
      isView && isRead && kind !== "bare" ? "Accept, Accept-Encoding, Origin" : answer.vary,
    );
    expect(said("Location")).toBe(answer.location ?? null);
    for (const name of CORS) expect([name, said(name)]).toEqual([name, cors[name] ?? null]);
    const text = await response.text();
    BODIES[answer.body](text, answer.status);
    if (answer.body !== "empty" && isView) {
      expect(said("Content-Length")).toBe(String(new TextEncoder().encode(text).length));
    }
  });
});

test("SERVICE.md 5: HEAD has the headers of GET, length included", async () => {
  for (const options of [{ bare: true }, {}]) {
    const { ask } = testServer(options);
    for (const path of [DETAIL, `${DETAIL}?format=api`, DETAIL.replace(/\d/, "f")]) {
      for (const encoding of ["identity", "gzip"]) {
        const headers = { "Accept-Encoding": encoding, Origin: "https://practice.example" };
        const get = await ask(path, { headers });
        const head = await ask(path, { headers, method: "HEAD" });
        expect([...head.headers]).toEqual([...get.headers]);
        const bytes = (await get.arrayBuffer()).byteLength;
        expect(head.headers.get("Content-Length")).toBe(String(bytes));
      }
    }
  }
});

test("SERVICE.md 10: bare, an answer has no validator and no lifetime", async () => {
  const { ask } = testServer({ bare: true });
  const headers = { "If-None-Match": "*", "Accept-Encoding": "gzip, br" };
  const response = await ask(DETAIL, { headers });
  expect(response.status).toBe(200);
  for (const name of ["ETag", "Last-Modified", "Cache-Control", "Content-Encoding"]) {
    expect([name, response.headers.get(name)]).toEqual([name, null]);
  }
});

test("SERVICE.md 11: bare, no header is exposed, so a throttled page cannot read how long", async () => {
  const headers = { Origin: "https://practice.example" };
  const throttled = await testServer({ bare: true }).ask(`/f/429-7${DETAIL}`, { headers });
  expect(throttled.status).toBe(429);
  expect(throttled.headers.get("Retry-After")).toBe("7");
  expect(throttled.headers.get("Access-Control-Expose-Headers")).toBeNull();
  const exposed = await testServer().ask(DETAIL, { headers });
  expect(exposed.headers.get("Access-Control-Expose-Headers")).toBe("Retry-After");
});

test("SERVICE.md 12: an origin that is not on the list gets its answer without leave", async () => {
  const { ask } = testServer({ origins: ["https://practice.example"] });
  const grants = async (Origin: string, init: RequestInit = {}) => {
    const response = await ask(DETAIL, { ...init, headers: { Origin, ...init.headers } });
    expect(response.status).toBe(200);
    expect(response.headers.get("Vary")).toContain("Origin");
    return response.headers.get("Access-Control-Allow-Origin");
  };
  expect(await grants("https://practice.example")).toBe("https://practice.example");
  expect(await grants("https://other.example")).toBeNull();
  expect(await grants("null")).toBeNull();
  const preflight = { method: "OPTIONS", headers: { "Access-Control-Request-Method": "GET" } };
  expect(await grants("https://other.example", preflight)).toBeNull();
  expect(await grants("https://practice.example", preflight)).toBe("https://practice.example");
  // The server's own sample pages.
  expect(await grants("http://localhost:5173")).toBe("http://localhost:5173");
  expect(await grants("http://127.0.0.1:5173")).toBe("http://127.0.0.1:5173");
  expect(await grants("http://127.0.0.1:5174")).toBeNull();
});
