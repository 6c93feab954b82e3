import { type BirthDatePart, type Checked, fault } from "../errors.ts";
import { asciiDigits } from "../text/ascii-digits.ts";
import { tidyLine } from "../text/normalize.ts";
import { type CalendarDay, compareDays, daysInMonth, isoDay } from "./calendar-day.ts";
import { readMonth } from "./month-names.ts";
import { isOtherCalendar } from "./other-calendars.ts";
import { type BirthDateParts, spreadDate } from "./pasted-date.ts";

export interface BirthDateRules {
  /** The latest day that is not in the future; see `latestDayOnEarth`. */
  today: CalendarDay;
  /** The reader's language, whose month names are known beside the English ones. */
  locale: string;
}

const PARTS: readonly BirthDatePart[] = ["day", "month", "year"];
const OLDEST_AGE = 130;
const LONGEST_PART = 60;
const DAY = /^(\d{1,2})(?:st|nd|rd|th|er|[ºª日])?$/i;

/**
 * A date of birth as YYYY-MM-DD: a real day of the calendar, not in the future and at most 130
 * years ago. Tells which part is wrong, so that only that one is marked: a missing one first, then
 * an impossible one, then one that lies in the future.
 */
export function checkBirthDate(typed: BirthDateParts, rules: BirthDateRules): Checked {
  const text = { day: bare(typed.day), month: bare(typed.month), year: bare(typed.year) };
  const missing = PARTS.filter((part) => text[part] === "");
  if (missing.length === 3) return { value: null };
  if (missing.length > 0) {
    // Somebody may have typed it all into one field, or a password manager may have.
    const [only] = missing.length === 2 ? PARTS.filter((part) => text[part] !== "") : [];
    const whole = only && spreadDate(typed[only], rules.locale);
    return whole ? checkBirthDate(whole, rules) : fault("date-incomplete", { parts: missing });
  }

  const { today } = rules;
  const month = readMonth(text.month, rules.locale) ?? 0;
  if (month < 1 || month > 12) return fault("date-month", { parts: ["month"] });
  const yearDigits = text.year.replace(/年$/, "");
  if (/^\d{1,3}$/.test(yearDigits)) return fault("date-year-short", { parts: ["year"] });
  if (!/^\d{4}$/.test(yearDigits)) return fault("date-year", { parts: ["year"] });
  const year = Number(yearDigits);
  if (isOtherCalendar(year, today.year, OLDEST_AGE)) {
    return fault("date-calendar", { parts: ["year"] });
  }
  const day = Number(DAY.exec(text.day)?.[1] ?? 0);
  if (day < 1 || day > 31) return fault("date-day", { parts: ["day"] });
  const last = daysInMonth(year, month);
  if (day > last) return fault("date-not-real", { parts: ["day"], limit: last });

  const date = { year, month, day };
  if (compareDays(date, today) > 0) {
    return fault("date-future", { parts: wrongInFuture(date, today) });
  }
  if (compareDays(date, { ...today, year: today.year - OLDEST_AGE }) < 0) {
    return fault("date-too-old", { parts: ["year"] });
  }
  return { value: isoDay(date) };
}

// A comma or a full stop beside a part is what is left of a date that was typed from a paper.
const bare = (typed: string) =>
  asciiDigits(tidyLine(typed).slice(0, LONGEST_PART)).replace(
    /^[^\p{L}\p{N}]+|[^\p{L}\p{M}\p{N}]+$/gu,
    "",
  );

const wrongInFuture = (date: CalendarDay, today: CalendarDay): BirthDatePart[] =>
  date.year > today.year ? ["year"] : date.month > today.month ? ["month"] : ["day"];
