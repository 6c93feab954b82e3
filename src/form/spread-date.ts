import type { BirthDateParts } from "./birth-date.ts";
import { type CalendarDay, compareDays, daysInMonth } from "./calendar-day.ts";
import { readMonth } from "./month-names.ts";
import { asciiDigits, tidyLine } from "./tidy.ts";

/**
 * A whole date that was pasted into one of the three fields, as the three parts; null when the
 * text is no whole date, or when it could be read as two different days (`3/4/1990`): then the
 * patient decides.
 */
export function spreadDate(pasted: string, months: readonly string[][]): BirthDateParts | null {
  const text = asciiDigits(tidyLine(pasted));
  const compact = /^(\d{4})(\d{2})(\d{2})$/.exec(text);
  const words = compact
    ? compact.slice(1)
    : text.split(/[\s,./\-–年月日]+|(?<=\d)(?:st|nd|rd|th)\b/i).filter(isWord);
  if (words.length !== 3) return null;
  const readings = [
    reading(words[0], words[1], words[2], months),
    reading(words[2], words[1], words[0], months),
    reading(words[2], words[0], words[1], months),
  ].filter((date) => date !== null);
  const [first, ...others] = readings;
  if (!first || others.some((other) => compareDays(first, other) !== 0)) return null;
  return { day: String(first.day), month: String(first.month), year: String(first.year) };
}

const isWord = (word: string | undefined) =>
  word !== undefined && word !== "" && !/^(de|del|of|the)$/i.test(word);

function reading(
  year: string | undefined,
  month: string | undefined,
  day: string | undefined,
  months: readonly string[][],
): CalendarDay | null {
  if (!year || !month || !day || !/^\d{4}$/.test(year) || !/^\d{1,2}$/.test(day)) return null;
  const date = { year: Number(year), month: readMonth(month, months) ?? 0, day: Number(day) };
  const real =
    date.month >= 1 &&
    date.month <= 12 &&
    date.day >= 1 &&
    date.day <= daysInMonth(date.year, date.month);
  return real ? date : null;
}
