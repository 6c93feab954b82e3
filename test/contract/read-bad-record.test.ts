import { expect, test } from "vitest";
import { readLocationRecord } from "../../src/contract/location-record/read-location-record.ts";
import { mendLocationRecord } from "../../src/contract/location-record/repair-location-record.ts";
import { DOCUMENTED_APPOINTMENT_TYPE } from "./documented-defaults.ts";
import { at, documentedPaths, ID, said, wireRecord, withAt, withoutAt } from "./record-fixture.ts";

const read = (data: unknown) => readLocationRecord(data, ID, async () => mendLocationRecord);

test.each([null, undefined, true, 42, "", "x", [], [wireRecord()], {}, { data: wireRecord() }])(
  "%j is no record",
  async (data) => {
    expect(await read(data)).toEqual({ ok: false, reason: "unreadable" });
  },
);

test("unknown keys are dropped, at every depth", async () => {
  const record = wireRecord();
  for (const path of [[], ["agent"], ["web_scheduler_config", "branding"]]) {
    withAt(record, [...path, "extra"], { nested: ["junk"] });
  }
  expect(await read(record)).toEqual({ ok: true, record: wireRecord(), problems: [] });
});

test("keys that mean something to JavaScript change no object", async () => {
  const evil = '"__proto__":{"polluted":1},"constructor":{"prototype":{"polluted":1}},';
  const text = JSON.stringify(wireRecord()).replaceAll("{", `{${evil}`).replaceAll(",}", "}");
  for (const body of [text, text.replace('"is_virtual":false', '"is_virtual":0')]) {
    const reading = await read(JSON.parse(body));
    expect(reading.ok).toBe(true);
    expect(Reflect.get({}, "polluted")).toBeUndefined();
    expect(Reflect.get([], "polluted")).toBeUndefined();
    if (reading.ok) {
      expect(Object.keys(reading.record)).toEqual(Object.keys(wireRecord()));
      expect(Reflect.get(reading.record.agent, "polluted")).toBeUndefined();
    }
  }
});

test("negative zero is a number like another", async () => {
  const path = ["web_scheduler_config", "branding", "header_logo_height"];
  const reading = await read(JSON.parse(JSON.stringify(wireRecord()).replace(":64,", ":-0,")));
  expect(reading.ok && reading.problems).toEqual([]);
  expect(reading.ok && at(reading.record, path)).toBe(-0);
});

test("numbers beyond every number take the default", async () => {
  const reading = await read(JSON.parse(JSON.stringify(wireRecord()).replace(":64,", ":1e999,")));
  const path = ["web_scheduler_config", "branding", "header_logo_height"];
  expect(reading).toMatchObject({ ok: true, problems: [{ path: said(path) }] });
  expect(reading.ok && at(reading.record, path)).toBe(50);
});

test.each([
  "\u0000Larkmere\u0007 \u202eDental\u202c",
  "\ufeff\u2066Larkmere\u2069 Dental",
  "Larkmere\ud800 Dental",
])("what could make a page read wrongly is taken out of a name: %j", async (name) => {
  const reading = await read({ ...wireRecord(), name });
  expect(reading.ok && reading.record.name.replace("\ufeff", "")).toBe("Larkmere Dental");
});

test("the shown texts are cleaned, and the values of the wire are not", async () => {
  const record = wireRecord();
  const bell = "a\u0007b";
  for (const path of documentedPaths) {
    if (typeof at(record, path) === "string" && path[0] !== "id") withAt(record, path, bell);
  }
  const reading = await read(record);
  if (!reading.ok) throw new Error(reading.reason);
  const cleaned = documentedPaths.filter((path) => at(reading.record, path) === "ab").map(said);
  expect(cleaned).toEqual([
    "name",
    "streetAddress",
    "city",
    "state",
    "postalCode",
    "chatbot_name",
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

test("a name of a megabyte is cut, with a mark", async () => {
  const reading = await read({ ...wireRecord(), name: "x".repeat(1_000_000) });
  expect(reading.ok && reading.record.name).toBe(`${"x".repeat(5000)}…`);
});

test.each([5_000, 200_000])("junk that is %i lists deep sinks nothing", async (depth) => {
  const junk = JSON.parse("[".repeat(depth) + "]".repeat(depth));
  const place = ["web_scheduler_config", "provider_profiles"];
  const whole = await read(withAt(wireRecord(), place, junk));
  expect(whole).toMatchObject({ ok: true, problems: [] });
  const mended = await read(withoutAt(withAt(wireRecord(), place, junk), ["city"]));
  expect(mended).toMatchObject({ ok: true, problems: [{ path: "city" }] });
});

test("ten thousand appointment types are read; wrong ones among them are told a few times", async () => {
  const place = ["web_scheduler_config", "appointment_types"];
  const types = Array.from({ length: 10_000 }, (_, index) =>
    index === 9_999 ? { ...DOCUMENTED_APPOINTMENT_TYPE, enabled: true } : index,
  );
  const reading = await read(withAt(wireRecord(), place, types));
  if (!reading.ok) throw new Error(reading.reason);
  const { appointment_types } = reading.record.web_scheduler_config;
  expect(appointment_types).toHaveLength(10_000);
  expect(appointment_types.filter(({ enabled }) => enabled)).toHaveLength(1);
  expect(reading.problems).toHaveLength(100);
});

test("a list that is too wrong to be parsed is a record that cannot be read", async () => {
  const place = ["web_scheduler_config", "appointment_types"];
  const zeros = Array.from({ length: 450_000 }, () => 0);
  expect(await read(withAt(wireRecord(), place, zeros))).toEqual({
    ok: false,
    reason: "unreadable",
  });
});
