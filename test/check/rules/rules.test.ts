import { expect, test } from "vitest";
import type { Recorded } from "../../../src/check/recorded-response.ts";
import type { Evidence } from "../../../src/check/rules/rule.ts";
import { RULES } from "../../../src/check/rules/rules.ts";
import { successEnvelope } from "../../../src/server/http/envelope.ts";
import { brokenRules, bytes, RECORD, soundEvidence } from "./evidence-fixture.ts";

type Name = Exclude<keyof Evidence, "id">;

/** The sound evidence with one answer changed. */
function changed(name: Name, over: Partial<Recorded>, headers: Record<string, string | null> = {}) {
  const evidence = soundEvidence();
  const answer = evidence[name];
  if (!answer) throw new Error(`no ${name}`);
  const merged = new Headers(answer.headers);
  for (const [key, value] of Object.entries(headers)) {
    if (value === null) merged.delete(key);
    else merged.set(key, value);
  }
  return { ...evidence, [name]: { ...answer, headers: merged, ...over } };
}

const withHeader = (name: Name, header: string, value: string | null) =>
  changed(name, {}, { [header]: value });
const withRecord = (change: (record: typeof RECORD) => void) => {
  const record = structuredClone(RECORD);
  change(record);
  return soundEvidence(successEnvelope(record));
};

test("every rule has a name of its own, a source and a sentence", () => {
  expect(new Set(RULES.map(({ id }) => id)).size).toBe(RULES.length);
  for (const { says, source } of RULES) {
    expect(says).toMatch(/^\S.*\.$/);
    expect(source).not.toBe("");
  }
});

test("a server that does everything right breaks nothing, and every rule is judged", () => {
  expect(brokenRules(soundEvidence())).toEqual({});
  expect(RULES.filter(({ judge }) => judge(soundEvidence()).outcome !== "held")).toEqual([]);
});

test.each<[string, Evidence, string[]]>([
  ["a status of 206", changed("get", { status: 206 }), ["status", "head-like-get"]],
  [
    "a redirect to another path",
    changed("get", { status: 302, headers: new Headers({ Location: "/login" }) }),
    ["status", "final-slash", "head-like-get"],
  ],
  [
    "credentials asked for",
    changed("get", { status: 401 }),
    ["status", "no-credentials", "head-like-get"],
  ],
  [
    "a type of text",
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
  ["HEAD refused", changed("head", { status: 405 }), ["head", "head-like-get"]],
  ["OPTIONS refused", changed("options", { status: 501 }), ["options"]],
  ["no browsable rendering", changed("browsable", { status: 404 }), ["format-api"]],
  [
    "a page of something else",
    changed("browsable", { body: bytes("<p>Hello</p>") }),
    ["format-api"],
  ],
  [
    "JSON in its place",
    withHeader("browsable", "Content-Type", "application/json"),
    ["format-api"],
  ],
  [
    "another record for every id",
    { ...soundEvidence(), unknown: soundEvidence().get },
    ["no-other-location", "unknown-id"],
  ],
  ["an empty body", changed("get", { body: bytes("") }), ["json"]],
  ["no CORS", withHeader("widget", "Access-Control-Allow-Origin", null), ["cors"]],
  [
    "CORS for another site",
    withHeader("widget", "Access-Control-Allow-Origin", "https://other.example"),
    ["cors"],
  ],
  [
    "no CORS on errors",
    withHeader("unknown", "Access-Control-Allow-Origin", null),
    ["cors-errors"],
  ],
  ["a refusal of pages", changed("widget", { status: 403 }), ["no-preflight"]],
  ["a preflight refused", changed("preflight", { status: 403 }), ["preflight"]],
  ["no compression", withHeader("compressed", "Content-Encoding", null), ["compression"]],
  ["compression untold", withHeader("compressed", "Vary", "Accept"), ["compression"]],
  ["no cache policy", withHeader("get", "Cache-Control", null), ["cache-control"]],
  ["no validator", { ...soundEvidence(), again: null }, ["revalidation"]],
  ["a validator that is not looked at", changed("again", { status: 200 }), ["revalidation"]],
  ["no redirect to the slash", changed("slashless", { status: 404 }), ["slash-redirect"]],
  [
    "a redirect to another host",
    withHeader("slashless", "Location", "https://other.example/"),
    ["slash-redirect"],
  ],
  ["a page for unknown ids", changed("unknown", { body: bytes("<h1>Gone</h1>") }), ["unknown-id"]],
  ["a failure over a malformed id", changed("malformed", { status: 500 }), ["malformed-id"]],
  ["a slow answer", changed("get", { ms: 1001 }), ["answer-time"]],
  ["a cookie", withHeader("get", "Set-Cookie", "a=b"), ["no-cookie"]],
  ["plain http", changed("get", { url: "http://api.example/" }), ["slash-redirect", "https"]],
  [
    "a lost character",
    withRecord((record) => {
      record.city = "Gen\uFFFDve";
    }),
    ["readable-text"],
  ],
])("%s breaks its rules and no other", (_what, evidence, ids) => {
  expect(Object.keys(brokenRules(evidence)).sort()).toEqual([...ids].sort());
});

test("an id in another spelling is the same id; another id is not", () => {
  const upper = withRecord((record) => {
    record.id = record.id.toUpperCase();
    record.agent.location_id = record.agent.location_id.replaceAll("-", "").toUpperCase();
  });
  expect(Object.keys(brokenRules(upper))).toEqual(["record-agent"]);
  const other = withRecord((record) => {
    record.id = crypto.randomUUID();
  });
  expect(Object.keys(brokenRules(other))).toEqual(["location-id"]);
});

test.each([
  ["phone_number", "(202) 555-0143"],
  ["time_zone", "PST"],
  ["time_zone", "Mars/Olympus_Mons"],
  ["organization_id", "42"],
  ["name", " "],
])("%s %j has not the documented format", (key, value) => {
  const broken = brokenRules(withRecord((record) => Object.assign(record, { [key]: value })));
  expect(broken.record).toMatchObject([{ where: `data.${key}`, seen: `"${value}"` }]);
});

test("ten thousand wrong items are told briefly", () => {
  const evidence = withRecord((record) => {
    record.web_scheduler_config.appointment_types = Array(10_000).fill(7);
  });
  expect(brokenRules(evidence)["record-appointment-types"]).toHaveLength(20);
});

test("what a server says is shown in one short line, whatever it holds", () => {
  const city = `\u001b[31m\n\u202e${"x".repeat(1000)}` as unknown as number;
  const broken = brokenRules(withRecord((record) => Object.assign(record, { is_virtual: city })));
  const seen = broken.record?.[0]?.seen ?? "";
  expect(seen).toMatch(/^"\\u001b\[31m\\u000a\\u202ex+…"$/);
  expect(seen.length).toBeLessThan(100);
});

test("a page shows the same JSON however it is marked up, linked and escaped", () => {
  const envelope = successEnvelope({ ...RECORD, city: "Æ <b>&\u2028https://x.example/?a=1" });
  const evidence = soundEvidence(envelope);
  const page = JSON.stringify(envelope, null, 4)
    .replaceAll("&", "&amp;")
    .replaceAll("<", "&#x3C;")
    .replaceAll(">", "&#62;")
    .replaceAll("\u2028", "\\u2028")
    .replace(/https:[^"]+/, '<a href="$&">$&</a>');
  evidence.browsable.body = bytes(`<pre class="json"><b>HTTP 200 OK</b>\n${page}</pre>`);
  expect(brokenRules(evidence)).toEqual({});
});

test("nothing is judged twice where nothing came", () => {
  const evidence = changed("get", { status: 0, problem: "no answer: nobody listens there" });
  const documented = RULES.filter(({ kind }) => kind === "documented");
  const outcomes = documented.map((rule) => [rule.id, rule.judge(evidence).outcome]);
  expect(outcomes.filter(([, outcome]) => outcome === "broken")).toEqual([["status", "broken"]]);
});
