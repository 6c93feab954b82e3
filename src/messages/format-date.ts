import { DAYS, type Day } from "../contract/booking-request/answers.ts";
import { DAY_MS } from "../contract/slot.ts";
import { type CalendarDay, isoDay } from "../form/calendar-day.ts";
import { dateTimeFormat } from "../form/date/date-time-format.ts";
import { gregorianFormat } from "../form/slots/format-times.ts";

// Not in `format.ts`, which every language imports: the cache of formats would be in each of their chunks.

/** A day, YYYY-MM-DD: `March 27, 1990`. */
export const formatDate = (day: string, tag: string) =>
  dateTimeFormat(tag, { dateStyle: "long", timeZone: "UTC" }).format(Date.parse(day));

/** The month and year of a day: `February 1990`. */
export const formatMonth = (day: CalendarDay, tag: string) =>
  gregorianFormat(tag, { month: "long", year: "numeric" }).format(Date.parse(isoDay(day)));

/** A Monday. */
const MONDAY = Date.UTC(2024, 0, 1);

/** The days of the week in a language, each as the beginning of a line. */
export function weekdayNames(tag: string, weekday: "long" | "short" = "long"): Record<Day, string> {
  const { format } = dateTimeFormat(tag, { weekday, timeZone: "UTC" });
  const names = DAYS.map((day, index) => {
    // In a list, Portuguese leaves out what five of the days have in common.
    const name = format(MONDAY + index * DAY_MS).replace(/-feira$/, "");
    return [day, name.charAt(0).toLocaleUpperCase(tag) + name.slice(1)];
  });
  return Object.fromEntries(names);
}
