/** When a practice answers, as it says: `2 hours`, `1 day`. */
export const REPLY_WITHIN = /^[1-9]\d{0,2} (hour|day)s?$/;

/** The number, and the unit as `Intl` names it, of a text that {@link REPLY_WITHIN} matches. */
export const readReplyWithin = (text: string) => text.split(/ |s$/) as [string, "hour" | "day"];
