import { expect, test } from "vitest";
import {
  repairLocationRecord,
  replaceInvalid,
} from "../../../src/contract/location-record/repair-location-record.ts";
import { ID, rawRecord } from "../record-fixture.ts";

const issue = (path: PropertyKey[], overrides = {}) => ({
  path,
  code: "invalid_type",
  ...overrides,
});

test("replaces each invalid value with its default and reports the expected type", () => {
  const data = { id: "1", city: 7, agent: { id: "2", name: null } };
  const issues = [
    issue(["city"], { expected: "string" }),
    issue(["agent", "name"], { expected: "string" }),
    issue(["is_virtual"], { expected: "boolean" }),
  ];
  expect(replaceInvalid(data, issues)).toEqual({
    data: { id: "1", city: "", agent: { id: "2", name: "" }, is_virtual: false },
    problems: [
      { path: "city", expected: "string" },
      { path: "agent.name", expected: "string" },
      { path: "is_virtual", expected: "boolean" },
    ],
  });
});

test.each(["id", "name"])("returns null if %s is invalid", (key) => {
  expect(replaceInvalid({ city: "" }, [issue([key]), issue(["city"])])).toBeNull();
});

test.each([
  ["the type of a number out of range", { code: "too_big", origin: "int" }, "int"],
  ["the code of an issue without an expected type", { code: "custom" }, "custom"],
])("reports %s", (_label, overrides, expected) => {
  const repaired = replaceInvalid({}, [issue(["city"], overrides)]);
  expect(repaired?.problems).toEqual([{ path: "city", expected }]);
});

test("a valid record has no problems", () => {
  expect(repairLocationRecord(rawRecord())).toMatchObject({ record: { id: ID }, problems: [] });
});

test("data without id and name is unusable", () => {
  for (const data of [null, 7, "text", [], {}]) expect(repairLocationRecord(data)).toBeNull();
});

test("data that is nested deep does not overflow the stack", () => {
  let list: unknown = [];
  let object: unknown = {};
  for (let depth = 0; depth < 100_000; depth += 1) {
    list = [list];
    object = { object };
  }
  const issues = [issue(["is_virtual"], { expected: "boolean" })];
  expect(replaceInvalid({ list, object }, issues)?.problems).toHaveLength(1);
});
