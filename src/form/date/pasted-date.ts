import { isRealDay } from "../calendar-day.ts";
import type { BirthDatePart } from "../errors.ts";
import { BIRTH_DATE_PARTS, type BirthDateParts } from "../inputs.ts";
import { editDistance } from "../text/edit-distance.ts";
import { fold } from "../text/fold.ts";
import { asciiDigits, normalizeLine } from "../text/normalize.ts";
import { DAY_FIRST, dateOrder, MONTH_FIRST, YEAR_FIRST } from "./date-order.ts";
import { haitianMonths, intlLocale } from "./haitian-creole.ts";

// Patients also write month names that they learned first. Arabic has several sets, Spanish two names for September.
const LOCALES = "en es es-PE ar ar-LB ar-DZ ar-MA fr pt ru fil zh".split(" ");
// Korean and Vietnamese, and Chinese usually, write a number with the word for month.
const NUMBERED = /^(?:(?:tháng|thg)\s*(\d{1,2})|(\d{1,2})\s*(?:月|월))$/iu;
// In a date (`27 марта`), where the names are too short for one typo.
const RUSSIAN_GENITIVES: Record<number, string> = { 2: "марта", 4: "мая", 5: "июня", 6: "июля" };
/** The Vietnamese numbers of the months as words, which follow `tháng`; no engine has them. */
const VIETNAMESE = "một|giêng,hai,ba,tư|bốn,năm,sáu,bảy,tám,chín,mười,mười một,mười hai|chạp";
/** The only name of two months: August in Haitian Creole, and short for October in Portuguese. */
const OUT: Record<string, string> = { ht: "août", pt: "outubro" };
const MIN_PREFIX_LENGTH = 3;
// Shorter names are one typo away from another month (June, July).
const MIN_FUZZY_LENGTH = 5;
const MAX_NAME_LENGTH = 20;
const MAX_TEXT_LENGTH = 60;

let cached: { language: string; names: string[][] } | null = null;

/** All spellings of January to December, long and short, in a form's language and in others. */
export function monthNames(language: string): string[][] {
  if (cached?.language === language) return cached.names;
  const locales = new Set([...LOCALES, ...(language ? [intlLocale(language)] : [])]);
  const formats = [...locales].flatMap((tag) =>
    (["long", "short"] as const).map(
      (month) => new Intl.DateTimeFormat(tag, { month, calendar: "gregory", timeZone: "UTC" }),
    ),
  );
  const haitian = haitianMonths();
  const words = VIETNAMESE.split(",");
  const names = Array.from({ length: 12 }, (_, index) => {
    const formatted = formats.map((format) => format.format(Date.UTC(2001, index, 15)));
    const vietnamese = words[index]?.split("|").map((name) => `tháng ${name}`);
    const others = [RUSSIAN_GENITIVES[index] ?? [], haitian[index] ?? [], vietnamese ?? []].flat();
    const spellings = formatted.concat(others).map((name) => fold(name).replace(/\.$/, ""));
    return [...new Set(spellings.filter((name) => !/\d/.test(name)))];
  });
  cached = { language, names };
  return names;
}

/** A text with the name of two months replaced by another name of the language's own month. */
export const unambiguousMonth = (text: string, language: string) =>
  text.replace(/\bout\b/i, (name) => OUT[language] ?? name);

/**
 * A month from digits, its name, the name's start or one typo (`Febuary`), or several that agree (`3 March`,
 * `March/marzo`). Null if it matches no month or several. A number is returned even if it is out of range.
 */
export function parseMonth(input: string, language = ""): number | null {
  if (input.length > MAX_TEXT_LENGTH) return null;
  const numbered = NUMBERED.exec(asciiDigits(input).normalize("NFC"));
  if (numbered) return Number(numbered[1] ?? numbered[2]);
  const text = fold(asciiDigits(input));
  const months = new Set(text.match(/\d+|[^\d\P{L}]+/gu)?.map((word) => parseOne(word, language)));
  const [only = null] = /\p{L}/u.test(text) && months.size === 1 ? months : [];
  return parseOne(text, language) ?? only;
}

function parseOne(text: string, language: string): number | null {
  if (/^\d{1,2}$/.test(text)) return Number(text);
  if (text === "" || text.length > MAX_NAME_LENGTH) return null;
  const names = monthNames(language);
  return (
    findUnique(names, (name) => name === text) ??
    findUnique(names, (name) => text.length >= MIN_PREFIX_LENGTH && name.startsWith(text)) ??
    findUnique(names, (name) => name.length >= MIN_FUZZY_LENGTH && editDistance(name, text) === 1)
  );
}

/** The number of the month that matches, null if it is not exactly one. */
function findUnique(names: readonly string[][], matches: (name: string) => boolean): number | null {
  const months = names.flatMap((spellings, index) => (spellings.some(matches) ? [index + 1] : []));
  return months.length === 1 ? (months[0] ?? null) : null;
}

type Order = readonly BirthDatePart[];

// Words between the parts of a date: `27 de marzo de 1990`.
const FILLER = /^(?:de|del|el|of|the|st|nd|rd|th|ng[àa]y)$/i;
// Software often appends a time of day.
const TIME = /[T ]\d\d?:\d\d.*$/;
// Years 1800 to 2099 only, so that `20011012` is not read as the year 1012.
const DIGITS_YEAR_FIRST = /^(1[89]\d\d|20\d\d)(\d\d)(\d\d)$/;
const DIGITS_YEAR_LAST = /^(\d\d)(\d\d)(1[89]\d\d|20\d\d|\d\d)$/;
// A month as a number with its word, in Vietnamese, Chinese and Korean (`1 tháng 7, 1984`).
const NUMBERED_MONTH = /(?:tháng|thg)\s*\d{1,2}(?!\d)|\d{1,2}\s*(?:月|월)/iu;
// The words for year before or behind it, which touch the month: `1990年三月`, `tháng năm năm 1990`.
const YEAR_WORD = /[年년]|(th[áa]ng\s+\p{L}+(?:\s+\p{L}+)?)\s+n[ăa]m\s*(?=\d)/giu;
const DAY_OR_MONTH = /^\d{1,2}$/;
// A typo is still a year, but the digits of a phone number are not.
const YEAR = /^\d{1,5}$/;

const ORDERS: readonly Order[] = [MONTH_FIRST, DAY_FIRST];

/** Whether a date is of a lunar or the Islamic calendar, whose days and months are others. */
export const namesOtherCalendar = (text: string) =>
  /음력|[阴陰农農旧舊夏回][历曆暦]|[闰閏윤]|[âa]m l[ịi]ch|luna[ir]|linè|лунн|хиджр|hijr|h[ée]gir|هجر|قمري|(?:^|[^\p{L}])(?:음|[阴陰农農]|âl|ه|هـ)(?!\p{L})/iu.test(
    normalizeLine(text),
  );

/** Behind a date or a year, such as `(36)`, `(36 years)` and `（36）`. */
const AGE_IN_BRACKETS = /(\d\D*)[([{（]\D*\d{1,3}\D*[)\]}）]?\s*$/;
/** Behind a whole date that ends with its year: `3/27/1990, age 36`. */
const AGE = /(\d\D{1,20}(?:1[89]|20)\d\d)\D{1,9}\d{1,3}\D{0,20}$/;

export const withoutAge = (text: string) => text.replace(AGE_IN_BRACKETS, "$1").replace(AGE, "$1");

/**
 * Splits a whole date from one of the three inputs; null if the text is none. An ambiguous date, or one with an invalid
 * part, is read in `order`, that of the inputs, unless another order has fewer invalid parts. Without `order`, only a
 * real, unambiguous date is accepted.
 */
export function parsePastedDate(
  text: string,
  order: Order | null,
  tag = "",
): BirthDateParts | null {
  const line = normalizeLine(text);
  if (line.length > MAX_TEXT_LENGTH || namesOtherCalendar(line)) return null;
  const date = unambiguousMonth(asciiDigits(line), tag);
  const readings = readDate(date, order ? [order, ...ORDERS] : ORDERS, tag);
  const real = readings.filter((parts) => isReal(parts)).map(withoutZeros);
  const [first, ...others] = real;
  if (first && others.every(({ day, month }) => day === first.day && month === first.month))
    return first;
  return order && (first ?? readings.find(isPlausible) ?? readings[0] ?? null);
}

/** Every reading of a date, those in the first order first. */
function readDate(text: string, orders: readonly Order[], tag: string): BirthDateParts[] {
  const yearFirst = DIGITS_YEAR_FIRST.exec(text);
  const yearLast = DIGITS_YEAR_LAST.exec(text);
  if (yearFirst || yearLast) {
    return [
      ...(yearFirst ? [assign(yearFirst.slice(1), YEAR_FIRST)] : []),
      ...(yearLast ? orders.map((order) => assign(yearLast.slice(1), order)).filter(hasShape) : []),
    ];
  }
  // A first word before a comma is a weekday, unless it is a month.
  const beforeComma = /^(\p{L}[\p{L}\p{M}]*)\.?[,،]/u;
  const firstWord = beforeComma.exec(text)?.[1] ?? "";
  const date = withoutAge(
    parseMonth(firstWord, tag) === null ? text.replace(beforeComma, "") : text,
  );
  const numberedMonth = NUMBERED_MONTH.exec(date)?.[0];
  const words =
    date
      .replace(numberedMonth ?? "", " ")
      .replace(YEAR_WORD, "$1 ")
      .replace(TIME, "")
      .match(/\d+|[\p{L}\p{M}]+/gu) ?? [];
  const numbers = words.filter((word) => /^\d/.test(word));
  const names = numberedMonth
    ? [numberedMonth]
    : words.filter((word) => !/^\d/.test(word) && !FILLER.test(word));
  const [a = "", b = "", c] = numbers;
  if (numbers.length > 3) return [];
  if (c !== undefined) {
    const isIso = a.length > 2;
    const named = names.length > 0 ? monthOf(names, tag) : null;
    return (
      (isIso ? [YEAR_FIRST] : orders)
        .map((order) => assign(numbers, order))
        .filter(hasShape)
        // The month as a number and as a name (`27 03 March 1990`).
        .filter(
          ({ month }) => named === null || /\D/.test(named) || Number(named) === Number(month),
        )
    );
  }
  const month = monthOf(names, tag);
  if (month === null || b === "") return [];
  const [year, day] = a.length > 2 ? [a, b] : [b, a];
  return [{ day, month, year }].filter(hasShape);
}

const assign = (texts: readonly string[], order: Order) =>
  Object.fromEntries(order.map((part, index) => [part, texts[index] ?? ""])) as BirthDateParts;

/** The month named by all words together (some Arabic names are two words), or by one of them. */
function monthOf(words: readonly string[], tag: string): string | null {
  const numbers = [
    ...new Set(words.map((word) => parseMonth(word, tag)).filter((month) => month !== null)),
  ];
  const month = parseMonth(words.join(" "), tag) ?? (numbers.length === 1 ? numbers[0] : undefined);
  if (month !== undefined) return String(month);
  // Probably a misspelled month, which the patient can correct.
  return words.length === 1 ? (words[0] ?? null) : null;
}

const hasShape = ({ day, month, year }: BirthDateParts) =>
  DAY_OR_MONTH.test(day) && (DAY_OR_MONTH.test(month) || /^\D/.test(month)) && YEAR.test(year);

const isPlausible = ({ day, month }: BirthDateParts) =>
  Number(month) >= 1 && Number(month) <= 12 && Number(day) >= 1 && Number(day) <= 31;

const isReal = ({ day, month, year }: BirthDateParts) =>
  /^[1-9]\d{3}$/.test(year) &&
  isRealDay({ day: Number(day), month: Number(month), year: Number(year) });

const withoutZeros = ({ day, month, year }: BirthDateParts): BirthDateParts => ({
  day: String(Number(day)),
  month: String(Number(month)),
  year,
});

/**
 * Splits a whole date that was pasted or is the input's text; null if it is none. Only a pasted date that is real and
 * unambiguous replaces text in the other inputs, which is never lost to a guess.
 */
export function splitDate(
  part: BirthDatePart,
  text: string,
  values: BirthDateParts,
  { locale, callingCode }: { locale: string; callingCode: string | null },
): BirthDateParts | null {
  const date = parsePastedDate(text, dateOrder(locale, callingCode), locale);
  // A script may write the same date into each input, after the first one was split.
  const isReplaceable = (other: BirthDatePart) =>
    other === part ||
    ["", text].includes(values[other].trim()) ||
    Number(values[other]) === Number(date?.[other]);
  if (BIRTH_DATE_PARTS.every(isReplaceable)) return date;
  return text === values[part] ? null : parsePastedDate(text, null, locale);
}
