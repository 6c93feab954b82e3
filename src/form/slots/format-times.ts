import type { Slot } from "../../contract/slot.ts";
import { dateTimeFormat } from "../date/date-time-format.ts";
import { unbrokenTime } from "../date/unbroken-time.ts";
import { createZone, isOtherZone, isRepeated } from "./zone.ts";

/** A longer slot is a window in which the practice sees patients, not the time to come. */
const MAX_TIME_MS = 2 * 3_600_000;

const COMPLETE_DATE = {
  weekday: "long",
  year: "numeric",
  month: "long",
  day: "numeric",
} as const;

const COMMON = { calendar: "gregory", numberingSystem: "latn" } as const;

/** A day of {@link groupSlots}: `Monday, November 23`. */
export const formatDay = (date: string, locale: string) =>
  dateTimeFormat(locale, {
    ...COMMON,
    timeZone: "UTC",
    weekday: "long",
    month: "long",
    day: "numeric",
  }).format(Date.parse(date));

/** The same day for a narrow column: the short day of the week, and `Nov 23`. */
export const formatShortDay = (date: string, locale: string): [weekday: string, day: string] => {
  const format = (options: Intl.DateTimeFormatOptions) =>
    dateTimeFormat(locale, { ...COMMON, timeZone: "UTC", ...options }).format(Date.parse(date));
  return [format({ weekday: "short" }), format({ month: "short", day: "numeric" })];
};

/** A range of days, for a label: `Nov 23 – 29`. */
export const formatDays = (first: string, last: string, locale: string) =>
  unbrokenTime(
    dateTimeFormat(locale, {
      ...COMMON,
      timeZone: "UTC",
      month: "short",
      day: "numeric",
    }).formatRangeToParts(Date.parse(first), Date.parse(last)),
  );

/**
 * Formats times of the practice's zone: `9:00 AM`; `1:30 AM EDT` if the clocks show that time twice;
 * `9:00 AM – 6:00 PM` for a slot that is longer than two hours.
 */
export const createTimeFormat = (timeZone: string, locale: string) =>
  createFormat(timeZone, locale, {});

/** Like {@link createTimeFormat}, with the complete date: `Monday, November 23, 2026 at 9:00 AM`. */
export const formatSlot = (slot: Slot, timeZone: string, locale: string) =>
  createFormat(timeZone, locale, COMPLETE_DATE)(slot);

/** The day alone, with the year, in the practice's zone: `Monday, November 23, 2026`. */
export const formatSlotDay = ({ start }: Slot, timeZone: string, locale: string) =>
  dateTimeFormat(locale, {
    ...COMMON,
    timeZone: createZone(timeZone).name,
    ...COMPLETE_DATE,
  }).format(Date.parse(start));

/** Like {@link formatSlot}, without the year: `Monday, November 23 at 9:00 AM`. */
export const formatNearSlot = (slot: Slot, timeZone: string, locale: string) =>
  createFormat(timeZone, locale, { weekday: "long", month: "long", day: "numeric" })(slot);

function createFormat(
  timeZone: string,
  locale: string,
  date: Intl.DateTimeFormatOptions,
): (slot: Slot) => string {
  const zone = createZone(timeZone);
  const options = {
    ...COMMON,
    ...date,
    timeZone: zone.name,
    hour: "numeric",
    minute: "2-digit",
  } as const;
  const plain = dateTimeFormat(locale, options);
  return ({ start, end }) => {
    const [startMs, endMs] = [Date.parse(start), Date.parse(end)];
    const format = isRepeated(zone, startMs)
      ? dateTimeFormat(locale, { ...options, timeZoneName: "short" })
      : plain;
    return unbrokenTime(
      endMs - startMs > MAX_TIME_MS
        ? format.formatRangeToParts(startMs, endMs)
        : format.formatToParts(startMs),
    );
  };
}

/** The zone in words that hold all year: `Eastern Time`. */
export const zoneName = (timeZone: string, locale: string) =>
  dateTimeFormat(locale, {
    timeZone: createZone(timeZone).name,
    timeZoneName: "longGeneric",
  })
    .formatToParts()
    .find(({ type }) => type === "timeZoneName")?.value ?? timeZone;

/** The zone in parentheses; "" if the reader's clock shows the same time. */
export const zoneNote = (slot: Pick<Slot, "start">, timeZone: string, locale: string) =>
  isOtherZone([slot], timeZone) ? `(${zoneName(timeZone, locale)})` : "";
