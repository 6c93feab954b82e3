import { DAYS, type Day } from "../contract/booking-request/day-parts.ts";
import { dateTimeFormat } from "../form/date/date-time-format.ts";

/** A Monday. */
const MONDAY = Date.UTC(2024, 0, 1);
const DAY_MS = 86_400_000;

/** The days of the week in a language, each as the beginning of a line. */
export function weekdayNames(tag: string): Record<Day, string> {
  const { format } = dateTimeFormat(tag, { weekday: "long", timeZone: "UTC" });
  const names = DAYS.map((day, index) => {
    const name = format(MONDAY + index * DAY_MS);
    return [day, name.charAt(0).toLocaleUpperCase(tag) + name.slice(1)];
  });
  return Object.fromEntries(names);
}
