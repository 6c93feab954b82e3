import { type CalendarDay, isoDay } from "../../form/calendar-day.ts";

/** A number in a language's format, with Latin digits like the phone numbers next to it. */
export const formatNumber = (value: number, tag: string) =>
  new Intl.NumberFormat(tag, { numberingSystem: "latn" }).format(value);

/** The month and year of a day: `February 1990`. */
export const formatMonth = (day: CalendarDay, tag: string) =>
  new Intl.DateTimeFormat(tag, {
    month: "long",
    year: "numeric",
    calendar: "gregory",
    numberingSystem: "latn",
    timeZone: "UTC",
  }).format(Date.parse(isoDay(day)));

/** The name of a country (ISO 3166) in a language. */
export const formatCountry = (country: string, tag: string) =>
  new Intl.DisplayNames(tag, { type: "region" }).of(country) ?? country;
/** A date and time here: `November 20, 2026 at 9:00 AM`. */
export const formatInstant = (ms: number, tag: string) =>
  new Intl.DateTimeFormat(tag, {
    dateStyle: "long",
    timeStyle: "short",
    calendar: "gregory",
    numberingSystem: "latn",
  }).format(ms);

/** Isolates text of unknown direction, so that it cannot reorder the sentence around it. */
export const isolate = (text: string) => `\u2068${text}\u2069`;

/** Text that is left to right in every language: a phone number, an email address. */
export const leftToRight = (text: string) => `\u2066${text}\u2069`;
