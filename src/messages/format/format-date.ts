import { type CalendarDay, isoDay } from "../../form/calendar-day.ts";
import { dateTimeFormat } from "../../form/date/date-time-format.ts";

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
