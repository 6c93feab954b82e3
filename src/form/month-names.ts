import { asciiDigits } from "./tidy.ts";

const plain = (text: string) =>
  text
    .normalize("NFD")
    .replace(/\p{M}/gu, "")
    .toLowerCase()
    .replace(/[.\s]+$/, "");

/** The names of January to December, long and short, in each of the languages. */
export const monthNames = (locales: readonly string[]): string[][] =>
  Array.from({ length: 12 }, (_, index) =>
    locales.flatMap((locale) =>
      (["long", "short"] as const).map((month) =>
        plain(
          new Intl.DateTimeFormat(`${locale}-u-ca-gregory`, { month, timeZone: "UTC" }).format(
            Date.UTC(2001, index, 15),
          ),
        ),
      ),
    ),
  );

/** 1 to 12 for a month as typed, in digits or by (the start of) its name; null when unclear. */
export function readMonth(typed: string, names: readonly string[][]): number | null {
  const text = plain(asciiDigits(typed));
  if (/^\d{1,2}$/.test(text)) return Number(text);
  if (text.length < 3) return null;
  const exact = names.findIndex((spellings) => spellings.includes(text));
  if (exact >= 0) return exact + 1;
  const starting = names.flatMap((spellings, index) =>
    spellings.some((name) => name.startsWith(text)) ? [index + 1] : [],
  );
  return starting.length === 1 ? (starting[0] ?? null) : null;
}
