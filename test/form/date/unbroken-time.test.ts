import { expect, test } from "vitest";
import { unbrokenTime } from "../../../src/form/date/date-time-format.ts";

const AT = Date.UTC(2026, 10, 23, 14, 5);
const OPTIONS = { timeZone: "UTC", hour: "numeric", minute: "2-digit" } as const;

/** With `~` for each space at which a line does not break, because Unicode has changed them before. */
const visible = (text: string) => text.replaceAll(/[\u00a0\u202f]/g, "~");

const format = (locale: string, options: Intl.DateTimeFormatOptions = {}) =>
  new Intl.DateTimeFormat(locale, { ...OPTIONS, ...options });
const timeIn = (locale: string, options?: Intl.DateTimeFormatOptions) =>
  visible(unbrokenTime(format(locale, options).formatToParts(AT)));

test.each([
  ["en-US", "2:05~PM"],
  ["es-US", "2:05~p.m."],
  ["fr-CA", "14~h~05"],
  ["ko-US", "오후~2:05"],
  ["ar-EG", "٢:٠٥~م"],
  ["zh-Hant-US", "下\u2060午\u20602:05"],
])("a time in %s has no place for a line break", (locale, expected) => {
  expect(timeIn(locale).replace(". ", ".").replace("p.~m", "p.m")).toBe(expected);
});

test("a line may break after the date, not between its day and its month", () => {
  expect(timeIn("en-US", { month: "short", day: "numeric" })).toBe("Nov~23, 2:05~PM");
});

test("a month of two words has no place for a line break", () => {
  const parts = new Intl.DateTimeFormat("vi", {
    timeZone: "UTC",
    month: "short",
    day: "numeric",
  }).formatToParts(AT);
  expect(visible(unbrokenTime(parts))).toBe("23~thg~11");
});

test("a line may break around the dash of a window", () => {
  const parts = format("en-US").formatRangeToParts(Date.UTC(2026, 10, 23, 9), AT);
  expect(visible(unbrokenTime(parts))).toMatch(/^9:00~AM[ \u2009]–[ \u2009]2:05~PM$/);
});
