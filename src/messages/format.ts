import { readReplyWithin } from "../contract/reply-within.ts";
import { fromIntl, intlLocale } from "../form/date/haitian-creole.ts";

/** A number in a language's format, with Latin digits like the phone numbers next to it. */
export const formatNumber = (value: number, tag: string) =>
  new Intl.NumberFormat(intlLocale(tag), { numberingSystem: "latn" }).format(value);

/** When a practice answers: `2 hours` as `2 horas`, in the nominative; days are working days. */
export function formatReplyWithin(
  text: string,
  tag: string,
  workingDays: (count: number, formatted: string) => string,
): string {
  const [count, unit] = readReplyWithin(text);
  if (unit === "day") return workingDays(Number(count), count);
  const style = { style: "unit", unit, unitDisplay: "long", numberingSystem: "latn" } as const;
  return new Intl.NumberFormat(intlLocale(tag), style).format(Number(count));
}

/** A list: `day, month, and year`. */
export const formatList = (items: readonly string[], tag: string) =>
  fromIntl(new Intl.ListFormat(intlLocale(tag)).format(items), tag);

/** The name of a country (ISO 3166) in a language. */
export const formatCountry = (country: string, tag: string) =>
  new Intl.DisplayNames(intlLocale(tag), { type: "region" }).of(country) ?? country;

/** A language's name in another language, such as "inglés". */
export const formatLanguage = (language: string, tag: string) =>
  new Intl.DisplayNames(intlLocale(tag), { type: "language" }).of(language) ?? language;

/** Isolates text of unknown direction, so that it cannot reorder the sentence around it. */
export const isolate = (text: string) => `\u2068${text}\u2069`;

/** Text that is left to right in every language: a phone number, an email address. */
export const leftToRight = (text: string) => `\u2066${text}\u2069`;

/** The text without the characters that isolate a direction, which some calendars and mail programs show. */
export const withoutIsolates = (text: string) => text.replace(/[\u2066-\u2069]/g, "");
