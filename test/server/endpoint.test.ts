import { expect, test } from "vitest";
import {
  ErrorEnvelope,
  SuccessEnvelope,
} from "../../src/contract/location-record/location-record.ts";
import { createLocations } from "../../src/server/records/locations.ts";
import { DETAIL, EXAMPLE, LOCATION_ID, PAGE_ORIGIN, testServer } from "./handler-fixture.ts";

interface Request {
  method?: string;
  path?: string;
  headers?: Record<string, string>;
}

interface Expected {
  status: number;
  type: string;
  vary: string | null;
  body: "record" | "error" | "description" | "page" | "empty" | "html";
  location?: string;
  cors?: Record<string, string>;
}

const JSON_TYPE = "application/json";
const HTML = "text/html; charset=utf-8";
const BROWSER = "text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8";
const UNSLASHED = DETAIL.slice(0, -1);
const Origin = PAGE_ORIGIN;
const ANY_ORIGIN = { "Access-Control-Allow-Origin": "*" };
const PREFLIGHT_HEADERS = {
  ...ANY_ORIGIN,
  "Access-Control-Allow-Headers":
    "accept, accept-encoding, authorization, content-type, dnt, origin, user-agent, x-csrftoken, x-requested-with",
  "Access-Control-Allow-Methods": "DELETE, GET, OPTIONS, PATCH, POST, PUT",
  "Access-Control-Max-Age": "86400",
};

const withId = (id: string) => DETAIL.replace(LOCATION_ID, id);
const UNKNOWN = withId("00000000-0000-4000-8000-000000000000");
const MALFORMED = withId("nope");
const accept = (Accept: string) => ({ headers: { Accept } });
const preflight = (path: string, headers: Record<string, string> = {}) => ({
  method: "OPTIONS",
  path,
  headers: { Origin, "Access-Control-Request-Method": "GET", ...headers },
});

const endpoint = { status: 200, type: JSON_TYPE, vary: "Accept, Origin" };
const record: Expected = { ...endpoint, body: "record" };
const page: Expected = { ...endpoint, type: HTML, body: "page" };
const described: Expected = { ...endpoint, body: "description" };
const refused = (status: number): Expected => ({ ...endpoint, status, body: "error" });
const unknownPath: Expected = { status: 404, type: HTML, vary: "Origin", body: "html" };
const preflightAllowed: Expected = {
  status: 200,
  type: HTML,
  vary: "Origin",
  body: "empty",
  cors: PREFLIGHT_HEADERS,
};
const redirect = (location: string): Expected => ({
  status: 301,
  type: HTML,
  vary: "Origin",
  body: "empty",
  location,
});

/** Requests to the service's framework, with the recorded responses of a real server. */
// biome-ignore format: one case per line.
const TABLE: readonly [it: string, request: Request, expected: Expected][] = [
  ["sends the documented headers, and varies by origin", {}, record],
  ["gives JSON to */*", accept("*/*"), record],
  ["gives JSON to application/json", accept(JSON_TYPE), record],
  ["gives JSON to text/html, application/json", accept("text/html, application/json"), record],
  ["gives a page to text/html", accept("text/html"), page],
  ["gives a page to a browser", accept(BROWSER), page],
  ["format=json to a browser", { path: `${DETAIL}?format=json`, ...accept(BROWSER) }, record],
  ["format=api to a program", { path: `${DETAIL}?format=api`, ...accept(JSON_TYPE) }, page],
  ["format=api without Accept", { path: `${DETAIL}?format=api` }, page],
  ["format=xml is unknown", { path: `${DETAIL}?format=xml` }, refused(404)],
  ["an empty format is ignored", { path: `${DETAIL}?format=` }, record],
  ["HEAD is GET without the body", { method: "HEAD" }, { ...record, body: "empty" }],
  ["POST is refused", { method: "POST" }, refused(405)],
  ["POST of an unknown id is refused, not looked up", { method: "POST", path: UNKNOWN }, refused(405)],
  ["PROPFIND is refused", { method: "PROPFIND", path: MALFORMED }, refused(405)],
  ["a method is not overridden", { method: "POST", headers: { "X-HTTP-Method-Override": "GET" } }, refused(405)],
  ["a refused method in a browser", { method: "POST", ...accept(BROWSER) }, { ...page, status: 405 }],
  ["OPTIONS describes the operation", { method: "OPTIONS" }, described],
  ["OPTIONS describes it for an unknown id", { method: "OPTIONS", path: UNKNOWN }, described],
  ["OPTIONS describes it for a malformed id", { method: "OPTIONS", path: MALFORMED }, described],
  ["OPTIONS describes it to a browser", { method: "OPTIONS", ...accept("text/html") }, page],
  ["a preflight is answered before routing", preflight(DETAIL), preflightAllowed],
  ["a preflight for an unknown path", preflight("/api/nothing/"), preflightAllowed],
  ["a preflight for a header outside the list", preflight(DETAIL, { "Access-Control-Request-Headers": "idempotency-key" }), preflightAllowed],
  ["an unknown id, to a program", { path: UNKNOWN }, refused(404)],
  ["an unknown id, to a browser", { path: UNKNOWN, ...accept(BROWSER) }, { ...page, status: 404 }],
  ["a malformed id", { path: MALFORMED }, refused(404)],
  ["the id in upper case", { path: withId(LOCATION_ID.toUpperCase()) }, record],
  ["the id without hyphens", { path: withId(LOCATION_ID.replaceAll("-", "")) }, record],
  ["a NUL as the id", { path: withId("%00") }, refused(404)],
  ["two slashes at the end are unknown", { path: `${DETAIL}/` }, unknownPath],
  ["a path in upper case is unknown", { path: DETAIL.toUpperCase() }, unknownPath],
  ["an id with a slash is unknown", { path: withId("a%2Fb") }, unknownPath],
  ["GET without the slash is redirected", { path: UNSLASHED }, redirect(DETAIL)],
  ["POST without the slash is redirected", { method: "POST", path: UNSLASHED }, redirect(DETAIL)],
  ["the redirect keeps the query", { path: `${UNSLASHED}?format=json&x=%20y` }, redirect(`${DETAIL}?format=json&x=%20y`)],
  ["every origin may read a record", { headers: { Origin } }, { ...record, cors: ANY_ORIGIN }],
  ["every origin may read an error", { path: UNKNOWN, headers: { Origin } }, { ...refused(404), cors: ANY_ORIGIN }],
];

const { ask } = testServer();

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

test.each(TABLE)("%s", async (_it, request, expected) => {
  const { method = "GET", path = DETAIL, headers = {} } = request;
  const { cors = {} } = expected;
  const response = await ask(path, { method, headers });
  const header = (name: string) => response.headers.get(name);
  const isEndpoint = expected.vary?.startsWith("Accept") ?? false;
  expect(response.status).toBe(expected.status);
  expect(header("Content-Type")).toBe(expected.type);
  expect(header("Allow")).toBe(isEndpoint ? "GET, HEAD, OPTIONS" : null);
  expect(header("Vary")).toBe(expected.vary);
  expect(header("Location")).toBe(expected.location ?? null);
  for (const name of CORS) expect([name, header(name)]).toEqual([name, cors[name] ?? null]);
  const text = await response.text();
  BODIES[expected.body](text, expected.status);
  if (expected.body !== "empty" && isEndpoint) {
    expect(header("Content-Length")).toBe(String(new TextEncoder().encode(text).length));
  }
});

test("line separators are escaped, and other characters are not", async () => {
  const record = { ...EXAMPLE.record, name: "é\u2028\u2029" };
  const server = testServer({ locations: createLocations([{ ...EXAMPLE, record }]) });
  expect(await (await server.ask(DETAIL)).text()).toContain(String.raw`"name":"é\u2028\u2029"`);
});

test("an unknown and a malformed id are errors about the id", async () => {
  for (const path of [UNKNOWN, withId("nope")]) {
    expect((await (await ask(path)).json()).errors.location_id).toHaveLength(1);
  }
});

test("the redirect keeps the fault prefix", async () => {
  const response = await ask(`/f/slow-0,slow-0${DETAIL.slice(0, -1)}`);
  expect(response.headers.get("Location")).toBe(`/f/slow-0,slow-0${DETAIL}`);
});
