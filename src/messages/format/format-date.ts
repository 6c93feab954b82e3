import { type CalendarDay, isoDay } from "../../form/calendar-day.ts";
import { dateTimeFormat } from "../../form/date/date-time-format.ts";
import { knownZone } from "../../form/date/known-zone.ts";
import { unbrokenTime } from "../../form/date/unbroken-time.ts";

// Not in `format.ts`, which every language imports: the cache of formats would be in each of their chunks.

/** The month and year of a day: `February 1990`. */
export const formatMonth = (day: CalendarDay, tag: string) =>
  dateTimeFormat(tag, {
    month: "long",
    year: "numeric",
    calendar: "gregory",
    numberingSystem: "latn",
    timeZone: "UTC",
  }).format(Date.parse(isoDay(day)));

/** A date and time in a time zone, or in the browser's if that is unknown: `November 20, 2026 at 9:00 AM`. */
export const formatInstant = (ms: number, tag: string, timeZone: string) =>
  unbrokenTime(
    dateTimeFormat(tag, {
      dateStyle: "long",
      timeStyle: "short",
      calendar: "gregory",
      numberingSystem: "latn",
      timeZone: knownZone(timeZone),
    }).formatToParts(ms),
  );
