import { expect, test } from "vitest";
import { readLocationRecord } from "../../../src/contract/location-record/read-location-record.ts";
import { valueAt } from "../../../src/contract/value-at.ts";
import { type FormPlan, planForm } from "../../../src/form/plan.ts";
import { addToEveryObject } from "../../every-object.ts";
import { recordOf } from "../../example-record.ts";
import { DOCUMENTED_APPOINTMENT_TYPE } from "../documented-defaults.ts";
import { deleteAt, documentedPaths, dotted, ID, rawRecord, setAt } from "../record-fixture.ts";

const read = (data: unknown) => readLocationRecord(data, ID);

test.each([null, undefined, true, 42, "", "x", [], [rawRecord()], {}, { data: rawRecord() }])(
  "rejects %j",
  (data) => {
    expect(read(data)).toEqual({ ok: false, reason: "unreadable" });
  },
);

test("drops unknown keys at every depth", () => {
  const record = rawRecord();
  for (const path of [[], ["agent"], ["web_scheduler_config", "branding"]]) {
    setAt(record, [...path, "extra"], { nested: ["junk"] });
  }
  expect(read(record)).toEqual({ ok: true, record: rawRecord(), problems: [] });
});

test("keys like __proto__ do not pollute prototypes", () => {
  const evil = '"__proto__":{"polluted":1},"constructor":{"prototype":{"polluted":1}},';
  const text = JSON.stringify(rawRecord()).replaceAll("{", `{${evil}`).replaceAll(",}", "}");
  for (const body of [text, text.replace('"is_virtual":false', '"is_virtual":0')]) {
    const reading = read(JSON.parse(body));
    expect(reading.ok).toBe(true);
    expect(Reflect.get({}, "polluted")).toBeUndefined();
    expect(Reflect.get([], "polluted")).toBeUndefined();
    if (reading.ok) {
      expect(Object.keys(reading.record)).toEqual(Object.keys(rawRecord()));
      expect(Reflect.get(reading.record.agent, "polluted")).toBeUndefined();
    }
  }
});

test("cleans text for display, but not values that are sent", () => {
  const record = rawRecord();
  const bell = "a\u0007b";
  for (const path of documentedPaths) {
    if (typeof valueAt(record, path) === "string" && path[0] !== "id") setAt(record, path, bell);
  }
  const reading = read(record);
  if (!reading.ok) throw new Error(reading.reason);
  const cleaned = documentedPaths
    .filter((path) => valueAt(reading.record, path) === "ab")
    .map(dotted);
  expect(cleaned).toEqual([
    "name",
    "streetAddress",
    "city",
    "state",
    "postalCode",
    "chatbot_name",
    "phone_number",
    "web_scheduler_config.screener_question.question",
    "web_scheduler_config.screener_question.if_yes.message",
    "web_scheduler_config.screener_question.if_no.message",
    "web_scheduler_config.appointment_types.0.display_name",
    "web_scheduler_config.confirmation_sms_message",
    "web_scheduler_config.branding.header_logo_alt",
    "web_scheduler_config.branding.header_tagline",
    "web_scheduler_config.branding.footer_logo_alt",
    "web_scheduler_config.branding.footer_phone",
    "web_scheduler_config.branding.footer_address",
  ]);
});

test.each([
  ["appointment_types_enabled", 1],
  ["appointment_types_enabled", undefined],
  ["appointment_types.0.enabled", "true"],
  ["provider_selection_enabled", null],
  ["optional_fields.email", "true"],
  ["required_fields.email", 1],
])("no question is lost if %s is %j", (key, value) => {
  const complete = rawRecord();
  // Required in this example.
  if (key === "optional_fields.email") {
    setAt(complete, ["web_scheduler_config", "required_fields", "email"], false);
  }
  const path = ["web_scheduler_config", ...key.split(".")];
  const reading = read(setAt(complete, path, value));
  if (!reading.ok) throw new Error(reading.reason);
  expect(reading.problems).toMatchObject([{ path: dotted(path), expected: "boolean" }]);
  const asked = ({ questions, appointmentTypes, providers }: FormPlan) => [
    ...questions.map(({ name }) => name),
    ...appointmentTypes,
    ...providers,
  ];
  const expected = asked(planForm(recordOf("everything-on")));
  expect(asked(planForm(reading.record))).toEqual(expected);
});

test("reads ten thousand appointment types and reports at most 100 invalid ones", () => {
  const path = ["web_scheduler_config", "appointment_types"];
  const types = Array.from({ length: 10_000 }, (_, index) =>
    index === 9_999 ? { ...DOCUMENTED_APPOINTMENT_TYPE, display_name: "Exam" } : index,
  );
  const reading = read(setAt(rawRecord(), path, types));
  if (!reading.ok) throw new Error(reading.reason);
  const { appointment_types } = reading.record.web_scheduler_config;
  expect(appointment_types).toHaveLength(10_000);
  expect(appointment_types.filter((type) => type.display_name)).toHaveLength(1);
  expect(reading.problems).toHaveLength(100);
});

test("a missing key is not read from Object.prototype, to which a page may have added it", () => {
  const path = ["web_scheduler_config", "screener_question", "enabled"];
  addToEveryObject({ enabled: false });
  const reading = read(deleteAt(rawRecord(), path));
  expect(reading.ok && valueAt(reading.record, path)).toBe(true);
});
