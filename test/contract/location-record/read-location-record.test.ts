import { expect, test } from "vitest";
import { EXAMPLES } from "../../../src/contract/examples/practices.ts";
import { readLocationRecord } from "../../../src/contract/location-record/read-location-record.ts";
import { valueAt } from "../../../src/contract/value-at.ts";
import { DOCUMENTED_APPOINTMENT_TYPE, DOCUMENTED_DEFAULTS } from "../documented-defaults.ts";
import {
  deleteAt,
  documentedPaths,
  dotted,
  ID,
  invalidValues,
  type Path,
  rawRecord,
  setAt,
} from "../record-fixture.ts";

const read = (data: unknown, id = ID) => readLocationRecord(data, id);

const isRequired = (path: Path) => path[0] === "id" || path[0] === "name";
const required = documentedPaths.filter(isRequired);
const replaceable = documentedPaths.filter((path) => !isRequired(path));
const replaceableKeys = replaceable.filter((path) => path.at(-1) !== 0);
const withNames = (paths: readonly Path[]) => paths.map((path) => [dotted(path), path] as const);

const defaultOf = (path: Path) =>
  path.includes(0)
    ? valueAt(DOCUMENTED_APPOINTMENT_TYPE, path.slice(path.indexOf(0) + 1))
    : valueAt(DOCUMENTED_DEFAULTS, path);

/** Without one of these, nobody knows whether the practice has a question. */
const CLOSING = ["", ".screener_question", ".screener_question.question"].map(
  (path) => `web_scheduler_config${path}`,
);

/** Expects that only this value was replaced and reported, and that the form is closed if it has to be. */
function expectReplaced(record: unknown, path: Path, label: string) {
  const reading = read(record);
  if (!reading.ok) throw new Error(`${label}: ${reading.reason}`);
  const expected = setAt(rawRecord(), path, defaultOf(path));
  if (CLOSING.includes(dotted(path))) expected.is_web_scheduler_enabled = false;
  // A field whose switch cannot be read is asked.
  const isFieldSwitch = String(path.at(-2)).endsWith("_fields");
  if (isFieldSwitch && label !== "missing") {
    setAt(expected, ["web_scheduler_config", "optional_fields", String(path.at(-1))], true);
  }
  expect(reading.record, label).toEqual(expected);
  expect(reading.problems, label).toMatchObject([{ path: dotted(path) }]);
  expect(reading.problems[0]?.expected).toMatch(/^[a-z]+$/);
}

test.each(withNames(replaceable))(
  "replaces a wrong type of %s, and nothing else",
  (_name, path) => {
    for (const value of invalidValues(path)) {
      expectReplaced(setAt(rawRecord(), path, value), path, JSON.stringify(value));
    }
  },
);

test.each(withNames(replaceableKeys))(
  "adds a missing %s, and changes nothing else",
  (name, path) => {
    const record = deleteAt(rawRecord(), path);
    if (name !== "practice_details.contactInfo") return expectReplaced(record, path, "missing");
    expect(read(record)).toEqual({ ok: true, record, problems: [] });
  },
);

test.each(withNames(required))("rejects a record with an invalid or missing %s", (_name, path) => {
  const rejected = { ok: false, reason: "unreadable" };
  expect(read(deleteAt(rawRecord(), path))).toEqual(rejected);
  for (const value of invalidValues(path)) {
    expect(read(setAt(rawRecord(), path, value))).toEqual(rejected);
  }
});

test.each(["", " \n ", "\u0000\u0007", "\u202e\u2066", "\u200b", "\u3164\u2800"])(
  "rejects an invisible name: %j",
  (name) => {
    expect(read({ ...rawRecord(), name })).toEqual({ ok: false, reason: "unreadable" });
  },
);

test("a problem has the documented type", () => {
  const record = rawRecord();
  const branding = ["web_scheduler_config", "branding"];
  setAt(record, [...branding, "header_logo_height"], "50");
  setAt(record, [...branding, "footer_logo_height"], 1e308);
  setAt(record, [...branding, "location_name_font_size"], 1.5);
  setAt(record, ["is_virtual"], "false");
  setAt(record, ["agent"], null);
  const reading = read(record);
  expect(reading.ok && reading.problems).toMatchObject([
    { path: "is_virtual", expected: "boolean" },
    { path: "agent", expected: "object" },
    { path: "web_scheduler_config.branding.header_logo_height", expected: "number" },
    { path: "web_scheduler_config.branding.location_name_font_size", expected: "int" },
    { path: "web_scheduler_config.branding.footer_logo_height", expected: "int" },
  ]);
});

test("a record with id and name only gets all documented defaults", () => {
  const reading = read({ id: ID, name: "Larkmere Dental" });
  expect(reading).toMatchObject({
    ok: true,
    record: { id: ID, name: "Larkmere Dental", ...DOCUMENTED_DEFAULTS },
  });
});

// All formats of an id: location-id.test.ts.
test("accepts the requested id in another format and returns it normalized", () => {
  const id = ID.toUpperCase();
  expect(read({ ...rawRecord(), id })).toEqual({ ok: true, record: rawRecord(), problems: [] });
  expect(read(rawRecord(), id)).toMatchObject({ ok: true });
});

test.each(["11111111-2222-3333-4444-555555555555", ID.slice(1), "", "Larkmere"])(
  "rejects a record with the id %j as another location's",
  (id) => {
    const rejected = { ok: false, reason: "wrong-location" };
    expect(read({ ...rawRecord(), id })).toEqual(rejected);
    expect(read({ id, name: "Larkmere" })).toEqual(rejected);
  },
);

test("a phone number of 41 characters gets the default and is reported", () => {
  const record = { ...EXAMPLES[0]?.record, phone_number: `+${"1".repeat(40)}` };
  const reading = read(record, EXAMPLES[0]?.record.id);
  expect(reading.ok && reading.record.phone_number).toBe("");
  expect(reading.ok && reading.problems).toMatchObject([
    { path: "phone_number", expected: "string" },
  ]);
});
