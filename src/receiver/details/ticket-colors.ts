import { cardColors, type Scheme } from "../../form/branding/card-colors.ts";
import type { Rgb } from "../../form/branding/color.ts";

/** The colors of a practice's card, and around it. Booked, a card without a color has that of actions, as in the form. */
export function ticketColors(color: Rgb | null, isBooked: boolean) {
  const colorsIn = (scheme: Scheme) => {
    const colors = cardColors(color, scheme);
    const { tint, action: card, "on-action": onCard } = colors;
    const booked = isBooked && !color ? { card, "on-card": onCard } : {};
    return { ...colors, page: scheme === "light" ? tint : "#101112", ...booked };
  };
  return { light: colorsIn("light"), dark: colorsIn("dark") };
}
