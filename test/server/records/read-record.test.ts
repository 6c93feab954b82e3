import { expect, test } from "vitest";
import { EXAMPLES } from "../../../src/examples/index.ts";
import { successEnvelope } from "../../../src/server/http/envelope.ts";
import { readRecord, readRecordValue } from "../../../src/server/records/read-record.ts";
import { EXAMPLE } from "../handler-fixture.ts";

const encoder = new TextEncoder();
const read = (value: unknown) => readRecord(encoder.encode(JSON.stringify(value)));
const readText = (text: string) => readRecord(encoder.encode(text));

/** The first example with another value at a path such as `agent.name`. */
function recordWith(path: string, value: unknown) {
  const record = structuredClone(EXAMPLE.record) as Record<string, unknown>;
  const keys = path.split(".");
  let holder = record;
  for (const key of keys.slice(0, -1)) holder = holder[key] as Record<string, unknown>;
  holder[keys.at(-1) ?? ""] = value;
  return record;
}

test.each(EXAMPLES)("$slug is valid, bare and in its envelope", ({ record }) => {
  expect(read(record)).toEqual({ ok: true, record });
  expect(read(successEnvelope(record))).toEqual({ ok: true, record });
});

test("accepts a byte order mark and undocumented keys", () => {
  expect(readText(`\ufeff${JSON.stringify(EXAMPLE.record)}`).ok).toBe(true);
  const more = { ...EXAMPLE.record, new_key: { deep: [1] } };
  expect(read(more)).toEqual({ ok: true, record: more });
});

const TYPE = "web_scheduler_config.appointment_types";

test.each([
  ["name", undefined, "nothing", "a string"],
  ["name", "  ", '"  "', "a readable name"],
  ["name", 7, "7", "a string"],
  ["city", null, "null", "a string"],
  ["is_virtual", "yes", '"yes"', "true or false"],
  ["id", "larkmere", '"larkmere"', "a UUID, such as 123e4567-e89b-12d3-a456-426614174000"],
  ["time_zone", "Central", '"Central"', "an IANA time zone, such as America/New_York"],
  [
    "phone_number",
    "(503) 555-0142",
    '"(503) 555-0142"',
    "a plus sign and digits, such as +15550100123",
  ],
  ["agent", [], "an empty array", "an object"],
  ["agent.disabled_response", 0, "0", "true or false"],
  ["web_scheduler_config.branding.font_color", "red", '"red"', "a color in the form #RRGGBB"],
  ["web_scheduler_config.branding.header_logo_height", "50px", '"50px"', "a number"],
  ["web_scheduler_config.branding.header_logo_height", 50.5, "50.5", "an integer"],
  ["web_scheduler_config.required_fields.dob", undefined, "nothing", "true or false"],
  [TYPE, { 0: {} }, "an object", "an array"],
  [TYPE, ["Cleaning"], '"Cleaning"', "an object", `${TYPE}.0`],
  ["practice_details.contactInfo", null, "null", "a string"],
  ["scheduler_config.locations", "none", '"none"', "an array"],
  ["chatbot_name", ["x".repeat(100)], "an array of 1", "a string"],
])("%s: %j is reported", (path, value, found, expected, at = path) => {
  const issues = [{ path: at, found, expected }];
  expect(read(recordWith(path, value))).toMatchObject({ ok: false, issues });
});

test("reports every issue by its path in the file, and shortens values", () => {
  const record = { ...EXAMPLE.record, is_virtual: "x".repeat(500), city: 1, sync_type: null };
  const result = read({ ...successEnvelope(record as never), code: 500 });
  if (result.ok) throw new Error("It was valid.");
  const paths = result.issues.map(({ path }) => path).sort();
  expect(paths).toEqual(["code", "data.city", "data.is_virtual", "data.sync_type"]);
  for (const { found } of result.issues) expect(found.length).toBeLessThan(70);
  expect(result.issues.find(({ path }) => path === "code")?.expected).toBe("200");
});

test("rejects an agent of another location", () => {
  const other = recordWith("agent.location_id", EXAMPLE.record.organization_id);
  expect(read(other)).toMatchObject({ ok: false, issues: [{ path: "agent.location_id" }] });
  const upper = recordWith("agent.location_id", EXAMPLE.record.id.toUpperCase());
  expect(read(upper).ok).toBe(true);
});

test.each([
  ["", "nothing"],
  [" \n", "nothing"],
  ["[]", "an empty array"],
  ["null", "null"],
  ["7", "7"],
  ['"record"', '"record"'],
])("%j is not a record", (text, found) => {
  const issues = [
    { path: "", found, expected: "a location record, bare or in its envelope, as JSON" },
  ];
  expect(readText(text)).toMatchObject({ ok: false, issues });
});

test("reports where JSON is invalid, and invalid UTF-8", () => {
  const cut = readText(JSON.stringify(EXAMPLE.record, null, 2).slice(0, 100));
  expect(cut).toMatchObject({ ok: false, isJson: false });
  if (!cut.ok) expect(cut.issues[0]?.found).toMatch(/JSON at position 100|end of JSON/);
  const bytes = readRecord(new Uint8Array([0x7b, 0xff, 0x7d]));
  expect(bytes).toMatchObject({ ok: false, issues: [{ found: "invalid UTF-8" }] });
});

test("an error envelope is not a record", () => {
  const failed = { code: 404, message: "no", success: false, data: null, errors: {} };
  expect(read(failed)).toMatchObject({ ok: false, isJson: true });
});

test.each([
  ["hundreds of thousands of issues", { appointment_types: Array(300_000).fill(0) }],
  ["deeply nested arrays under an undocumented key", { new_key: nestedArray(100_000) }],
])("%s are reported as one issue", (_what, config) => {
  const record = { ...EXAMPLE.record };
  record.web_scheduler_config = { ...record.web_scheduler_config, ...config };
  const found = "JSON that is too large or too deeply nested";
  const result = readRecordValue(record);
  expect(result).toMatchObject({ ok: false, isJson: true, issues: [{ path: "", found }] });
});

function nestedArray(depth: number): unknown[] {
  let list: unknown[] = [];
  for (let count = 0; count < depth; count += 1) list = [list];
  return list;
}
