import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import { bookingRequest, DETAIL, LOCATION_ID } from "./handler-fixture.ts";
import { get, realServer, say } from "./real-server.ts";

const PATIENCE = { headersTimeout: 250, requestTimeout: 500, connectionsCheckingInterval: 50 };
const ORIGIN = "Origin: https://practice.example";

let server: Awaited<ReturnType<typeof realServer>>;
beforeAll(async () => {
  server = await realServer({}, PATIENCE);
});
afterAll(() => server.close());

// The server stays up, and answers the next request.
afterEach(async () => {
  expect((await fetch(server.origin + DETAIL)).status).toBe(200);
});

const heard = (...parts: (string | Uint8Array)[]) => say(server.port, ...parts);
const head = (text: string) => text.split("\r\n\r\n")[0] ?? "";
const post = (path: string, length: number) =>
  `POST ${path} HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\nContent-Length: ${length}\r\n\r\n`;

function expectBadRequest(text: string) {
  expect(text).toMatch(/^HTTP\/1\.1 400 /);
  expect(head(text)).toMatch(/^content-type: text\/html\r?$/im);
  expect(head(text)).toMatch(/^connection: close\r?$/im);
  expect(head(text)).not.toMatch(/access-control/i);
  expect(text).toMatch(/<h1>Bad Request<\/h1>/);
}

test.each([5000, 65_536, 1_000_000])(
  "a request line of %i bytes is refused as HTML, without CORS, and the connection closed",
  async (bytes) => {
    const { text } = await heard(get(`${DETAIL}?x=${"y".repeat(bytes)}`, ORIGIN));
    expectBadRequest(text);
  },
);

test.each([
  ["no HTTP", "hello?\r\n\r\n"],
  ["a TLS greeting", new Uint8Array([22, 3, 1, 2, 0, 1, 0, 1, 252, 3, 3])],
  ["a path with raw bytes", Buffer.from(get(DETAIL.replace(LOCATION_ID, "\xff")), "latin1")],
  ["zeroes", new Uint8Array(1000)],
  ["an unknown verb", "FETCH / HTTP/1.1\r\nHost: localhost\r\n\r\n"],
  ["a header without a colon", "GET / HTTP/1.1\r\nHost localhost\r\n\r\n"],
  ["two lengths", "POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 1\r\nContent-Length: 2\r\n\r\nx"],
])("%s is refused, and the connection closed", async (_what, bytes) => {
  expectBadRequest((await heard(bytes)).text);
});

test("a request for no host at all is refused", async () => {
  for (const line of ["GET / HTTP/1.1", "GET / HTTP/1.0"]) {
    expect((await heard(`${line}\r\n\r\n`)).text).toMatch(/^HTTP\/1\.1 400 /);
  }
});

test("slow headers are cut off, many of them at once too", async () => {
  const slow = Array.from({ length: 50 }, () => heard(`GET ${DETAIL} HTTP/1.1\r\nHost: local`));
  expect((await fetch(server.origin + DETAIL)).status).toBe(200);
  for (const { text } of await Promise.all(slow)) expectBadRequest(text);
});

test("a slow body is cut off", async () => {
  const { text } = await heard(post("/dev/booking-requests/", 100), "{");
  expect(text === "" || /^HTTP\/1\.1 4\d\d /.test(text)).toBe(true);
});

test.each([
  ["/dev/booking-requests/", /^HTTP\/1\.1 413 /],
  [DETAIL, /^HTTP\/1\.1 405 /],
])("a body of 10 MB for %s is answered before it is read, or cut off", async (path, status) => {
  const body = new Uint8Array(10_000_000).fill("x".charCodeAt(0));
  const { text, end } = await heard(post(path, body.length), body);
  if (text === "") expect(["ECONNRESET", "EPIPE"]).toContain(end);
  else expect(text).toMatch(status);
});

test.each([
  ["an escape that is no UTF-8", DETAIL.replace(LOCATION_ID, "%ff%c0%80")],
  ["a NUL", DETAIL.replace(LOCATION_ID, "%00")],
  ["half an escape", DETAIL.replace(LOCATION_ID, "%e0%a4%")],
  ["dots", DETAIL.replace("/api/", "/api/../api/")],
  ["dots that lead out", "/../../../../etc/passwd"],
  ["escaped dots", "/api/%2e%2E/%2e%2e/etc/passwd"],
  ["a dot", DETAIL.replace("/api/", "/api/./")],
  ["two slashes", DETAIL.replace("/api/", "/api//")],
  ["two slashes in front", `/${DETAIL}`],
  ["slashes that are escaped", DETAIL.replace("/v1/", "%2F%2Fv1%2F")],
  ["another host's address", "//evil.example/api/"],
  ["more dots under a fault", "/f/slow-0/../../etc/passwd"],
])("%s in a path: nobody knows it", async (_what, path) => {
  const { text } = await heard(Buffer.from(get(path, ORIGIN), "latin1"));
  expect(text).toMatch(/^HTTP\/1\.1 404 /);
  expect(text).not.toContain("root:");
});

test("a backslash in a path is refused", async () => {
  expect((await heard(get("/api\\..\\x"))).text).toMatch(/^HTTP\/1\.1 40[04] /);
});

test("a body that is no UTF-8 is refused", async () => {
  const bytes = Buffer.from(JSON.stringify(bookingRequest({ locale: "\xff" })), "latin1");
  const { text } = await heard(post("/dev/booking-requests/", bytes.length), bytes);
  expect(text).toMatch(/^HTTP\/1\.1 400 /);
});

test("headers that are no UTF-8 or are thousands do no harm", async () => {
  const strange = Buffer.from(get(DETAIL, "Accept: \xff\xfe", "If-None-Match: \xff"), "latin1");
  expect((await heard(strange)).text).toMatch(/^HTTP\/1\.1 406 /);
  const many = Array.from({ length: 1500 }, (_, index) => `X-${index}: ${index}`);
  expect((await heard(get(DETAIL, ...many))).text).toMatch(/^HTTP\/1\.1 (200|400|431) /);
});

test("10,000 keys are read and dropped; as campaign they are shown in part", async () => {
  const keys = Object.fromEntries(Array.from({ length: 10_000 }, (_, key) => [`k${key}`, "v"]));
  const ask = (body: unknown) =>
    fetch(`${server.origin}/dev/booking-requests/`, { method: "POST", body: JSON.stringify(body) });
  expect((await ask({ ...bookingRequest(), ...keys })).status).toBe(201);
  expect((await ask({ ...bookingRequest(), patient: keys })).status).toBe(201);
  expect((await ask(bookingRequest({ source: { page: "", campaign: keys } }))).status).toBe(201);
  const page = await (await fetch(`${server.origin}/dev/inbox/`)).text();
  expect(page).toContain("And 9,980 more");
  expect((await ask(Object.fromEntries(Object.keys(keys).map((key) => [key, {}])))).status).toBe(
    422,
  );
});

test("JSON that is 100,000 deep is refused", async () => {
  const body = `{"patient":${"[".repeat(100_000)}${"]".repeat(100_000)}}`;
  const { text } = await heard(post("/dev/booking-requests/", body.length), body);
  expect(text).toMatch(/^HTTP\/1\.1 422 /);
});
