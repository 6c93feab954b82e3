import { type CalendarDay, daysInMonth, isoDay } from "../calendar-day.ts";
import { type BirthDatePart, type FieldError, type FieldResult, fieldError } from "../errors.ts";
import { BIRTH_DATE_PARTS, type BirthDateParts } from "../inputs.ts";
import { asciiDigits, normalizeLine } from "../text/normalize.ts";
import {
  namesOtherCalendar,
  parseMonth,
  parsePastedDate,
  unambiguousMonth,
  withoutAge,
} from "./pasted-date.ts";

interface BirthDateRules {
  /** The latest day that is not in the future; see `latestDayOnEarth`. */
  today: CalendarDay;
  /** The same if the device's clock is behind. */
  latest: CalendarDay;
  order: readonly BirthDatePart[];
  language: string;
}

/** Nobody alive is older, and nobody is known to have been older than 122. */
const MAX_AGE = 120;
const MAX_PART_LENGTH = 60;
/** Valid as no part of a date. */
const TOO_LONG = "x";
const DAY = /^(\d{1,2})(?:st|nd|rd|th|er|[ºª日일号號])?$/i;
// The year in Chinese, Korean and Russian, and the Arabic letter for the Gregorian calendar.
const YEAR_SUFFIX = /\s*(?:年|년|г|года|م)$/;
// Vietnamese writes the words for day and year first, and people type them into the inputs: `ngày 27`.
const PREFIX = /^(?:ngày|năm)\s*/i;

/**
 * A date of birth as YYYY-MM-DD: a real day, not in the future and at most 120 years ago. The error names the parts to
 * mark: the missing ones, else every impossible one, else what makes the date too late or too early.
 */
export function validateBirthDate(input: BirthDateParts, rules: BirthDateRules): FieldResult {
  const text = {
    day: normalizePart(input.day),
    month: normalizePart(input.month),
    year: normalizePart(input.year),
  };
  const missing = BIRTH_DATE_PARTS.filter((part) => text[part] === "");
  if (missing.length === 3) return { value: null };
  const foreign = rules.order.filter((part) => namesOtherCalendar(input[part]));
  if (foreign.length > 0) return fieldError("date-calendar", { parts: foreign });
  // People and password managers sometimes put the whole date into one input, or into each.
  const given = rules.order.filter((part) => text[part] !== "");
  const texts = [...new Set(given.map((part) => input[part]))];
  if (missing.length > 0 || texts.length === 1) {
    const parts = parsePastedDate(texts.join(" "), rules.order, rules.language);
    if (parts) return validateBirthDate(parts, rules);
  }
  if (missing.length > 0) {
    const [only = "", ...others] = given.map((part) => text[part]);
    const incomplete = (others.length === 0 && missingParts(only, rules.language)) || missing;
    return fieldError("date-incomplete", {
      parts: rules.order.filter((part) => incomplete.includes(part)),
    });
  }

  const { today, latest } = rules;
  const month = parseMonth(unambiguousMonth(text.month, rules.language), rules.language) ?? 0;
  const isMonth = month >= 1 && month <= 12;
  const yearText = text.year.replace(YEAR_SUFFIX, "");
  const yearError = yearErrorOf(yearText, today);
  const day = Number(DAY.exec(text.day)?.[1] ?? 0);
  const errors: Partial<Record<BirthDatePart, Omit<FieldError, "parts">>> = {};
  if (!isMonth) errors.month = { code: "date-month" };
  if (yearError) errors.year = { code: yearError };
  if (day < 1 || day > 31) errors.day = { code: "date-day" };
  else if (isMonth && yearError !== "date-calendar") {
    const lastDay = lastDayOf(month, day, possibleYears(yearText, yearError !== null, today));
    if (lastDay && day > lastDay.day) errors.day = { code: "date-not-real", lastDay };
  }
  const parts = rules.order.filter((part) => errors[part]);
  const [first, ...others] = parts.flatMap((part) => errors[part] ?? []);
  if (first) return { error: { ...first, parts, ...(others.length > 0 && { others }) } };

  const date = { year: Number(yearText), month, day };
  const value = isoDay(date);
  if (value > isoDay(latest)) {
    return fieldError("date-future", { parts: futureParts(date, latest) });
  }
  if (value < isoDay({ ...today, year: today.year - MAX_AGE })) {
    return fieldError("date-too-old", { parts: ["year"] });
  }
  return { value };
}

// People type separators along with a part: `27.`, `March,`. Long text is not cut, because its start could be valid.
function normalizePart(input: string): string {
  const line = normalizeLine(input);
  return line.length > MAX_PART_LENGTH
    ? TOO_LONG
    : withoutAge(asciiDigits(line))
        .replace(/^[^\p{L}\p{N}]+|[^\p{L}\p{M}\p{N}]+$/gu, "")
        .replace(PREFIX, "");
}

/** The parts that are missing from two parts in one input (`27/3`); null for any other text. */
function missingParts(text: string, language: string): readonly BirthDatePart[] | null {
  const words = asciiDigits(text).match(/\d+|[\p{L}\p{M}]+/gu) ?? [];
  const hasYear = words.some((word) => /^\d{4}$/.test(word));
  const hasName = words.some((word) => /^\D/.test(word) && parseMonth(word, language) !== null);
  if (words.length === 1) return hasYear ? ["day", "month"] : null;
  // `March twenty-seven 1990`
  if (hasYear && hasName && !words.some((word) => /^\d{1,2}$/.test(word))) return ["day"];
  if (words.length !== 2) return null;
  if (hasYear) return ["day"];
  return hasName || words.every((word) => /^\d{1,2}$/.test(word)) ? ["year"] : null;
}

function yearErrorOf(year: string, today: CalendarDay) {
  if (/^\d{1,3}$/.test(year)) return "date-year-short";
  if (!/^\d{4}$/.test(year)) return "date-year";
  return isOtherCalendar(Number(year), today.year) ? "date-calendar" : null;
}

/** The years that were probably meant, latest first: with two digits, in this century or the last. */
function possibleYears(text: string, isInvalid: boolean, today: CalendarDay): number[] {
  if (!isInvalid) return [Number(text)];
  if (!/^\d\d$/.test(text)) return [];
  const century = today.year - (today.year % 100);
  return [century, century - 100]
    .map((first) => first + Number(text))
    .filter((year) => year <= today.year);
}

/** The last day of the month in the first year that has this day, else in the first year. */
function lastDayOf(month: number, day: number, years: readonly number[]): CalendarDay | null {
  const lastDays = years.map((year) => ({ year, month, day: daysInMonth(year, month) }));
  return lastDays.find((lastDay) => day <= lastDay.day) ?? lastDays[0] ?? null;
}

const futureParts = (date: CalendarDay, today: CalendarDay): BirthDatePart[] =>
  date.year > today.year ? ["year"] : date.month > today.month ? ["month"] : ["day"];

/** How many years the Buddhist and the Hebrew calendar are ahead. */
const OFFSETS = [543, 3760];

/** Whether it may be a Buddhist (2543), Hebrew (5760), Islamic (1445) or Persian (1403) year of birth. */
function isOtherCalendar(year: number, thisYear: number): boolean {
  const [earliest, latest] = [thisYear - MAX_AGE, thisYear + 1];
  const isBuddhistOrHebrew = OFFSETS.map((offset) => year - offset).some(
    (common) => common >= earliest && common <= latest,
  );
  // Both Hijri calendars start in 622. Persian years are solar; 33 Islamic years, which are lunar, are 32.
  return isBuddhistOrHebrew || (year >= earliest - 622 && year <= ((latest - 621) * 33) / 32);
}
