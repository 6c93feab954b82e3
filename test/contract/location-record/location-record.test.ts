import { expect, test } from "vitest";
import { LocationRecord } from "../../../src/contract/location-record/location-record.ts";
import { dotted, rawRecord, setAt } from "../record-fixture.ts";

// All wrong and missing keys: record-shape.test.ts, read-location-record.test.ts.
const invalidPaths = (record: unknown) =>
  LocationRecord.safeParse(record).error?.issues.map(({ path }) => dotted(path)) ?? [];

test.each([
  [["id"], "1"],
  [["id"], "10a3d96ecb6c4813935aa30369dd4806"],
  [["organization_id"], ""],
  [["agent", "location_id"], "{10a3d96e-cb6c-4813-935a-a30369dd4806}"],
  [["name"], " \t\n\u00a0"],
  [["name"], "\u200b\u2060"],
  [["phone_number"], "15035550142"],
  [["phone_number"], "tel:+15035550142"],
  [["phone_number"], "+15035550142 x7"],
  [["time_zone"], "EST"],
  [["time_zone"], "+01:00"],
  [["time_zone"], "(America/Toronto"],
  [["time_zone"], "America/Toronto)"],
  [["web_scheduler_config", "branding", "font_color"], "#333"],
  [["web_scheduler_config", "branding", "font_color"], "a #333333"],
  [["web_scheduler_config", "branding", "font_color"], "#33333380"],
])("the strict schema rejects an undocumented format: %j as %j", (path, value) => {
  expect(invalidPaths(setAt(rawRecord(), path, value))).toEqual([dotted(path)]);
});

test.each([
  [["id"], "11111111-2222-3333-4444-555555555555"],
  [["time_zone"], "America/Argentina/Buenos_Aires"],
  [["time_zone"], "America/Port-au-Prince"],
  [["chatbot_greeting_message"], null],
  [["streetAddress"], ""],
  [["web_scheduler_config", "branding", "font_color"], "#abCDef"],
])("the strict schema accepts a documented format: %j as %j", (path, value) => {
  expect(invalidPaths(setAt(rawRecord(), path, value))).toEqual([]);
});
