import { expect, test } from "vitest";
import { ANY_TIME, isAnyTime, setPreferredTime } from "../../../src/form/questions/values.ts";

test("days and parts are in the order of the week and the day", () => {
  const friday = setPreferredTime(undefined, "friday", true);
  const evening = setPreferredTime(friday, "evening", true);
  const monday = setPreferredTime(evening, "monday", true);
  expect(setPreferredTime(monday, "morning", true)).toEqual({
    days: ["monday", "friday"],
    parts: ["morning", "evening"],
  });
});

test("a day replaces any time", () => {
  expect(setPreferredTime(ANY_TIME, "sunday", true)).toEqual({ days: ["sunday"], parts: [] });
});

test("without the last day or part there is no answer, which is not any time", () => {
  const none = setPreferredTime({ days: [], parts: ["morning"] }, "morning", false);
  expect(none).toBeUndefined();
  expect(isAnyTime(none)).toBe(false);
  expect(isAnyTime(ANY_TIME)).toBe(true);
  expect(isAnyTime({ days: ["monday"], parts: [] })).toBe(false);
});
