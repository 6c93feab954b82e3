import { nextChange, readHours } from "../contract/hours.ts";
import { DAY_MS } from "../contract/slot.ts";
import { isoInstant } from "../form/calendar-day.ts";
import { dateTimeFormat, knownZone } from "../form/date/date-time-format.ts";
import { formatClock, formatDay, zoneNote } from "../form/slots/format-times.ts";
import { createZone } from "../form/slots/zone.ts";
import type { Language } from "./messages.ts";

/**
 * Until when a practice is open, or when it opens, on its clocks: `Opens Monday at 8:00 AM`. Empty if the hours or the
 * time zone cannot be read.
 * @param now milliseconds since 1970
 */
export function formatHours(
  text: string,
  timeZone: string,
  locale: string,
  { openUntil, opensToday, opensTomorrow, opensOn }: Language["submission"],
  now: number,
): string {
  const hours = knownZone(timeZone) && readHours(text);
  const local = createZone(timeZone).wallTime(now);
  const change = hours && nextChange(hours, local);
  if (!change) return "";
  const { isOpen, at } = change;
  // As if in UTC, where no hour is skipped or repeated.
  const time = formatClock(at, locale);
  const days = Math.floor(at / DAY_MS) - Math.floor(local / DAY_MS);
  const weekday = dateTimeFormat(locale, { weekday: "long", timeZone: "UTC" });
  const day = days < 7 ? weekday.format(at) : formatDay(isoInstant(at), locale);
  const onLaterDay = days === 1 ? opensTomorrow(time) : opensOn(day, time);
  const sentence = isOpen ? openUntil(time) : days === 0 ? opensToday(time) : onLaterDay;
  return `${sentence} ${zoneNote({ start: isoInstant(now) }, timeZone, locale)}`.trim();
}
