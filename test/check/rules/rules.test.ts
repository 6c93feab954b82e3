import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import type { RecordedResponse } from "../../../src/check/requests/recorded-response.ts";
import { DEFAULT_ORIGIN, type Responses } from "../../../src/check/requests/requests.ts";
import { ENDPOINT } from "../../../src/check/rules/rule.ts";
import { RULES } from "../../../src/check/rules/rules.ts";
import { successEnvelope, wireJson } from "../../../src/server/http/envelope.ts";
import { schemaComponents } from "../../../src/server/openapi/schemas.ts";
import { bytes, failedRules, jsonBody, RECORD, validResponses } from "./responses-fixture.ts";

type Name = Exclude<keyof Responses, "id" | "origin" | "again" | "headBody">;

/** The valid responses with one changed. */
function changed(
  name: Name,
  over: Partial<RecordedResponse>,
  headers: Record<string, string | null> = {},
) {
  const responses = validResponses();
  const response = responses[name];
  if (!response) throw new Error(`no ${name}`);
  const merged = new Headers(response.headers);
  for (const [key, value] of Object.entries(headers)) {
    if (value === null) merged.delete(key);
    else merged.set(key, value);
  }
  return { ...responses, [name]: { ...response, headers: merged, ...over } };
}

const withHeader = (name: Name, header: string, value: string | null) =>
  changed(name, {}, { [header]: value });
const withRecord = (change: (record: typeof RECORD) => void) => {
  const record = structuredClone(RECORD);
  change(record);
  return validResponses(successEnvelope(record));
};

test("every rule has a unique id, a source and a description", () => {
  expect(new Set(RULES.map(({ id }) => id)).size).toBe(RULES.length);
  for (const { description, source } of RULES) {
    expect(description).toMatch(/^\S.*\.$/);
    expect(source).not.toBe("");
  }
});

test("a conforming server passes every rule", () => {
  expect(failedRules(validResponses())).toEqual({});
  expect(RULES.filter(({ evaluate }) => evaluate(validResponses()).outcome !== "pass")).toEqual([]);
});

const NO_CORS = { "Access-Control-Allow-Origin": null };

test.each<[string, Responses, string[]]>([
  ["a status of 206", changed("get", { status: 206 }), ["status", "head-like-get"]],
  [
    "a redirect to another path",
    changed("get", { status: 302, headers: new Headers({ Location: "/login" }) }),
    ["status", "final-slash", "head-like-get"],
  ],
  [
    "required credentials",
    changed("get", { status: 401 }),
    ["status", "no-credentials", "head-like-get"],
  ],
  [
    "a text type",
    withHeader("get", "Content-Type", "text/plain"),
    ["content-type", "head-like-get"],
  ],
  [
    "another charset",
    withHeader("get", "Content-Type", "application/json; charset=latin1"),
    ["content-type"],
  ],
  ["Allow without HEAD", withHeader("get", "Allow", "GET, OPTIONS"), ["allow"]],
  ["Allow with more", withHeader("get", "Allow", "GET, POST, HEAD, OPTIONS"), ["allow"]],
  ["no Vary", withHeader("get", "Vary", null), ["vary"]],
  ["HEAD rejected", changed("head", { status: 405 }), ["head", "head-like-get"]],
  ["OPTIONS rejected", changed("options", { status: 501 }), ["options"]],
  ["no browsable rendering", changed("browsable", { status: 404 }), ["format-api"]],
  ["an unrelated page", changed("browsable", { body: bytes("<p>Hello</p>") }), ["format-api"]],
  [
    "JSON instead of a page",
    withHeader("browsable", "Content-Type", "application/json"),
    ["format-api"],
  ],
  [
    "another record for every id",
    { ...validResponses(), unknownId: validResponses().get },
    ["no-other-location", "unknown-id"],
  ],
  ["an empty body", changed("get", { body: bytes("") }), ["json"]],
  [
    "no CORS for the given origin",
    { ...changed("widget", {}, NO_CORS), origin: "https://site.example" },
    ["cors"],
  ],
  [
    "CORS for another site",
    {
      ...withHeader("widget", "Access-Control-Allow-Origin", "https://other.example"),
      origin: "https://site.example",
    },
    ["cors"],
  ],
  ["no CORS on errors", changed("unknownId", {}, { ...NO_CORS, Vary: "Accept" }), ["cors-errors"]],
  ["no CORS at all", changed("widget", {}, { ...NO_CORS, Vary: "Accept" }), ["cors"]],
  ["HEAD that fails", changed("head", { status: 500 }), ["head", "head-like-get"]],
  ["OPTIONS that fails", changed("options", { status: 503 }), ["options"]],
  [
    "a damaged body for browsers",
    changed("widget", { error: "incomplete body: the compressed body is truncated" }),
    ["browser-json"],
  ],
  [
    "a record that the form does not read to its end",
    changed("widget", { body: bytes(wireJson(successEnvelope(RECORD)).padEnd(1_000_001)) }),
    ["browser-json"],
  ],
  ["HTML for browsers", changed("widget", { body: bytes("<h1>Welcome</h1>") }), ["browser-json"]],
  [
    "another record for browsers",
    changed("widget", jsonBody(successEnvelope({ ...RECORD, id: crypto.randomUUID() }))),
    ["browser-json"],
  ],
  ["a rejected origin", changed("widget", { status: 403 }), ["no-preflight"]],
  ["a rejected preflight", changed("preflight", { status: 403 }), ["preflight"]],
  ["no compression", withHeader("compressed", "Content-Encoding", null), ["compression"]],
  ["compression without Vary", withHeader("compressed", "Vary", "Accept"), ["compression"]],
  ["no cache policy", withHeader("get", "Cache-Control", null), ["cache-control"]],
  ["no validator", { ...validResponses(), revalidated: null }, ["revalidation"]],
  ["an ignored validator", changed("revalidated", { status: 200 }), ["revalidation"]],
  ["304 for every validator", changed("outdated", { status: 304 }), ["revalidation"]],
  ["no redirect to the slash", changed("withoutSlash", { status: 404 }), ["slash-redirect"]],
  [
    "a redirect to another host",
    withHeader("withoutSlash", "Location", "https://other.example/"),
    ["slash-redirect"],
  ],
  [
    "a page for unknown ids",
    changed("unknownId", { body: bytes("<h1>Gone</h1>") }),
    ["unknown-id"],
  ],
  ["a server error for a malformed id", changed("malformedId", { status: 500 }), ["malformed-id"]],
  ["a slow response", changed("get", { ms: 1001 }), ["answer-time"]],
  ["a body after HEAD", { ...validResponses(), headBody: 1 }, ["head-body"]],
  ["gzip for everyone", withHeader("get", "Content-Encoding", "gzip"), ["identity"]],
  ["no-store", withHeader("get", "Cache-Control", "private, no-store"), ["cache-control"]],
  [
    "an origin by name without Vary",
    changed("widget", {}, { "Access-Control-Allow-Origin": DEFAULT_ORIGIN, Vary: "Accept" }),
    ["vary-origin"],
  ],
  [
    "a reset of compressed responses",
    changed("widget", { status: 0, error: "no response: the connection was reset" }),
    ["browser-json", "cors", "no-preflight", "vary-origin"],
  ],
  ["a cookie", withHeader("get", "Set-Cookie", "a=b"), ["no-cookie"]],
  ["plain http", changed("get", { url: "http://api.example/" }), ["slash-redirect", "https"]],
  [
    "a replacement character",
    withRecord((record) => {
      record.city = "Gen\uFFFDve";
    }),
    ["readable-text"],
  ],
])("%s fails exactly its rules", (_what, responses, ids) => {
  expect(Object.keys(failedRules(responses)).sort()).toEqual([...ids].sort());
});

const outcomeOf = (id: string, responses: Responses) =>
  RULES.find((rule) => rule.id === id)?.evaluate(responses);

test("without --origin, a service that lists its allowed origins is not checked", () => {
  const fixed = "https://practice.example";
  for (const listed of [
    changed("widget", {}, NO_CORS),
    withHeader("widget", "Access-Control-Allow-Origin", fixed),
  ]) {
    expect(outcomeOf("cors", listed)).toMatchObject({
      outcome: "skip",
      reason: expect.stringContaining("--origin"),
    });
  }
});

test.each([
  "null",
  "*, *",
  "https://a.example, https://b.example",
  "https://a.example https://b.example",
  "practice.example",
  "https://practice.example/",
  "HTTPS://practice.example",
  "true",
  "",
])(
  "without --origin, Access-Control-Allow-Origin %j fails, because no page has that origin",
  (value) => {
    const responses = withHeader("widget", "Access-Control-Allow-Origin", value);
    expect(Object.keys(failedRules(responses))).toContain("cors");
  },
);

test("a service that allows every origin by name passes without --origin", () => {
  const echoed = withHeader("widget", "Access-Control-Allow-Origin", DEFAULT_ORIGIN);
  expect(outcomeOf("cors", echoed)?.outcome).toBe("pass");
});

test("a listed origin passes", () => {
  const origin = "https://site.example";
  const listed = withHeader("widget", "Access-Control-Allow-Origin", origin);
  expect(outcomeOf("cors", { ...listed, origin })?.outcome).toBe("pass");
});

test.each([
  "get",
  "widget",
  "head",
  "options",
  "preflight",
  "browsable",
  "withoutSlash",
  "compressed",
  "revalidated",
  "outdated",
  "unknownId",
  "malformedId",
] as const)("a throttled response (%s) fails no rule", (name) => {
  expect(failedRules(changed(name, { status: 429, body: bytes("{}") }))).toEqual({});
});

test("compares ids regardless of case and hyphens", () => {
  const upper = withRecord((record) => {
    record.id = record.id.toUpperCase();
    record.agent.location_id = record.agent.location_id.replaceAll("-", "").toUpperCase();
  });
  expect(Object.keys(failedRules(upper))).toEqual(["record-agent"]);
  const other = withRecord((record) => {
    record.id = crypto.randomUUID();
  });
  expect(Object.keys(failedRules(other))).toEqual(["location-id"]);
});

test.each([
  ["phone_number", "(202) 555-0143"],
  ["time_zone", "PST"],
  ["time_zone", "Mars/Olympus_Mons"],
  ["organization_id", "42"],
  ["name", " "],
])("%s %j does not have the documented format", (key, value) => {
  const failed = failedRules(withRecord((record) => Object.assign(record, { [key]: value })));
  expect(failed.record).toMatchObject([{ where: `data.${key}`, found: `"${value}"` }]);
});

test("reports at most 20 findings per rule", () => {
  const responses = withRecord((record) => {
    record.web_scheduler_config.appointment_types = Array(10_000).fill(7);
  });
  expect(failedRules(responses)["record-appointment-types"]).toHaveLength(20);
});

test("shortens and escapes values from the server", () => {
  const city = `\u001b[31m\n\u202e${"x".repeat(1000)}` as unknown as number;
  const failed = failedRules(withRecord((record) => Object.assign(record, { is_virtual: city })));
  const found = failed.record?.[0]?.found ?? "";
  expect(found).toMatch(/^"\\u001b\[31m\\u000a\\u202ex+…"$/);
  expect(found.length).toBeLessThan(100);
});

test("recognizes the JSON on a page despite markup, links and escapes", () => {
  const envelope = successEnvelope({ ...RECORD, city: "Æ < b > &\u2028https://x.example/?a=1" });
  const responses = validResponses(envelope);
  const page = JSON.stringify(envelope, null, 4)
    .replaceAll("&", "&amp;")
    .replaceAll("<", "&#x3C;")
    .replaceAll(">", "&#62;")
    .replaceAll("\u2028", "\\u2028")
    .replace(/https:[^"]+/, '<a href="$&">$&</a>');
  responses.browsable.body = bytes(`<pre class="json"><b>HTTP 200 OK</b>\n${page}</pre>`);
  expect(failedRules(responses)).toEqual({});
});

test("skips dependent rules if there was no response", () => {
  const responses = changed("get", { status: 0, error: "no response: connection refused" });
  const documented = RULES.filter(({ kind }) => kind === "documented");
  expect(documented.filter((rule) => rule.evaluate(responses).outcome === "fail")).toEqual([]);
  expect(Object.keys(failedRules(responses))).toContain("status");
});

test("rules cite standards, or facts that are in this repository", () => {
  const readme = readFileSync(new URL("../../../src/README.md", import.meta.url), "utf8");
  expect(readme).toContain("\n## The endpoint\n");
  const schemas = Object.keys(schemaComponents()).map((name) => `openapi.json, ${name}`);
  const facts = [ENDPOINT, ...schemas];
  const documented = RULES.filter(({ kind }) => kind === "documented");
  expect(documented.filter(({ source }) => !facts.includes(source))).toEqual([]);
});
