import { type BirthDatePart, type FieldResult, fieldError } from "../errors.ts";
import { BIRTH_DATE_PARTS, type BirthDateParts } from "../inputs.ts";
import { asciiDigits } from "../text/ascii-digits.ts";
import { normalizeLine } from "../text/normalize.ts";
import { type CalendarDay, compareDays, daysInMonth, isoDay } from "./calendar-day.ts";
import { parseMonth } from "./month-names.ts";
import { isOtherCalendar } from "./other-calendars.ts";
import { parsePastedDate } from "./pasted-date.ts";

export interface BirthDateRules {
  /** The latest day that is not in the future; see `latestDayOnEarth`. */
  today: CalendarDay;
  /** The patient's language, whose month names are accepted in addition to the English ones. */
  locale: string;
}

const MAX_AGE = 130;
const MAX_PART_LENGTH = 60;
const DAY = /^(\d{1,2})(?:st|nd|rd|th|er|[ºª日])?$/i;

/**
 * A date of birth as YYYY-MM-DD: a real calendar day, not in the future and at most 130 years ago.
 * The error names the invalid parts, so that only these are marked: first missing parts, then
 * impossible ones, then a date in the future.
 */
export function validateBirthDate(input: BirthDateParts, rules: BirthDateRules): FieldResult {
  const text = {
    day: stripPunctuation(input.day),
    month: stripPunctuation(input.month),
    year: stripPunctuation(input.year),
  };
  const missing = BIRTH_DATE_PARTS.filter((part) => text[part] === "");
  if (missing.length === 3) return { value: null };
  if (missing.length > 0) {
    // People and password managers sometimes put the whole date into one input.
    const [only] = missing.length === 2 ? BIRTH_DATE_PARTS.filter((part) => text[part] !== "") : [];
    const whole = only && parsePastedDate(input[only], rules.locale);
    return whole
      ? validateBirthDate(whole, rules)
      : fieldError("date-incomplete", { parts: missing });
  }

  const { today } = rules;
  const month = parseMonth(text.month, rules.locale) ?? 0;
  if (month < 1 || month > 12) return fieldError("date-month", { parts: ["month"] });
  const yearDigits = text.year.replace(/年$/, "");
  if (/^\d{1,3}$/.test(yearDigits)) return fieldError("date-year-short", { parts: ["year"] });
  if (!/^\d{4}$/.test(yearDigits)) return fieldError("date-year", { parts: ["year"] });
  const year = Number(yearDigits);
  if (isOtherCalendar(year, today.year, MAX_AGE)) {
    return fieldError("date-calendar", { parts: ["year"] });
  }
  const day = Number(DAY.exec(text.day)?.[1] ?? 0);
  if (day < 1 || day > 31) return fieldError("date-day", { parts: ["day"] });
  const lastDay = { year, month, day: daysInMonth(year, month) };
  if (day > lastDay.day) return fieldError("date-not-real", { parts: ["day"], lastDay });

  const date = { year, month, day };
  if (compareDays(date, today) > 0) {
    return fieldError("date-future", { parts: futureParts(date, today) });
  }
  if (compareDays(date, { ...today, year: today.year - MAX_AGE }) < 0) {
    return fieldError("date-too-old", { parts: ["year"] });
  }
  return { value: isoDay(date) };
}

// People type separators along with a part: `27.`, `March,`.
const stripPunctuation = (input: string) =>
  asciiDigits(normalizeLine(input).slice(0, MAX_PART_LENGTH)).replace(
    /^[^\p{L}\p{N}]+|[^\p{L}\p{M}\p{N}]+$/gu,
    "",
  );

const futureParts = (date: CalendarDay, today: CalendarDay): BirthDatePart[] =>
  date.year > today.year ? ["year"] : date.month > today.month ? ["month"] : ["day"];
