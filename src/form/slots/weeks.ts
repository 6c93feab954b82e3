import { isoInstant } from "../iso-instant.ts";
import type { SlotDay } from "./slot-days.ts";
import { createZone, instantAt } from "./zone.ts";

const DAY_MS = 86_400_000;
const WEEKS = 4;

/** The last period that is offered: a year ahead. */
export const LAST_PERIOD = 12;

/** Four weeks, which are loaded together. The first period begins now, the others at midnight. */
export interface Period {
  index: number;
  /** Milliseconds since 1970; the times start at `from` or later, and before `to`. */
  from: number;
  to: number;
  /** The first and the last day, as YYYY-MM-DD in the practice's zone. */
  firstDay: string;
  lastDay: string;
}

/** Seven days from today's day of the week on. */
export interface Week {
  /** The number of weeks since this one. */
  index: number;
  firstDay: string;
  lastDay: string;
  /** The days with available times. */
  days: readonly SlotDay[];
}

const isoDay = (day: number) => isoInstant(day * DAY_MS).slice(0, 10);

/** A period of the practice's calendar; see {@link Period}. */
export function periodAt(index: number, now: number, timeZone: string): Period {
  const zone = createZone(timeZone);
  const first = Math.floor(zone.wallTime(now) / DAY_MS) + index * WEEKS * 7;
  const last = first + WEEKS * 7;
  return {
    index,
    from: index === 0 ? now : instantAt(zone, first * DAY_MS),
    to: instantAt(zone, last * DAY_MS),
    firstDay: isoDay(first),
    lastDay: isoDay(last - 1),
  };
}

/** The index of the period in which a time is; 0 for a time in the past. */
export function periodOf(start: string, now: number, timeZone: string): number {
  const { wallTime } = createZone(timeZone);
  const day = (instant: number) => Math.floor(wallTime(instant) / DAY_MS);
  const index = Math.floor((day(Date.parse(start)) - day(now)) / (WEEKS * 7));
  return Math.min(Math.max(index, 0), LAST_PERIOD);
}

/** The weeks of a period that have available times. */
export function weeksOf(days: readonly SlotDay[], { index, firstDay }: Period): Week[] {
  const first = Date.parse(firstDay) / DAY_MS;
  return Array.from({ length: WEEKS }, (_, week) => {
    const start = first + week * 7;
    return {
      index: index * WEEKS + week,
      firstDay: isoDay(start),
      lastDay: isoDay(start + 6),
      days: days.filter(({ date }) => Math.floor((Date.parse(date) / DAY_MS - first) / 7) === week),
    };
  }).filter((week) => week.days.length > 0);
}
