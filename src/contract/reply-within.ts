import { DAY_MS } from "./slot.ts";

/** When a practice answers, as it says: `2 hours`, `1 day`. Days are working days. */
export const REPLY_WITHIN = /^[1-9]\d{0,2} (hour|day)s?$/;

export const readReplyWithin = (text: string) => text.split(/ |s$/) as [string, "hour" | "day"];

/** A Monday, 00:00. */
const MONDAY = Date.UTC(2024, 0, 1);

/** The time from that Monday to a local time, as milliseconds in UTC, without Saturdays and Sundays. */
export function workingTime(localMs: number): number {
  const weeks = Math.floor((localMs - MONDAY) / (7 * DAY_MS));
  return weeks * 5 * DAY_MS + Math.min(localMs - MONDAY - weeks * 7 * DAY_MS, 5 * DAY_MS);
}
