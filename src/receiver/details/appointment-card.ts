import type { BookingRequest } from "../../contract/booking-request/booking-request.ts";
import type { Slot } from "../../contract/slot.ts";
import { cardColors, type Scheme } from "../../form/branding/card-colors.ts";
import type { Rgb } from "../../form/branding/color.ts";
import {
  createTimeFormat,
  formatDayOfMonth,
  formatSlot,
  formatSlotDay,
  zoneName,
} from "../../form/slots/format-times.ts";
import { formatLocale } from "../../messages/format-locale.ts";
import { knownZone } from "./request-details.ts";

/** The colors of a practice's card, and around it. Booked, a card without a color has that of actions, as in the form. */
export function ticketColors(color: Rgb | null, isBooked: boolean) {
  const colorsIn = (scheme: Scheme) => {
    const colors = cardColors(color, scheme);
    const { tint, action: card, "on-action": onCard } = colors;
    const booked = isBooked && !color ? { card, "on-card": onCard } : {};
    const page = scheme === "light" ? tint : "#101112";
    return { ...colors, page, white: "#ffffff", "on-white": "#1d1d1f", ...booked };
  };
  return { light: colorsIn("light"), dark: colorsIn("dark") };
}

/** The parts of a time on the card, in the practice's zone. @param phone the practice's */
export function ticketTime(slot: Slot, request: BookingRequest, tag: string, phone: string) {
  const locale = formatLocale(tag, phone, [request.locale]);
  const zone = knownZone(request.time_zone);
  return {
    date: formatDayOfMonth(slot, zone, locale),
    day: formatSlotDay(slot, zone, locale),
    hour: createTimeFormat(zone, locale)(slot),
    zone: zoneName(zone, locale),
    text: `${formatSlot(slot, zone, locale)} (${zoneName(zone, locale)})`,
  };
}
