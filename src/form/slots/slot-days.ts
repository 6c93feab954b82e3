import { DAY_PARTS, type DayPart } from "../../contract/booking-request/page-answers.ts";
import type { Slot } from "../../contract/slot.ts";
import { isoInstant } from "../iso-instant.ts";
import { createZone } from "./zone.ts";

/** The hour at which each part of a day ends. */
const PART_ENDS: Record<DayPart, number> = { morning: 12, afternoon: 17, evening: 24 };

/** The times of one day. */
export interface SlotDay {
  /** YYYY-MM-DD, in the practice's zone. */
  date: string;
  /** Only those with times. */
  parts: { part: DayPart; slots: Slot[] }[];
}

/**
 * Groups times by day and part of the day of the practice's zone, in their order: morning before
 * 12:00, afternoon before 17:00.
 */
export function groupSlots(slots: readonly Slot[], timeZone: string): SlotDay[] {
  const { wallTime } = createZone(timeZone);
  const days: SlotDay[] = [];
  for (const slot of slots) {
    const wall = new Date(wallTime(Date.parse(slot.start)));
    const date = isoInstant(wall.getTime()).slice(0, 10);
    const part = DAY_PARTS.find((name) => wall.getUTCHours() < PART_ENDS[name]) ?? "evening";
    const day = findOrAdd(days, (other) => other.date === date, { date, parts: [] });
    findOrAdd(day.parts, (other) => other.part === part, { part, slots: [] }).slots.push(slot);
  }
  return days;
}

function findOrAdd<Item>(list: Item[], matches: (item: Item) => boolean, added: Item): Item {
  const found = list.find(matches);
  if (!found) list.push(added);
  return found ?? added;
}

/** The times of a day, in their order. */
export const slotsOf = ({ parts }: SlotDay): Slot[] => parts.flatMap(({ slots }) => slots);
