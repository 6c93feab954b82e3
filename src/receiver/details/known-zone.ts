/** The time zone, or UTC if it is unknown. */
export function knownZone(timeZone: string): string {
  try {
    new Intl.DateTimeFormat("en", { timeZone });
    return timeZone || "UTC";
  } catch {
    return "UTC";
  }
}
