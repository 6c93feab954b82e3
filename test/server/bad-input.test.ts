import { afterAll, afterEach, expect, test } from "vitest";
import { DETAIL, LOCATION_ID } from "./handler-fixture.ts";
import { get, realServer, sendRaw } from "./real-server.ts";

// Raw connections: malformed HTTP, slow clients, and bodies that are cut off.
const TIMEOUTS = { headersTimeout: 250, requestTimeout: 500, connectionsCheckingInterval: 50 };
const ORIGIN = "Origin: https://practice.example";

const server = await realServer({}, TIMEOUTS);
afterAll(server.close);

// After each test, the server must still work.
afterEach(async () => {
  expect((await fetch(server.origin + DETAIL)).status).toBe(200);
});

const send = (...parts: (string | Uint8Array)[]) => sendRaw(server.port, ...parts);
const post = (path: string, length: number) =>
  `POST ${path} HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\nContent-Type: application/json\r\nContent-Length: ${length}\r\n\r\n`;

function expectBadRequest(text: string) {
  expect(text).toMatch(/^HTTP\/1\.1 4(00|08|31) /);
  expect(text).toMatch(/^connection: close\r?$/im);
}

test("rejects a request of two lengths, and closes the connection", async () => {
  const lengths = "Content-Length: 1\r\nContent-Length: 2";
  expectBadRequest((await send(`POST / HTTP/1.1\r\nHost: a\r\n${lengths}\r\n\r\nx`)).text);
});

test("cuts off slow headers, even many at once", async () => {
  const slow = Array.from({ length: 50 }, () => send(`GET ${DETAIL} HTTP/1.1\r\nHost: local`));
  expect((await fetch(server.origin + DETAIL)).status).toBe(200);
  for (const { text } of await Promise.all(slow)) expectBadRequest(text);
});

test.each([
  // 400 if a busy machine takes longer than the time limit to send it.
  ["/dev/booking-requests/", /^HTTP\/1\.1 (413|400) /],
  [DETAIL, /^HTTP\/1\.1 (405|400) /],
])("rejects or cuts off a body of 10 MB for %s", async (path, status) => {
  const body = new Uint8Array(10_000_000).fill("x".charCodeAt(0));
  const { text, end } = await send(post(path, body.length), body);
  if (text === "") expect(["ECONNRESET", "EPIPE"]).toContain(end);
  else expect(text).toMatch(status);
});

test.each([
  ["an escape that is not UTF-8", DETAIL.replace(LOCATION_ID, "%ff%c0%80")],
  ["dot segments", DETAIL.replace("/api/", "/api/../api/")],
  ["escaped dot segments", "/api/%2e%2E/%2e%2e/etc/passwd"],
  ["two slashes", DETAIL.replace("/api/", "/api//")],
  ["a protocol-relative URL", "//evil.example/api/"],
  ["dot segments under a fault", "/f/slow-0/../../etc/passwd"],
])("a path with %s is not found", async (_what, path) => {
  const { text } = await send(Buffer.from(get(path, ORIGIN), "latin1"));
  expect(text).toMatch(/^HTTP\/1\.1 404 /);
  expect(text).not.toContain("root:");
});

test("rejects JSON with 30,000 levels", async () => {
  const body = `{"patient":${"[".repeat(30_000)}${"]".repeat(30_000)}}`;
  const { text } = await send(post("/dev/booking-requests/", body.length), body);
  expect(text).toMatch(/^HTTP\/1\.1 422 /);
});
