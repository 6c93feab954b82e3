import { expect, test } from "vitest";
import { EXAMPLES } from "../../../src/examples/index.ts";
import { successEnvelope } from "../../../src/server/http/envelope.ts";
import { readRecord, readRecordValue } from "../../../src/server/records/read-record.ts";
import { EXAMPLE } from "../handler-fixture.ts";

const encoder = new TextEncoder();
const read = (value: unknown) => readRecord(encoder.encode(JSON.stringify(value)));
const readText = (text: string) => readRecord(encoder.encode(text));

/** The first example with one value exchanged, at keys like `agent.name`; removed by undefined. */
function with_(path: string, value: unknown) {
  const record = structuredClone(EXAMPLE.record) as Record<string, unknown>;
  const keys = path.split(".");
  let here = record;
  for (const key of keys.slice(0, -1)) here = here[key] as Record<string, unknown>;
  here[keys.at(-1) ?? ""] = value;
  return record;
}

test.each(EXAMPLES)("$slug is read bare and in its envelope", ({ record }) => {
  expect(read(record)).toEqual({ ok: true, record });
  expect(read(successEnvelope(record))).toEqual({ ok: true, record });
});

test("a byte order mark, and keys that nobody knows, are borne", () => {
  expect(readText(`\ufeff${JSON.stringify(EXAMPLE.record)}`).ok).toBe(true);
  const more = { ...EXAMPLE.record, new_key: { deep: [1] } };
  expect(read(more)).toEqual({ ok: true, record: more });
});

const TYPE = "web_scheduler_config.appointment_types";

test.each([
  ["name", undefined, "nothing", "text"],
  ["name", "  ", '"  "', "a name that can be read"],
  ["name", 7, "7", "text"],
  ["city", null, "null", "text"],
  ["is_virtual", "yes", '"yes"', "true or false"],
  ["id", "larkmere", '"larkmere"', "a UUID, as in 123e4567-e89b-12d3-a456-426614174000"],
  ["time_zone", "Central", '"Central"', "an IANA time-zone name, as in America/New_York"],
  [
    "phone_number",
    "(503) 555-0142",
    '"(503) 555-0142"',
    "a plus sign and digits, as in +15550100123",
  ],
  ["agent", [], "an empty list", "an object"],
  ["agent.disabled_response", 0, "0", "true or false"],
  ["web_scheduler_config.branding.font_color", "red", '"red"', "a colour of the form #RRGGBB"],
  ["web_scheduler_config.branding.header_logo_height", "50px", '"50px"', "a number"],
  ["web_scheduler_config.branding.header_logo_height", 50.5, "50.5", "a whole number"],
  ["web_scheduler_config.required_fields.dob", undefined, "nothing", "true or false"],
  [TYPE, { 0: {} }, "an object", "a list"],
  [TYPE, ["Cleaning"], '"Cleaning"', "an object", `${TYPE}.0`],
  ["practice_details.contactInfo", null, "null", "text"],
  ["scheduler_config.locations", "none", '"none"', "a list"],
  ["chatbot_name", ["x".repeat(100)], "a list of 1", "text"],
])("%s: %j is told", (path, value, found, expected, at = path) => {
  const mistakes = [{ path: at, found, expected }];
  expect(read(with_(path, value))).toMatchObject({ ok: false, mistakes });
});

test("every mistake is told, long values are cut, and an envelope's paths are the file's", () => {
  const record = { ...EXAMPLE.record, is_virtual: "x".repeat(500), city: 1, sync_type: null };
  const reading = read({ ...successEnvelope(record as never), code: 500 });
  if (reading.ok) throw new Error("It was read.");
  const paths = reading.mistakes.map(({ path }) => path).sort();
  expect(paths).toEqual(["code", "data.city", "data.is_virtual", "data.sync_type"]);
  for (const { found } of reading.mistakes) expect(found.length).toBeLessThan(70);
  expect(reading.mistakes.find(({ path }) => path === "code")?.expected).toBe("200");
});

test("an agent of another location is told", () => {
  const other = with_("agent.location_id", EXAMPLE.record.organization_id);
  expect(read(other)).toMatchObject({ ok: false, mistakes: [{ path: "agent.location_id" }] });
  const upper = with_("agent.location_id", EXAMPLE.record.id.toUpperCase());
  expect(read(upper).ok).toBe(true);
});

test.each([
  ["", "nothing"],
  [" \n", "nothing"],
  ["[]", "an empty list"],
  ["null", "null"],
  ["7", "7"],
  ['"record"', '"record"'],
])("%j is no record", (text, found) => {
  const mistakes = [
    { path: "", found, expected: "a location record, or the envelope around one, as JSON" },
  ];
  expect(readText(text)).toMatchObject({ ok: false, mistakes });
});

test("where JSON breaks off is told, and bytes that are no text", () => {
  const cut = readText(JSON.stringify(EXAMPLE.record, null, 2).slice(0, 100));
  expect(cut).toMatchObject({ ok: false, isJson: false });
  if (!cut.ok) expect(cut.mistakes[0]?.found).toMatch(/JSON at position 100|end of JSON/);
  const bytes = readRecord(new Uint8Array([0x7b, 0xff, 0x7d]));
  expect(bytes).toMatchObject({ ok: false, mistakes: [{ found: "bytes that are not UTF-8" }] });
});

test("an envelope that tells of a failure is no record", () => {
  const failed = { code: 404, message: "no", success: false, data: null, errors: {} };
  expect(read(failed)).toMatchObject({ ok: false, isJson: true });
});

test.each([
  ["mistakes by the hundred thousand", { appointment_types: Array(300_000).fill(0) }],
  ["lists in lists, under an unknown key", { new_key: deepList(100_000) }],
])("%s are one mistake", (_what, config) => {
  const record = { ...EXAMPLE.record };
  record.web_scheduler_config = { ...record.web_scheduler_config, ...config };
  const found = "lists without end, or lists in lists in lists";
  const reading = readRecordValue(record);
  expect(reading).toMatchObject({ ok: false, isJson: true, mistakes: [{ path: "", found }] });
});

function deepList(depth: number): unknown[] {
  let list: unknown[] = [];
  for (let count = 0; count < depth; count += 1) list = [list];
  return list;
}
