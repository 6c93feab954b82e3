import type { OptInAnswers } from "../../contract/booking-request/booking-request.ts";
import {
  DAY_PARTS,
  DAYS,
  type Day,
  type DayPart,
} from "../../contract/booking-request/day-parts.ts";

export type PreferredTimes = NonNullable<OptInAnswers["preferred_times"]>;

/** No restriction; not the same as no answer, which is undefined. */
export const ANY_TIME: PreferredTimes = { days: [], parts: [] };

export const isAnyTime = (times: PreferredTimes | undefined) =>
  times !== undefined && times.days.length + times.parts.length === 0;

/** The answer after a day or a part was chosen, or is no longer; it replaces "any time". */
export function togglePreferredTime(
  times: PreferredTimes = ANY_TIME,
  toggled: Day | DayPart,
): PreferredTimes | undefined {
  const chosen = new Set<string>([...times.days, ...times.parts]);
  if (!chosen.delete(toggled)) chosen.add(toggled);
  if (chosen.size === 0) return undefined;
  return {
    days: DAYS.filter((day) => chosen.has(day)),
    parts: DAY_PARTS.filter((part) => chosen.has(part)),
  };
}
