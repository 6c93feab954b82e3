import { expect, test } from "vitest";
import { defaultAt } from "../../../src/contract/location-record/record-defaults.ts";
import { valueAt } from "../../../src/contract/value-at.ts";
import { DOCUMENTED_DEFAULTS } from "../documented-defaults.ts";

// The documented defaults: read-location-record.test.ts.

test.each([
  ["id"],
  ["name"],
  ["__proto__"],
  ["constructor"],
  ["toString"],
  ["agent", "nickname"],
  ["agent", "id", "length"],
  ["chatbot_greeting_message", "length"],
])("%s has no default", (...path) => {
  expect(defaultAt(path)).toBeUndefined();
});

test("returns a new copy each time, so that records do not share objects", () => {
  const path = ["web_scheduler_config", "required_fields"];
  Reflect.set(defaultAt(path) as object, "firstName", false);
  expect(defaultAt(path)).toEqual(valueAt(DOCUMENTED_DEFAULTS, path));
});
