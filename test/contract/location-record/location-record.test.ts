import { expect, test } from "vitest";
import {
  LenientLocationRecord,
  LocationRecord,
} from "../../../src/contract/location-record/location-record.ts";
import { EXAMPLES } from "../../../src/examples/index.ts";
import {
  documentedPaths,
  said,
  wireRecord,
  withAt,
  withoutAt,
  wrongValues,
} from "../record-fixture.ts";

const paths = documentedPaths.map((path) => [said(path), path] as const);

const keys = paths.filter(([, path]) => path.at(-1) !== 0);

const refusedPlaces = (record: unknown) =>
  LocationRecord.safeParse(record).error?.issues.map(({ path }) => said(path)) ?? [];

test("the walk over the record finds every documented place", () => {
  expect(paths).toHaveLength(80);
  expect(paths.map(([name]) => name)).toEqual(
    expect.arrayContaining([
      "practice_details.contactInfo",
      "web_scheduler_config.appointment_types.0.display_name",
      "web_scheduler_config.screener_question.if_no.message",
    ]),
  );
});

test.each(EXAMPLES)("the strict reading takes the example $slug as it is", ({ record }) => {
  expect(LocationRecord.parse(record)).toStrictEqual(record);
});

test.each(EXAMPLES)("the lenient reading takes the example $slug as it is", ({ record }) => {
  expect(LenientLocationRecord.parse(record)).toStrictEqual(record);
});

test.each(keys)("the strict reading refuses a record without %s, and says so", (_, path) => {
  const places = refusedPlaces(withoutAt(wireRecord(), path));
  expect(places).toEqual(path.at(-1) === "contactInfo" ? [] : [said(path)]);
});

test.each(paths)("the strict reading refuses a wrong type in %s, and says so", (_, path) => {
  const wrong = wrongValues(path);
  expect(wrong.length).toBeGreaterThan(3);
  for (const value of wrong) {
    const places = refusedPlaces(withAt(wireRecord(), path, value));
    expect(places, JSON.stringify(value)).toEqual([said(path)]);
  }
});

test.each([
  [["id"], "1"],
  [["id"], "10a3d96ecb6c4813935aa30369dd4806"],
  [["organization_id"], ""],
  [["agent", "location_id"], "{10a3d96e-cb6c-4813-935a-a30369dd4806}"],
  [["name"], ""],
  [["name"], " \t\n\u00a0"],
  [["name"], "\u200b\u2060"],
  [["phone_number"], ""],
  [["phone_number"], "(503) 555-0142"],
  [["phone_number"], "15035550142"],
  [["time_zone"], ""],
  [["time_zone"], "EST"],
  [["time_zone"], "+01:00"],
  [["web_scheduler_config", "branding", "font_color"], "#333"],
  [["web_scheduler_config", "branding", "font_color"], "red"],
  [["web_scheduler_config", "branding", "font_color"], "#33333380"],
])("the strict reading refuses a form that is not documented: %j as %j", (path, value) => {
  expect(refusedPlaces(withAt(wireRecord(), path, value))).toEqual([said(path)]);
});

test.each([
  [["id"], "11111111-2222-3333-4444-555555555555"],
  [["time_zone"], "America/Argentina/Buenos_Aires"],
  [["time_zone"], "America/Port-au-Prince"],
  [["chatbot_greeting_message"], null],
  [["streetAddress"], ""],
  [["web_scheduler_config", "branding", "font_color"], "#abCDef"],
])("the strict reading takes what is documented: %j as %j", (path, value) => {
  expect(refusedPlaces(withAt(wireRecord(), path, value))).toEqual([]);
});
