import type { LoadedSlots, SlotsOutcome } from "../../client/slots/slots-outcome.ts";
import { DAY_MS, type Slot } from "../../contract/slot.ts";
import { isoInstant } from "../../form/calendar-day.ts";
import { createZone, instantAt } from "../../form/slots/zone.ts";

export interface SlotDay {
  /** YYYY-MM-DD, in the practice's zone. */
  date: string;
  slots: readonly Slot[];
}

export function groupSlots(slots: readonly Slot[], timeZone: string): Map<string, Slot[]> {
  const zone = createZone(timeZone);
  const days = new Map<string, Slot[]>();
  // The zone's clock is read once a day: for each of 2,000 times, that takes 90 ms on a phone.
  let [first, midnight] = [0, 0];
  let day: Slot[] = [];
  for (const slot of slots) {
    const start = Date.parse(slot.start);
    if (start < first || start >= midnight) {
      const index = Math.floor(zone.wallTime(start) / DAY_MS);
      [first, midnight] = [start, instantAt(zone, (index + 1) * DAY_MS)];
      day = days.get(isoDay(index)) ?? [];
      days.set(isoDay(index), day);
    }
    day.push(slot);
  }
  return days;
}

/** How many weeks are loaded together, unless that is more than a source returns at once. */
export const WEEKS = 4;
/** The last week that is offered: a year ahead. */
const LAST_WEEK = 51;

/** Which of the periods of a length; 0 has the earliest time. */
export interface PeriodNumber {
  index: number;
  weeks: number;
}

/** Weeks that are loaded together. The first period begins now, the others at midnight. */
export interface Period extends PeriodNumber {
  /** Milliseconds since 1970; the times start at `from` or later, and before `to`. */
  from: number;
  to: number;
  /** The first and the last day, as YYYY-MM-DD in the practice's zone. */
  firstDay: string;
  lastDay: string;
}

/** Seven days from today's day of the week on. */
export interface Week {
  index: number;
  firstDay: string;
  lastDay: string;
  days: readonly SlotDay[];
}

const isoDay = (day: number) => isoInstant(day * DAY_MS).slice(0, 10);

export const isLastPeriod = ({ index, weeks }: PeriodNumber) => (index + 1) * weeks > LAST_WEEK;

export function periodAt(index: number, now: number, timeZone: string, weeks = WEEKS): Period {
  const zone = createZone(timeZone);
  const today = Math.floor(zone.wallTime(now) / DAY_MS);
  const first = today + index * weeks * 7;
  const last = first + weeks * 7;
  return {
    index,
    weeks,
    from: index === 0 ? now : instantAt(zone, first * DAY_MS),
    to: instantAt(zone, last * DAY_MS),
    firstDay: isoDay(first),
    lastDay: isoDay(last - 1),
  };
}

/** The days of a period: from its beginning or midnight on, to the next midnight. */
function daysOf({ from, firstDay, weeks }: Period, timeZone: string) {
  const zone = createZone(timeZone);
  const first = Date.parse(firstDay) / DAY_MS;
  return Array.from({ length: weeks * 7 }, (_, index) => {
    const day = first + index;
    const midnight = instantAt(zone, day * DAY_MS);
    const to = instantAt(zone, (day + 1) * DAY_MS);
    return { date: isoDay(day), from: Math.max(from, midnight), to };
  });
}

/** Loads the times from one instant to before another, in milliseconds since 1970. Never rejects. */
export type LoadRange = (range: { from: number; to: number }) => Promise<SlotsOutcome>;

/** Loads four weeks at once, and a single week day by day, until one fails; `display` gets the times so far. */
export async function loadPeriod(
  load: LoadRange,
  period: Period,
  timeZone: string,
  display: (period: Period, outcome: LoadedSlots) => void,
): Promise<SlotsOutcome> {
  if (period.weeks === WEEKS) return load(period);
  let loaded: LoadedSlots = { kind: "loaded", slots: [], leftOut: [], cutOff: "" };
  for (const [index, { date, from, to }] of daysOf(period, timeZone).entries()) {
    const day = await load({ from, to });
    if (day.kind === "failed") return index === 0 ? day : { ...loaded, cutOff: day.failure };
    loaded = {
      kind: "loaded",
      slots: [...loaded.slots, ...day.slots],
      leftOut: [...loaded.leftOut, ...day.leftOut],
      cutOff: loaded.cutOff || day.cutOff,
    };
    if (loaded.slots.length > 0) display({ ...period, to, lastDay: date }, loaded);
  }
  return loaded;
}

/** The index of the period in which a time is; 0 for a time in the past. */
export function periodOf(start: string, now: number, timeZone: string, weeks = WEEKS): number {
  const { wallTime } = createZone(timeZone);
  const day = (instant: number) => Math.floor(wallTime(instant) / DAY_MS);
  const index = Math.floor((day(Date.parse(start)) - day(now)) / (weeks * 7));
  return Math.min(Math.max(index, 0), Math.floor(LAST_WEEK / weeks));
}

/** The weeks of a period that have times. */
export function weeksOf(
  slots: readonly Slot[],
  timeZone: string,
  { index, weeks, firstDay, lastDay }: Period,
): Week[] {
  const grouped = groupSlots(slots, timeZone);
  const first = Date.parse(firstDay) / DAY_MS;
  return Array.from({ length: weeks }, (_, week) => {
    const start = first + week * 7;
    const dates = [0, 1, 2, 3, 4, 5, 6].map((day) => isoDay(start + day));
    return {
      index: index * weeks + week,
      firstDay: isoDay(start),
      lastDay: weeks === 1 ? lastDay : isoDay(start + 6),
      days: dates.map((date) => ({ date, slots: grouped.get(date) ?? [] })),
    };
  }).filter((week) => week.days.some(({ slots }) => slots.length > 0));
}
