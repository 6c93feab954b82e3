import { afterEach, describe, expect, test } from "vitest";
import { checking } from "../../src/form/validation.ts";

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

const home = process.env.TZ;
afterEach(() => {
  // An environment variable that is set to undefined is the word "undefined".
  if (home === undefined) delete process.env.TZ;
  else process.env.TZ = home;
});

const check = (day: number, month: number, year: number, now: number) =>
  checking.answer(
    { name: "dob", required: true },
    {
      firstName: "",
      lastName: "",
      email: "",
      phone: "",
      dob: { day: String(day), month: String(month), year: String(year) },
      insurance: "",
      additionalDetails: "",
    },
    { now, locale: "en", practicePhone: "+12025550143" },
  );

/** The days around those on which a clock is put forward, and the ends of months and years. */
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

const iso = (date: Date) =>
  `${date.getFullYear()}-${String(date.getMonth() + 1).padStart(2, "0")}-${String(date.getDate()).padStart(2, "0")}`;

test("the zones go from 11 hours behind to 14 hours ahead", () => {
  const offsets = zones.map((zone) => {
    process.env.TZ = zone;
    return new Date(Date.UTC(2026, 10, 20)).getTimezoneOffset() / -60;
  });
  expect(Math.min(...offsets)).toBe(-11);
  expect(Math.max(...offsets)).toBe(14);
});

describe.each(zones)("in %s", (zone) => {
  test("a day of birth is that day", () => {
    process.env.TZ = zone;
    for (const [day, month, year] of days) {
      const value = `${year}-${String(month).padStart(2, "0")}-${String(day).padStart(2, "0")}`;
      expect(check(day, month, year, Date.UTC(2026, 10, 20, 12))).toEqual({ value });
    }
  });

  test("a child that was born today may come, whatever the hour", () => {
    process.env.TZ = zone;
    for (const now of instants) {
      const here = new Date(now);
      const born = check(here.getDate(), here.getMonth() + 1, here.getFullYear(), now);
      expect(born).toEqual({ value: iso(here) });
    }
  });

  test("what is refused as future is the same everywhere", () => {
    process.env.TZ = zone;
    const beforeTen = Date.UTC(2026, 10, 20, 9, 59, 59);
    expect(check(20, 11, 2026, beforeTen)).toEqual({ value: "2026-11-20" });
    expect(check(21, 11, 2026, beforeTen)).toMatchObject({ fault: { code: "date-future" } });
    // It is 21 November on Kiritimati.
    expect(check(21, 11, 2026, beforeTen + 1000)).toEqual({ value: "2026-11-21" });
  });

  test("what is read from a pasted date is the same everywhere", () => {
    process.env.TZ = zone;
    const parts = { day: "1", month: "1", year: "2000" };
    expect(checking.wholeDate("2000-01-01T00:00:00Z", "en")).toEqual(parts);
    expect(checking.wholeDate("January 1, 2000", "en")).toEqual(parts);
  });

  test("month names are the same everywhere", () => {
    process.env.TZ = zone;
    expect(checking.wholeDate("31 December 1999", "es")?.month).toBe("12");
    expect(checking.wholeDate("1 de enero de 2000", "es")?.month).toBe("1");
  });
});
