import { afterEach, describe, expect, test } from "vitest";
import { validation } from "../../../src/form/validation/validate.ts";
import { formValues } from "../values-fixture.ts";

const zones = [
  "Pacific/Pago_Pago",
  "Pacific/Honolulu",
  "America/Los_Angeles",
  "America/New_York",
  "America/Sao_Paulo",
  "America/St_Johns",
  "UTC",
  "Europe/London",
  "Africa/Cairo",
  "Asia/Tehran",
  "Asia/Kathmandu",
  "Asia/Bangkok",
  "Australia/Lord_Howe",
  "Pacific/Auckland",
  "Pacific/Chatham",
  "Pacific/Apia",
  "Pacific/Kiritimati",
];
const HOUR = 3_600_000;
const instants = Array.from({ length: 30 }, (_, hour) => Date.UTC(2026, 10, 20) + hour * HOUR);

const originalZone = process.env.TZ;
afterEach(() => {
  // Assigning undefined to an environment variable stores the string "undefined".
  if (originalZone === undefined) delete process.env.TZ;
  else process.env.TZ = originalZone;
});

const validate = (day: number, month: number, year: number, now: number) =>
  validation.validateField(
    { name: "dob", required: true },
    formValues({ day: String(day), month: String(month), year: String(year) }),
    { now, locale: "en", callingCode: "1" },
  );

/** Days on which daylight saving time starts, days that a zone skipped, ends of months and years. */
const days = [
  [1, 1, 2000],
  [31, 12, 1999],
  [29, 2, 2000],
  [28, 2, 1999],
  [8, 3, 2026],
  [29, 3, 2026],
  [24, 4, 1980],
  [15, 10, 1990],
  [30, 12, 2011],
  [31, 12, 2011],
] as const;

const localIsoDay = (date: Date) =>
  `${date.getFullYear()}-${String(date.getMonth() + 1).padStart(2, "0")}-${String(date.getDate()).padStart(2, "0")}`;

test("the zones range from UTC-11 to UTC+14", () => {
  const offsets = zones.map((zone) => {
    process.env.TZ = zone;
    return new Date(Date.UTC(2026, 10, 20)).getTimezoneOffset() / -60;
  });
  expect(Math.min(...offsets)).toBe(-11);
  expect(Math.max(...offsets)).toBe(14);
});

describe.each(zones)("in %s", (zone) => {
  test("a date of birth does not shift", () => {
    process.env.TZ = zone;
    for (const [day, month, year] of days) {
      const value = `${year}-${String(month).padStart(2, "0")}-${String(day).padStart(2, "0")}`;
      expect(validate(day, month, year, Date.UTC(2026, 10, 20, 12))).toEqual({ value });
    }
  });

  test("accepts today at any hour", () => {
    process.env.TZ = zone;
    for (const now of instants) {
      const today = new Date(now);
      const result = validate(today.getDate(), today.getMonth() + 1, today.getFullYear(), now);
      expect(result).toEqual({ value: localIsoDay(today) });
    }
  });

  test("rejects the same dates as being in the future", () => {
    process.env.TZ = zone;
    const beforeTen = Date.UTC(2026, 10, 20, 9, 59, 59);
    expect(validate(20, 11, 2026, beforeTen)).toEqual({ value: "2026-11-20" });
    expect(validate(21, 11, 2026, beforeTen)).toMatchObject({ error: { code: "date-future" } });
    // It is 21 November on Kiritimati.
    expect(validate(21, 11, 2026, beforeTen + 1000)).toEqual({ value: "2026-11-21" });
  });

  test("a pasted date does not shift", () => {
    process.env.TZ = zone;
    const parts = { day: "1", month: "1", year: "2000" };
    expect(validation.parsePastedDate("2000-01-01T00:00:00Z", null)).toEqual(parts);
    expect(validation.parsePastedDate("January 1, 2000", null)).toEqual(parts);
  });

  test("month names do not shift", () => {
    process.env.TZ = zone;
    expect(validation.parsePastedDate("31 December 1999", null)?.month).toBe("12");
    expect(validation.parsePastedDate("1 de enero de 2000", null)?.month).toBe("1");
  });
});
