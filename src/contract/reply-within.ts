/** When a practice answers, as it says: `2 hours`, `1 day`. Days are working days. */
export const REPLY_WITHIN = /^[1-9]\d{0,2} (hour|day)s?$/;

export const readReplyWithin = (text: string) => text.split(/ |s$/) as [string, "hour" | "day"];
