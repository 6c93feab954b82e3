import type { BirthDatePart } from "./faults.ts";

const isPart = (type: string): type is BirthDatePart =>
  type === "day" || type === "month" || type === "year";

// A formatter takes a browser long to make, and the question is drawn at every key.
const known = new Map<string, readonly BirthDatePart[]>();

/**
 * Day, month and year in the order in which a language writes a date. English without a region
 * is American where the practice's calling code is 1, and British elsewhere.
 */
export function dateOrder(locale: string, country: string | null): readonly BirthDatePart[] {
  const region = locale === "en" && country !== null && country !== "1" ? "en-GB" : locale;
  const order = known.get(region) ?? orderIn(region);
  known.set(region, order);
  return order;
}

const orderIn = (region: string) =>
  new Intl.DateTimeFormat(region, { calendar: "gregory", dateStyle: "short" })
    .formatToParts(0)
    .map(({ type }) => type)
    .filter(isPart);

/** A date of birth to show as an example, in that order: `27 3 1985`. */
export const dateExample = (order: readonly BirthDatePart[]) =>
  order.map((part) => ({ day: "27", month: "3", year: "1985" })[part]).join(" ");
