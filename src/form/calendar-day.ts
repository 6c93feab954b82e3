/** A day of the Gregorian calendar, in no time zone. */
export interface CalendarDay {
  year: number;
  /** 1 to 12. */
  month: number;
  /** 1 to 31. */
  day: number;
}

const isLeapYear = (year: number) => year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0);

export const daysInMonth = (year: number, month: number) =>
  month === 2 ? (isLeapYear(year) ? 29 : 28) : [4, 6, 9, 11].includes(month) ? 30 : 31;

/** Whether the day exists. */
export const isRealDay = ({ year, month, day }: CalendarDay) =>
  month >= 1 && month <= 12 && day >= 1 && day <= daysInMonth(year, month);

const pad = (value: number, length: number) => String(value).padStart(length, "0");

/** YYYY-MM-DD (RFC 3339 full-date). */
export const isoDay = ({ year, month, day }: CalendarDay) =>
  `${pad(year, 4)}-${pad(month, 2)}-${pad(day, 2)}`;

const DAY_MS = 86_400_000;

/** The number of this unit in an instant. */
const count = (ms: number, unit: number) => Math.floor(ms / unit);

/** The day of an instant after 1970 in UTC. Without `Date`, which a page may have broken. */
function utcDay(ms: number): CalendarDay {
  // The year of this day, or the one before.
  let year = 1970 + count(ms, 366 * DAY_MS);
  let month = 1;
  const leapDays = count(year - 1, 4) - count(year - 1, 100) + count(year - 1, 400) - 477;
  let day = 1 + count(ms, DAY_MS) - (year - 1970) * 365 - leapDays;
  while (day > daysInMonth(year, month)) {
    day -= daysInMonth(year, month);
    year += count(month, 12);
    month = (month % 12) + 1;
  }
  return { year, month, day };
}

/** Like `toISOString`, which old date libraries on host pages override with other formats. */
export function isoInstant(ms: number): string {
  const time = [count(ms, 3_600_000) % 24, count(ms, 60_000) % 60, count(ms, 1000) % 60];
  const text = time.map((value) => pad(value, 2)).join(":");
  return `${isoDay(utcDay(ms))}T${text}.${pad(count(ms, 1) % 1000, 3)}Z`;
}

/**
 * The current day in UTC+14, the earliest time zone, so that no newborn's date of birth is in the
 * future.
 * @param now milliseconds since 1970
 */
export const latestDayOnEarth = (now: number) => utcDay(now + 14 * 3_600_000);
