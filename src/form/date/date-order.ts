import type { BirthDatePart } from "../errors.ts";

export const MONTH_FIRST: readonly BirthDatePart[] = ["month", "day", "year"];
export const DAY_FIRST: readonly BirthDatePart[] = ["day", "month", "year"];
export const YEAR_FIRST: readonly BirthDatePart[] = ["year", "month", "day"];

/**
 * Year first in Chinese and Korean, month first for Filipinos anywhere. Others: month first if the practice's calling
 * code is 1, except French, which in Canada begins with the day; English also if it is unknown. Not from
 * `Intl.DateTimeFormat`, which is too slow to create on every keystroke.
 */
export const dateOrder = (language: string, callingCode: string | null) =>
  /^(?:zh|ko)/.test(language)
    ? YEAR_FIRST
    : language === "tl" ||
        (language === "en" && callingCode === null) ||
        (language !== "fr" && callingCode === "1")
      ? MONTH_FIRST
      : DAY_FIRST;
