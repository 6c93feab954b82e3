import { DAY_MS } from "./slot.ts";

const DAYS = "Su|Mo|Tu|We|Th|Fr|Sa";
const MONTHS = "Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec";
const TIME = "(?:[01]\\d|2[0-3]):[0-5]\\d";
const listOf = (item: string) => `${item}(?:,${item})*`;
const DATE = `(\\d{4}) (${MONTHS}) (\\d\\d?)`;
const WEEKDAYS = listOf(`(?:${DAYS})(?:-(?:${DAYS}))?`);
const RULE = new RegExp(`^(?:${DATE}|(${WEEKDAYS})) (off|${listOf(`${TIME}-${TIME}`)})$`);

const MAX_LENGTH = 2000;
const MAX_DAYS = 366;
/** Only the days of the week count then: a date has four digits for the year. */
const AFTER_ALL_DATES = Date.UTC(10_000, 0);

/** When a practice opens and closes on a day, in turns, in milliseconds since its midnight; empty if it is closed. */
export type Hours = (day: number) => readonly number[];

/**
 * Reads opening hours: a part of OpenStreetMap's `opening_hours`, such as
 * `Mo-Fr 08:00-12:00,13:00-17:00; Sa 09:00-12:00; 2026 Dec 25 off`. A later rule replaces earlier ones on its days; that
 * of a date counts wherever it stands. Days and local times are milliseconds since 1970, as if the practice's clocks were in UTC.
 * @returns null for all other text, for hours past midnight, and if every day of the week is closed
 */
export function readHours(text: string): Hours | null {
  if (text.length > MAX_LENGTH) return null;
  const written = text.replace(/\s+/g, " ").replace(/ ?; ?$/, "");
  const rules = written.split(";").map((rule) => readRule(rule.trim()));
  const ruleOf = (day: number, isDate: boolean) =>
    rules.findLast((rule) => rule?.isDate === isDate && rule.includes(day));
  const hours: Hours = (day) => (ruleOf(day, true) ?? ruleOf(day, false))?.times ?? [];
  const isValid = !rules.includes(null) && nextChange(hours, AFTER_ALL_DATES);
  return isValid ? hours : null;
}

function readRule(text: string) {
  const [, year, month = "", date, weekdays, opening = ""] = RULE.exec(text) ?? [];
  const times = (opening.match(/\d\d:\d\d/g) ?? []).map((time) =>
    Date.parse(`1970-01-01T${time}Z`),
  );
  const isInOrder = times.every((time, index) => index === 0 || time > (times[index - 1] ?? 0));
  if (!opening || !isInOrder) return null;
  const isDate = weekdays === undefined;
  if (weekdays) return { isDate, includes: (day: number) => isListed(weekdays, day), times };
  const at = Date.UTC(Number(year), MONTHS.split("|").indexOf(month), Number(date));
  const isReal = new Date(at).getUTCDate() === Number(date);
  return isReal ? { isDate, includes: (day: number) => day === at, times } : null;
}

/** A range may go past Sunday, such as `Sa-Mo`. */
const isListed = (weekdays: string, day: number) =>
  weekdays.split(",").some((range) => {
    const [from = 0, to = from] = range.split("-").map((name) => DAYS.split("|").indexOf(name));
    return (new Date(day).getUTCDay() - from + 7) % 7 <= (to - from + 7) % 7;
  });

const startOfDay = (local: number) => Math.floor(local / DAY_MS) * DAY_MS;

/** Whether a practice is open at a local time, and the local time when that changes; null if not within a year. */
export function nextChange(hours: Hours, local: number) {
  for (let days = 0; days < MAX_DAYS; days += 1) {
    const day = startOfDay(local) + days * DAY_MS;
    const times = hours(day).map((time) => day + time);
    const at = times.find((time) => time > local);
    if (at) return { isOpen: times.indexOf(at) % 2 === 1, at };
  }
  return null;
}

/** The milliseconds between two local times, of at most the last year, without the days on which a practice is closed. */
export function workingTime(hours: Hours, from: number, to: number): number {
  let passed = 0;
  for (let day = startOfDay(Math.max(from, to - MAX_DAYS * DAY_MS)); day < to; day += DAY_MS) {
    if (hours(day).length > 0) passed += Math.min(to, day + DAY_MS) - Math.max(from, day);
  }
  return passed;
}
