import { expect, test } from "vitest";
import {
  ANY_TIME,
  isAnyTime,
  togglePreferredTime,
} from "../../../src/form/opt-in/preferred-times.ts";

test("days and parts are in the order of the week and the day", () => {
  const friday = togglePreferredTime(undefined, "friday");
  const evening = togglePreferredTime(friday, "evening");
  const monday = togglePreferredTime(evening, "monday");
  expect(togglePreferredTime(monday, "morning")).toEqual({
    days: ["monday", "friday"],
    parts: ["morning", "evening"],
  });
});

test("a day replaces any time", () => {
  expect(togglePreferredTime(ANY_TIME, "sunday")).toEqual({ days: ["sunday"], parts: [] });
});

test("without the last day or part there is no answer, which is not any time", () => {
  const none = togglePreferredTime({ days: [], parts: ["morning"] }, "morning");
  expect(none).toBeUndefined();
  expect(isAnyTime(none)).toBe(false);
  expect(isAnyTime(ANY_TIME)).toBe(true);
  expect(isAnyTime({ days: ["monday"], parts: [] })).toBe(false);
});
