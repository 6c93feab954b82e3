import { expect, test } from "vitest";
import { isoDay, isRealDay, latestDayOnEarth } from "../../src/form/calendar-day.ts";

test.each([
  ["at 9:59 UTC it is still the 20th in UTC+14", Date.UTC(2026, 10, 20, 9, 59), "2026-11-20"],
  ["at 10:00 UTC it is the 21st in UTC+14", Date.UTC(2026, 10, 20, 10), "2026-11-21"],
  ["the next year begins earlier in UTC+14", Date.UTC(2026, 11, 31, 23), "2027-01-01"],
  ["leap days exist", Date.UTC(2024, 1, 28, 12), "2024-02-29"],
])("%s", (_label, now, day) => {
  expect(isoDay(latestDayOnEarth(now))).toBe(day);
});

test("the first and the last day of a year are real, those around them are not", () => {
  expect(isRealDay({ year: 2026, month: 1, day: 1 })).toBe(true);
  expect(isRealDay({ year: 2026, month: 12, day: 31 })).toBe(true);
  expect(isRealDay({ year: 2026, month: 0, day: 1 })).toBe(false);
  expect(isRealDay({ year: 2026, month: 13, day: 1 })).toBe(false);
  expect(isRealDay({ year: 2026, month: 1, day: 0 })).toBe(false);
});
