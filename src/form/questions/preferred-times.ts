import type { PageAnswers } from "../../contract/booking-request/booking-request.ts";
import {
  DAY_PARTS,
  DAYS,
  type Day,
  type DayPart,
} from "../../contract/booking-request/day-parts.ts";

export type PreferredTimes = NonNullable<PageAnswers["preferred_times"]>;

/** No restriction; not the same as no answer, which is undefined. */
export const ANY_TIME: PreferredTimes = { days: [], parts: [] };

export const isAnyTime = (times: PreferredTimes | undefined) =>
  times !== undefined && times.days.length + times.parts.length === 0;

/** The answer after a day or a part was chosen, or is no longer; it replaces "any time". */
export function setPreferredTime(
  times: PreferredTimes = ANY_TIME,
  changed: Day | DayPart,
  isChosen: boolean,
): PreferredTimes | undefined {
  const chosen = new Set<string>([...times.days, ...times.parts]);
  if (isChosen) chosen.add(changed);
  else chosen.delete(changed);
  if (chosen.size === 0) return undefined;
  return {
    days: DAYS.filter((day) => chosen.has(day)),
    parts: DAY_PARTS.filter((part) => chosen.has(part)),
  };
}
