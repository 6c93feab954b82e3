import type { Slot } from "../../contract/slot.ts";
import {
  type DateTimeFormat,
  dateTimeFormat,
  type FormattedPart,
  knownZone,
  unbrokenTime,
} from "../date/date-time-format.ts";
import { createZone, isOtherZone, isRepeated } from "./zone.ts";

const MAX_TIME_MS = 2 * 3_600_000;

/** Whether a slot is a window in which the practice sees patients, not the time to come. */
export const isWindow = ({ start, end }: Pick<Slot, "start" | "end">) =>
  Date.parse(end) - Date.parse(start) > MAX_TIME_MS;

const TIME = { hour: "numeric", minute: "2-digit" } as const;
const COMMON = { calendar: "gregory", numberingSystem: "latn" } as const;

const MONTH_AND_DAY = { month: "long", day: "numeric" } as const;
const COMPLETE_DATE = { weekday: "long", year: "numeric", ...MONTH_AND_DAY } as const;
const SHORT_DAY = { month: "short", day: "numeric" } as const;

/** In UTC, for days and times of no zone, unless the options have one. */
export const gregorianFormat = (locale: string, options: Intl.DateTimeFormatOptions) =>
  dateTimeFormat(locale, { ...COMMON, timeZone: "UTC", ...options });

/** What clocks show, as milliseconds since 1970 as if they were in UTC: `9:00 AM`. */
export const formatClock = (local: number, locale: string) =>
  unbrokenTime(gregorianFormat(locale, TIME).formatToParts(local));

/** A day: `Monday, November 23`. */
export const formatDay = (date: string, locale: string) =>
  gregorianFormat(locale, { weekday: "long", ...MONTH_AND_DAY }).format(Date.parse(date));

/** Days of the week in at most four letters; in one, where a language has longer short names. */
export function formatWeekdays(days: readonly { date: string }[], locale: string): string[] {
  const [short = [], narrow = []] = (["short", "narrow"] as const).map((weekday) => {
    const format = gregorianFormat(locale, { weekday });
    return days.map(({ date }) => format.format(Date.parse(date)));
  });
  return short.some(({ length }) => length > 4) ? narrow : short;
}

/** A range of days, for a label: `Nov 23 – 29`. */
export function formatDays(first: string, last: string, locale: string): string {
  const format = gregorianFormat(locale, SHORT_DAY);
  const days = [Date.parse(first), Date.parse(last)] as const;
  // Chinese ranges have no characters: `11/23 – 11/29`.
  return /^zh/.test(locale)
    ? days.map((day) => format.format(day)).join(" – ")
    : unbrokenTime(format.formatRangeToParts(...days));
}

/** Like {@link createTimeFormat}, with the complete date: `Monday, November 23, 2026 at 9:00 AM`. */
export const formatSlot = (slot: Slot, timeZone: string, locale: string) =>
  createTimeFormat(timeZone, locale, COMPLETE_DATE)(slot);

/** The day alone, with the year, in the practice's zone: `Monday, November 23, 2026`. */
export const formatSlotDay = ({ start }: Slot, timeZone: string, locale: string) =>
  gregorianFormat(locale, { timeZone: knownZone(timeZone), ...COMPLETE_DATE }).format(
    Date.parse(start),
  );

/** The day of the month, in the practice's zone: `23`. */
export const formatDayOfMonth = (
  { start }: Pick<Slot, "start">,
  timeZone: string,
  locale: string,
) =>
  gregorianFormat(locale, { timeZone: knownZone(timeZone), ...SHORT_DAY })
    .formatToParts(Date.parse(start))
    .find(({ type }) => type === "day")?.value ?? "";

/** In one line of a phone: `Mon, Nov 23, 9:00 AM`. */
export const formatShortSlot = (slot: Slot, timeZone: string, locale: string) =>
  createTimeFormat(timeZone, locale, { weekday: "short", ...SHORT_DAY })(slot);

/**
 * Formats times of the practice's zone: `9:00 AM`; `1:30 AM (Eastern Daylight Time)` if the clocks show
 * that time twice; `9:00 AM – 6:00 PM` for a slot that is longer than two hours.
 */
export function createTimeFormat(
  timeZone: string,
  locale: string,
  date: Intl.DateTimeFormatOptions = {},
): (slot: Pick<Slot, "start" | "end">) => string {
  const zone = createZone(timeZone);
  const format = gregorianFormat(locale, { ...date, ...TIME, timeZone: zone.name });
  return (slot) => {
    const [startMs, endMs] = [Date.parse(slot.start), Date.parse(slot.end)];
    const parts: FormattedPart[] = isWindow(slot)
      ? windowParts(format, startMs, endMs)
      : format.formatToParts(startMs);
    if (isRepeated(zone, startMs)) {
      const afterTime = parts.findLastIndex(isStartTime) + 1;
      const name = zoneNameAt(startMs, zone.name, locale, "long");
      parts.splice(afterTime, 0, { type: "literal", value: ` (${name})` });
    }
    return unbrokenTime(parts);
  };
}

/** A time below the name of its half of the day: `["9:00", "AM"]`; the name is empty where a day has 24 hours. */
export function createFigureFormat(
  timeZone: string,
  locale: string,
): (slot: Pick<Slot, "start">) => readonly [figure: string, period: string] {
  const format = gregorianFormat(locale, { ...TIME, timeZone: knownZone(timeZone) });
  return ({ start }) => {
    const parts = format.formatToParts(Date.parse(start));
    const isPeriod = ({ type }: FormattedPart) => type === "dayPeriod";
    const figure = unbrokenTime(parts.filter((part) => !isPeriod(part))).trim();
    return [figure, parts.find(isPeriod)?.value ?? ""];
  };
}

const isStartTime = ({ type, source = "startRange" }: FormattedPart) =>
  /^(?:minute|dayPeriod)$/.test(type) && source === "startRange";

/** A range in the same hour format as single times; CLDR 48 pads only ranges in some languages (`09:00 – 17:00`, `9:00`). */
function windowParts(format: DateTimeFormat, startMs: number, endMs: number): FormattedPart[] {
  const hourOf = (at: number) =>
    format.formatToParts(at).find(({ type }) => type === "hour")?.value ?? "";
  return format
    .formatRangeToParts(startMs, endMs)
    .map((part) =>
      part.type === "hour"
        ? { ...part, value: hourOf(part.source === "endRange" ? endMs : startMs) }
        : part,
    );
}

/** The zone in words that hold all year: `Eastern Time`. */
export const zoneName = (timeZone: string, locale: string) =>
  zoneNameAt(undefined, knownZone(timeZone), locale, "longGeneric") ?? timeZone;

const zoneNameAt = (
  at: number | undefined,
  timeZone: string | undefined,
  locale: string,
  timeZoneName: "long" | "longGeneric",
) =>
  // Those in Tagalog have misprints (CLDR 48); its readers know the English ones.
  dateTimeFormat(/^tl/.test(locale) ? "en" : locale, { timeZone, timeZoneName })
    .formatToParts(at)
    .find(({ type }) => type === "timeZoneName")
    // "Центральная Америка" would be Central America (CLDR 48).
    ?.value.replace(/^(Восточн|Центральн)ая Америка/, "$1ое время");

/** The zone in parentheses; "" if the reader's clock shows the same time. */
export const zoneNote = (slot: Pick<Slot, "start">, timeZone: string, locale: string) =>
  isOtherZone([slot], timeZone) ? `(${zoneName(timeZone, locale)})` : "";
