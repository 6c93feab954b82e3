import type { BirthDatePart } from "../errors.ts";
import { asciiDigits } from "../text/ascii-digits.ts";
import { tidyLine } from "../text/normalize.ts";
import { type CalendarDay, compareDays, isRealDay } from "./calendar-day.ts";
import { readMonth } from "./month-names.ts";

/** A date of birth as it was typed, or as it would be. */
export type BirthDateParts = Record<BirthDatePart, string>;

const LONGEST_DATE = 60;
// What stands between the parts of a date, besides punctuation: `27 de marzo de 1990`.
const FILLER = /^(?:de|del|of|the|st|nd|rd|th)$/i;
const FIRST_WORD = /^(\p{L}[\p{L}\p{M}]*)\.?[,،]/u;
// Computers write a time of day after the date.
const TIME = /[T ]\d\d?:\d\d.*$/;
// Only of this century or the two before it, so that `20011012` is not the year 1012.
const RUN_TOGETHER = [
  /^(?<year>1[89]\d\d|20\d\d)(?<month>\d\d)(?<day>\d\d)$/,
  /^(?<day>\d\d)(?<month>\d\d)(?<year>1[89]\d\d|20\d\d)$/,
  /^(?<month>\d\d)(?<day>\d\d)(?<year>1[89]\d\d|20\d\d)$/,
];

/**
 * A whole date that was put into one of the three fields, as the three parts; null when the text
 * is no whole date, or when it could be read as two different days (`3/4/1990`): then the patient
 * decides. Month names are read in the reader's language and in English.
 */
export function spreadDate(pasted: string, locale: string): BirthDateParts | null {
  const line = tidyLine(pasted);
  if (line.length > LONGEST_DATE) return null;
  const text = asciiDigits(line);
  const days = [...runTogether(text), ...inWords(text, locale)].filter(isRealDay);
  const [first, ...others] = days;
  if (!first || others.some((other) => compareDays(first, other) !== 0)) return null;
  return { day: String(first.day), month: String(first.month), year: String(first.year) };
}

const runTogether = (text: string) =>
  RUN_TOGETHER.flatMap((pattern) => {
    const { year, month, day } = pattern.exec(text)?.groups ?? {};
    return year ? [{ year: Number(year), month: Number(month), day: Number(day) }] : [];
  });

function inWords(text: string, locale: string): CalendarDay[] {
  const weekday = FIRST_WORD.exec(text);
  const isMonth = weekday && readMonth(weekday[1] ?? "", locale) !== null;
  const date = isMonth ? text : text.replace(FIRST_WORD, "");
  const words = date.replace(TIME, "").match(/\d+|[\p{L}\p{M}]+/gu) ?? [];
  const [a = "", b = "", c = "", ...more] = words.filter((word) => /^\d/.test(word));
  if (more.length > 0) return [];
  if (c) {
    return [...reading(a, Number(b), c), ...reading(c, Number(b), a), ...reading(c, Number(a), b)];
  }
  const month = monthOf(
    words.filter((word) => !/^\d/.test(word) && !FILLER.test(word)),
    locale,
  );
  return month === null ? [] : [...reading(b, month, a), ...reading(a, month, b)];
}

/** The month that words name together (some Arabic ones are of two), or each of them. */
function monthOf(words: readonly string[], locale: string): number | null {
  const [first = null, ...others] = words.map((word) => readMonth(word, locale));
  const agree = others.every((month) => month === first);
  return readMonth(words.join(" "), locale) ?? (agree ? first : null);
}

const reading = (year: string, month: number, day: string): CalendarDay[] =>
  /^[1-9]\d{3}$/.test(year) && /^\d{1,2}$/.test(day)
    ? [{ year: Number(year), month, day: Number(day) }]
    : [];
