/** A day of the Gregorian calendar, in no time zone. */
export interface CalendarDay {
  year: number;
  /** 1 to 12. */
  month: number;
  /** 1 to 31. */
  day: number;
}

/** Of a year with four digits. */
export const daysInMonth = (year: number, month: number) =>
  new Date(Date.UTC(year, month, 0)).getUTCDate();

export const isRealDay = ({ year, month, day }: CalendarDay) =>
  month >= 1 && month <= 12 && day >= 1 && day <= daysInMonth(year, month);

const pad = (value: number, length: number) => String(value).padStart(length, "0");

/** YYYY-MM-DD (RFC 3339 full-date). */
export const isoDay = ({ year, month, day }: CalendarDay) =>
  `${pad(year, 4)}-${pad(month, 2)}-${pad(day, 2)}`;

const utcDay = (date: Date): CalendarDay => ({
  year: date.getUTCFullYear(),
  month: date.getUTCMonth() + 1,
  day: date.getUTCDate(),
});

/** Like `toISOString`, which old date libraries on host pages override with other formats. */
export function isoInstant(ms: number): string {
  const date = new Date(ms);
  const time = [date.getUTCHours(), date.getUTCMinutes(), date.getUTCSeconds()]
    .map((value) => pad(value, 2))
    .join(":");
  return `${isoDay(utcDay(date))}T${time}.${pad(date.getUTCMilliseconds(), 3)}Z`;
}

/** In UTC+14, the earliest time zone, so that no newborn's birth date is in the future. `now` is in ms since 1970. */
export const latestDayOnEarth = (now: number) => utcDay(new Date(now + 14 * 3_600_000));
