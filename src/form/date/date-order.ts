import type { BirthDatePart } from "../errors.ts";

export const MONTH_FIRST: readonly BirthDatePart[] = ["month", "day", "year"];
export const DAY_FIRST: readonly BirthDatePart[] = ["day", "month", "year"];
export const YEAR_FIRST: readonly BirthDatePart[] = ["year", "month", "day"];

/**
 * The order of day, month and year in a language. Chinese and Korean begin with the year, and people of
 * the Philippines with the month, wherever they live. The others begin with the month if the practice's
 * calling code is 1, as other forms there do, except French, which in Canada begins with the day; English does
 * so if the code is unknown, too. Not derived from `Intl.DateTimeFormat`, which is too slow to
 * create on every keystroke.
 */
export const dateOrder = (language: string, callingCode: string | null) =>
  /^(?:zh|ko)/.test(language)
    ? YEAR_FIRST
    : language === "tl" ||
        (language === "en" && callingCode === null) ||
        (language !== "fr" && callingCode === "1")
      ? MONTH_FIRST
      : DAY_FIRST;
