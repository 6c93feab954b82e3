import { type CalendarDay, isoDay } from "../../form/calendar-day.ts";
import { dateTimeFormat } from "../../form/date/date-time-format.ts";
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

/**
 * A date and time on the clock of a zone, which the sent screen shows beside it: `November 20, 2026 at 9:00 AM`.
 * On the clock here if the engine does not know the zone.
 */
export function formatInstant(ms: number, tag: string, timeZone: string): string {
  const format = (zone?: string) =>
    unbrokenTime(
      dateTimeFormat(tag, {
        dateStyle: "long",
        timeStyle: "short",
        calendar: "gregory",
        numberingSystem: "latn",
        ...(zone && { timeZone: zone }),
      }).formatToParts(ms),
    );
  try {
    return format(timeZone);
  } catch {
    return format();
  }
}
