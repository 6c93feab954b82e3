import { expect, test } from "vitest";
import { mendLocationRecord } from "../../../src/contract/location-record/repair-location-record.ts";

const issue = (path: PropertyKey[], over = {}) => ({ path, code: "invalid_type", ...over });

test("each wrong place gets its default, and is told with its type", () => {
  const data = { id: "1", city: 7, agent: { id: "2", name: null } };
  const issues = [
    issue(["city"], { expected: "string" }),
    issue(["agent", "name"], { expected: "string" }),
    issue(["is_virtual"], { expected: "boolean" }),
  ];
  expect(mendLocationRecord(data, issues)).toEqual({
    data: { id: "1", city: "", agent: { id: "2", name: "" }, is_virtual: false },
    problems: [
      { path: "city", expected: "string" },
      { path: "agent.name", expected: "string" },
      { path: "is_virtual", expected: "boolean" },
    ],
  });
});

test.each(["id", "name"])("without its %s there is nothing to mend", (key) => {
  expect(mendLocationRecord({ city: "" }, [issue([key]), issue(["city"])])).toBeNull();
});

test("a number out of range is told by its type", () => {
  const path = ["web_scheduler_config"];
  expect(
    mendLocationRecord({}, [issue(path, { code: "too_big", origin: "int" })])?.problems,
  ).toEqual([{ path: "web_scheduler_config", expected: "int" }]);
});

test("a mistake that zod does not explain is told by its code", () => {
  expect(mendLocationRecord({}, [issue(["city"], { code: "custom" })])?.problems).toEqual([
    { path: "city", expected: "custom" },
  ]);
});
