import type { BirthDateParts } from "../inputs.ts";
import { asciiDigits } from "../text/ascii-digits.ts";
import { normalizeLine } from "../text/normalize.ts";
import { type CalendarDay, compareDays, isRealDay } from "./calendar-day.ts";
import { parseMonth } from "./month-names.ts";

const MAX_DATE_LENGTH = 60;
// Words between the parts of a date: `27 de marzo de 1990`.
const FILLER = /^(?:de|del|of|the|st|nd|rd|th)$/i;
const FIRST_WORD = /^(\p{L}[\p{L}\p{M}]*)\.?[,،]/u;
// Software often appends a time of day.
const TIME = /[T ]\d\d?:\d\d.*$/;
// Years 1800 to 2099 only, so that `20011012` is not read as the year 1012.
const UNSEPARATED = [
  /^(?<year>1[89]\d\d|20\d\d)(?<month>\d\d)(?<day>\d\d)$/,
  /^(?<day>\d\d)(?<month>\d\d)(?<year>1[89]\d\d|20\d\d)$/,
  /^(?<month>\d\d)(?<day>\d\d)(?<year>1[89]\d\d|20\d\d)$/,
];

/**
 * Splits a whole date that was pasted into one of the three inputs. Null if the text is not a whole
 * date, or is ambiguous (`3/4/1990`). Month names may be in the patient's language or in English.
 */
export function parsePastedDate(pastedText: string, locale: string): BirthDateParts | null {
  const line = normalizeLine(pastedText);
  if (line.length > MAX_DATE_LENGTH) return null;
  const text = asciiDigits(line);
  const days = [...unseparatedDates(text), ...separatedDates(text, locale)].filter(isRealDay);
  const [first, ...others] = days;
  if (!first || others.some((other) => compareDays(first, other) !== 0)) return null;
  return { day: String(first.day), month: String(first.month), year: String(first.year) };
}

const unseparatedDates = (text: string) =>
  UNSEPARATED.flatMap((pattern) => {
    const { year, month, day } = pattern.exec(text)?.groups ?? {};
    return year ? [{ year: Number(year), month: Number(month), day: Number(day) }] : [];
  });

function separatedDates(text: string, locale: string): CalendarDay[] {
  // A first word before a comma is a weekday, unless it is a month.
  const firstWord = FIRST_WORD.exec(text);
  const isMonth = firstWord && parseMonth(firstWord[1] ?? "", locale) !== null;
  const date = isMonth ? text : text.replace(FIRST_WORD, "");
  const words = date.replace(TIME, "").match(/\d+|[\p{L}\p{M}]+/gu) ?? [];
  const [a = "", b = "", c = "", ...more] = words.filter((word) => /^\d/.test(word));
  if (more.length > 0) return [];
  if (c) {
    return [
      ...candidate(a, Number(b), c),
      ...candidate(c, Number(b), a),
      ...candidate(c, Number(a), b),
    ];
  }
  const month = monthOf(
    words.filter((word) => !/^\d/.test(word) && !FILLER.test(word)),
    locale,
  );
  return month === null ? [] : [...candidate(b, month, a), ...candidate(a, month, b)];
}

/** The month named by all words together (some Arabic names are two words), or by each word. */
function monthOf(words: readonly string[], locale: string): number | null {
  const [first = null, ...others] = words.map((word) => parseMonth(word, locale));
  const agree = others.every((month) => month === first);
  return parseMonth(words.join(" "), locale) ?? (agree ? first : null);
}

const candidate = (year: string, month: number, day: string): CalendarDay[] =>
  /^[1-9]\d{3}$/.test(year) && /^\d{1,2}$/.test(day)
    ? [{ year: Number(year), month, day: Number(day) }]
    : [];
