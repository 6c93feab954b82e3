import { asciiDigits } from "../text/ascii-digits.ts";
import { editDistance } from "../text/edit-distance.ts";

// Arabic has several sets of month names, by region; Spanish has two spellings of September.
const OTHER_REGIONS: Record<string, readonly string[]> = {
  ar: ["ar-LB", "ar-DZ", "ar-MA"],
  es: ["es-PE"],
};
const SHORTEST_START = 3;
// From this length on, one slip of the finger does not make another word of a name.
const LONG_NAME = 5;
const LONGEST_NAME = 20;

const plain = (text: string) => text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();

/** The names of January to December, long and short, in the reader's language and in English. */
export function monthNames(locale: string): string[][] {
  const locales = [locale, "en", ...(OTHER_REGIONS[locale.slice(0, 2)] ?? [])];
  const formats = locales.flatMap((tag) =>
    (["long", "short"] as const).map(
      (month) => new Intl.DateTimeFormat(tag, { month, calendar: "gregory", timeZone: "UTC" }),
    ),
  );
  return Array.from({ length: 12 }, (_, index) =>
    formats.map((format) => plain(format.format(Date.UTC(2001, index, 15))).replace(/\.$/, "")),
  );
}

/**
 * 1 to 12 for a month as typed: in digits (13 too, for the check to refuse), by its name, by the
 * start of its name, or with one slip in it (`Febuary`); null when that fits no month, or two.
 */
export function readMonth(typed: string, locale: string): number | null {
  const text = plain(asciiDigits(typed)).replace(/月$/, "");
  if (/^\d{1,2}$/.test(text)) return Number(text);
  if (text === "" || text.length > LONGEST_NAME) return null;
  const names = monthNames(locale);
  return (
    only(names, (name) => name === text) ??
    only(names, (name) => text.length >= SHORTEST_START && name.startsWith(text)) ??
    only(names, (name) => name.length >= LONG_NAME && editDistance(name, text) === 1)
  );
}

function only(names: readonly string[][], fits: (name: string) => boolean): number | null {
  const months = names.flatMap((spellings, index) => (spellings.some(fits) ? [index + 1] : []));
  return months.length === 1 ? (months[0] ?? null) : null;
}
