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

/** Whether the calendar has such a day. */
export const isRealDay = ({ year, month, day }: CalendarDay) =>
  month >= 1 && month <= 12 && day >= 1 && day <= daysInMonth(year, month);

/** Negative when `a` is before `b`, zero when they are the same day. */
export const compareDays = (a: CalendarDay, b: CalendarDay) =>
  a.year - b.year || a.month - b.month || a.day - b.day;

const pad = (value: number, length: number) => String(value).padStart(length, "0");

/** YYYY-MM-DD (RFC 3339 full-date). */
export const isoDay = ({ year, month, day }: CalendarDay) =>
  `${pad(year, 4)}-${pad(month, 2)}-${pad(day, 2)}`;

/**
 * The latest day that it is anywhere on earth at an instant (milliseconds since 1970): the day in
 * UTC+14. A newborn's date of birth is never in the future by this measure.
 */
export function latestDayOnEarth(instant: number): CalendarDay {
  const there = new Date(instant + 14 * 3_600_000);
  return {
    year: there.getUTCFullYear(),
    month: there.getUTCMonth() + 1,
    day: there.getUTCDate(),
  };
}
