import { asciiDigits } from "../text/ascii-digits.ts";
import { editDistance } from "../text/edit-distance.ts";
import { haitianMonths } from "./haitian-creole.ts";

// The form's languages; patients also write the names that they learned first. Arabic has several
// sets of month names, by region; Spanish has two spellings of September. Korean and Vietnamese, and Chinese
// usually, write a number with the word for month.
const LOCALES = [
  "en",
  "es",
  "es-PE",
  "ar",
  "ar-LB",
  "ar-DZ",
  "ar-MA",
  "fr",
  "pt",
  "ru",
  "fil",
  "zh",
];
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

const fold = (text: string) => text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();

let cachedNames: string[][] | null = null;

/** All spellings of January to December, long and short, in every language of the form. */
export function monthNames(): string[][] {
  if (cachedNames) return cachedNames;
  const formats = LOCALES.flatMap((tag) =>
    (["long", "short"] as const).map(
      (month) => new Intl.DateTimeFormat(tag, { month, calendar: "gregory", timeZone: "UTC" }),
    ),
  );
  const haitian = haitianMonths();
  const words = VIETNAMESE.split(",");
  cachedNames = Array.from({ length: 12 }, (_, index) => {
    const names = formats.map((format) => format.format(Date.UTC(2001, index, 15)));
    const vietnamese = words[index]?.split("|").map((name) => `tháng ${name}`);
    const others = [RUSSIAN_GENITIVES[index] ?? [], haitian[index] ?? [], vietnamese ?? []].flat();
    return [...new Set(names.concat(others).map((name) => fold(name).replace(/\.$/, "")))];
  });
  return cachedNames;
}

/** A text with the name of two months replaced by another name of the language's own month. */
export const unambiguousMonth = (text: string, language: string) =>
  text.replace(/\bout\b/i, (name) => OUT[language] ?? name);

/**
 * Parses a month from digits, its name, the start of its name, or its name with one typo
 * (`Febuary`); or from several of these that agree (`3 March`, `March/marzo`). Null if the text matches no
 * month or more than one. A number is returned as it is, even if it is out of range.
 */
export function parseMonth(input: string): number | null {
  if (input.length > MAX_TEXT_LENGTH) return null;
  const numbered = NUMBERED.exec(asciiDigits(input).normalize("NFC"));
  if (numbered) return Number(numbered[1] ?? numbered[2]);
  const text = fold(asciiDigits(input));
  const months = new Set(text.match(/\d+|[^\d\P{L}]+/gu)?.map(parseOne));
  const [only = null] = /\p{L}/u.test(text) && months.size === 1 ? months : [];
  return parseOne(text) ?? only;
}

/** Parses one spelling of a month. */
function parseOne(text: string): number | null {
  if (/^\d{1,2}$/.test(text)) return Number(text);
  if (text === "" || text.length > MAX_NAME_LENGTH) return null;
  const names = monthNames();
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
