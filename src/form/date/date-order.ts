import type { BirthDatePart } from "../errors.ts";

const MONTH_FIRST: readonly BirthDatePart[] = ["month", "day", "year"];
const DAY_FIRST: readonly BirthDatePart[] = ["day", "month", "year"];

/**
 * Day, month and year in the order in which a language writes a date. English is American where
 * the practice's calling code is 1 or not known, and British elsewhere. A table, since the form
 * asks at every key, and a browser takes long to make a formatter.
 */
export const dateOrder = (language: string, country: string | null) =>
  language === "en" && (country ?? "1") === "1" ? MONTH_FIRST : DAY_FIRST;

/** A date of birth to show as an example, in that order: `27 3 1985`. */
export const dateExample = (order: readonly BirthDatePart[]) =>
  order.map((part) => ({ day: "27", month: "3", year: "1985" })[part]).join(" ");
