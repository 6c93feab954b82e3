/** When a practice answers, as it says: `2 hours`, `1 day`. */
export const REPLY_WITHIN = /^[1-9]\d{0,2} (hour|day)s?$/;

/** The parts of a text that {@link REPLY_WITHIN} matches. */
export function readReplyWithin(text: string) {
  const count = Number.parseInt(text, 10);
  const unit = text.includes("day") ? "day" : "hour";
  return { count, unit, ms: count * 3_600_000 * (unit === "day" ? 24 : 1) } as const;
}
