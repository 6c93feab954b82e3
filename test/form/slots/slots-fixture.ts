import type { LoadedSlots } from "../../../src/client/slots/slots-outcome.ts";
import type { Slot } from "../../../src/contract/slot.ts";

/** Zones with changes of one hour, half an hour and two hours, on both hemispheres, and without. */
export const ZONES = [
  "America/New_York",
  "America/St_Johns",
  "America/Phoenix",
  "America/Havana",
  "Antarctica/Troll",
  "Asia/Kathmandu",
  "Australia/Lord_Howe",
  "Africa/Casablanca",
  "Europe/Dublin",
  "Europe/Lisbon",
  "Pacific/Chatham",
  "Pacific/Kiritimati",
  "UTC",
];

export const slotAt = (start: string | number, minutes = 20): Slot => {
  const startMs = new Date(start).getTime();
  return {
    id: String(start),
    start: new Date(startMs).toISOString(),
    end: new Date(startMs + minutes * 60_000).toISOString(),
    schedule: "Schedule/1",
  };
};

export function slotsBetween(from: string, to: string, minutes = 30): Slot[] {
  const slots: Slot[] = [];
  for (let at = Date.parse(from); at < Date.parse(to); at += minutes * 60_000) {
    slots.push(slotAt(at, minutes));
  }
  return slots;
}

export const loadedSlots = (
  slots: readonly Slot[],
  over: Partial<LoadedSlots> = {},
): LoadedSlots => ({ kind: "loaded", slots, leftOut: [], cutOff: "", ...over });
