import type { Slot } from "../../contract/slot.ts";
import { formatSlot, zoneName } from "../../form/slots/format-times.ts";
import { isOtherZone } from "../../form/slots/zone.ts";

/** A complete time; with the practice's zone if the reader's clock differs from it. */
export const timeWithZone = (slot: Slot, timeZone: string, locale: string) =>
  `${formatSlot(slot, timeZone, locale)} ${zoneNote(slot, timeZone, locale)}`.trimEnd();

/** The practice's zone in parentheses; "" if the browser's clock shows the same time. */
export const zoneNote = (slot: Slot, timeZone: string, locale: string) =>
  isOtherZone([slot], timeZone) ? `(${zoneName(timeZone, locale)})` : "";
