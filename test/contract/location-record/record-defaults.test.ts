import { expect, test } from "vitest";
import { defaultAt } from "../../../src/contract/location-record/record-defaults.ts";
import { valueAt } from "../../../src/contract/value-at.ts";
import { DOCUMENTED_APPOINTMENT_TYPE, DOCUMENTED_DEFAULTS } from "../documented-defaults.ts";
import { documentedPaths, dotted } from "../record-fixture.ts";

const required = ["id", "name"];
const paths = documentedPaths
  .map((path) => [dotted(path), path] as const)
  .filter(([name]) => !required.includes(name));

test.each(paths)("%s has the documented default", (_name, path) => {
  const itemIndex = path.indexOf(0);
  const expected =
    itemIndex < 0
      ? valueAt(DOCUMENTED_DEFAULTS, path)
      : valueAt(DOCUMENTED_APPOINTMENT_TYPE, path.slice(itemIndex + 1));
  expect(expected).not.toBeUndefined();
  expect(defaultAt(path)).toEqual(expected);
});

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
