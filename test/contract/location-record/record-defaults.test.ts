import { expect, test } from "vitest";
import { defaultAt } from "../../../src/contract/location-record/record-defaults.ts";
import { DOCUMENTED_APPOINTMENT_TYPE, DOCUMENTED_DEFAULTS } from "../documented-defaults.ts";
import { at, documentedPaths, said } from "../record-fixture.ts";

const structural = ["id", "name"];
const paths = documentedPaths
  .map((path) => [said(path), path] as const)
  .filter(([name]) => !structural.includes(name));

test.each(paths)("%s has the documented default", (_, path) => {
  const inList = path.indexOf(0);
  const expected =
    inList < 0
      ? at(DOCUMENTED_DEFAULTS, path)
      : at(DOCUMENTED_APPOINTMENT_TYPE, path.slice(inList + 1));
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
])("%s has none", (...path) => {
  expect(defaultAt(path)).toBeUndefined();
});

test("a default is fresh each time, so that one record cannot change another's", () => {
  const path = ["web_scheduler_config", "required_fields"];
  Reflect.set(defaultAt(path) as object, "firstName", false);
  expect(defaultAt(path)).toEqual(at(DOCUMENTED_DEFAULTS, path));
});
