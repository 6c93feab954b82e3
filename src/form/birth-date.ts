import { type CalendarDay, compareDays, daysInMonth, isoDay } from "./calendar-day.ts";
import { type BirthDatePart, type Checked, fault } from "./faults.ts";
import { readMonth } from "./month-names.ts";
import { asciiDigits, tidyLine } from "./tidy.ts";

/** A date of birth as it was typed. */
export type BirthDateParts = Record<BirthDatePart, string>;

export interface BirthDateRules {
  /** The latest day that is not in the future; see `latestDayOnEarth`. */
  today: CalendarDay;
  /** See `monthNames`. */
  months: readonly string[][];
}

const PARTS: readonly BirthDatePart[] = ["day", "month", "year"];
const OLDEST_AGE = 130;

/**
 * A date of birth as YYYY-MM-DD: a real day of the calendar, not in the future and at most 130
 * years ago. Tells which part is wrong, so that only that one is marked.
 */
export function checkBirthDate(typed: BirthDateParts, { today, months }: BirthDateRules): Checked {
  const text = {
    day: asciiDigits(tidyLine(typed.day)),
    month: tidyLine(typed.month),
    year: asciiDigits(tidyLine(typed.year)),
  };
  const missing = PARTS.filter((part) => text[part] === "");
  if (missing.length === PARTS.length) return { value: null };
  if (missing.length > 0) return fault("date-incomplete", { parts: missing });

  const day = /^\d{1,2}$/.test(text.day) ? Number(text.day) : 0;
  const month = readMonth(text.month, months) ?? 0;
  const year = /^\d{4}$/.test(text.year) ? Number(text.year) : 0;

  if (month < 1 || month > 12) return fault("date-month", { parts: ["month"] });
  if (/^\d{1,3}$/.test(text.year)) return fault("date-year-short", { parts: ["year"] });
  if (year === 0) return fault("date-year", { parts: ["year"] });
  if (day < 1 || day > 31) return fault("date-day", { parts: ["day"] });
  const last = daysInMonth(year, month);
  if (day > last) return fault("date-not-real", { parts: ["day"], limit: last });

  const date = { year, month, day };
  if (compareDays(date, today) > 0)
    return fault("date-future", { parts: wrongInFuture(date, today) });
  if (compareDays(date, { ...today, year: today.year - OLDEST_AGE }) < 0) {
    return fault("date-too-old", { parts: ["year"] });
  }
  return { value: isoDay(date) };
}

const wrongInFuture = (date: CalendarDay, today: CalendarDay): BirthDatePart[] =>
  date.year > today.year ? ["year"] : date.month > today.month ? ["month"] : ["day"];
