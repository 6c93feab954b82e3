import { expect, test } from "vitest";
import { EXAMPLES } from "../../src/contract/examples/practices.ts";
import {
  ErrorEnvelope,
  SuccessEnvelope,
} from "../../src/contract/location-record/location-record.ts";
import { createLocations } from "../../src/server/records/locations.ts";
import { ENDPOINT_CASES, type Expected } from "./endpoint-cases.ts";
import { DETAIL, EXAMPLE, LOCATION_ID, PAGE_ORIGIN, testServer } from "./handler-fixture.ts";

const { ask } = testServer();
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

test.each(EXAMPLES)("$slug is returned completely, in the envelope", async ({ record }) => {
  const body = await (await ask(withId(record.id))).json();
  expect(body).toEqual({ code: 200, message: "", success: true, data: record, errors: null });
});

test("line separators are escaped, and other characters are not", async () => {
  const record = { ...EXAMPLE.record, name: "é\u2028\u2029" };
  const server = testServer({ locations: createLocations([{ ...EXAMPLE, record }]) });
  expect(await (await server.ask(DETAIL)).text()).toContain(String.raw`"name":"é\u2028\u2029"`);
});

test("HEAD has the headers of GET, including Content-Length", async () => {
  for (const path of [DETAIL, `${DETAIL}?format=api`, UNKNOWN]) {
    const headers = { Origin: PAGE_ORIGIN };
    const get = await ask(path, { headers });
    const head = await ask(path, { headers, method: "HEAD" });
    expect([...head.headers]).toEqual([...get.headers]);
    expect(head.headers.get("Content-Length")).toBe(String((await get.arrayBuffer()).byteLength));
  }
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
