import { asciiDigits } from "../text/ascii-digits.ts";
import { editDistance } from "../text/edit-distance.ts";

// The form's languages; patients also write the names that they learned first. Arabic has several
// sets of month names, by region; Spanish has two spellings of September.
const LOCALES = ["en", "es", "es-PE", "ar", "ar-LB", "ar-DZ", "ar-MA", "fr"];
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
  cachedNames = Array.from({ length: 12 }, (_, index) => [
    ...new Set(
      formats.map((format) => fold(format.format(Date.UTC(2001, index, 15))).replace(/\.$/, "")),
    ),
  ]);
  return cachedNames;
}

/**
 * Parses a month from digits, its name, the start of its name, or its name with one typo
 * (`Febuary`); or from several of these that agree (`3 March`, `March/marzo`). Null if the text matches no
 * month or more than one. A number is returned as it is, even if it is out of range.
 */
export function parseMonth(input: string): number | null {
  if (input.length > MAX_TEXT_LENGTH) return null;
  const text = fold(asciiDigits(input)).replace(/月$/, "");
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
