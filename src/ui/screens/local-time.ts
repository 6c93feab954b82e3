/**
 * The time of day in a zone now, as the language writes it, with the zone's name; null where the
 * engine does not know the zone.
 */
export function localTime(
  timeZone: string,
  locale: string,
  now: number = Date.now(),
): string | null {
  if (!timeZone) return null;
  try {
    return new Intl.DateTimeFormat(locale, {
      hour: "numeric",
      minute: "2-digit",
      timeZone,
      numberingSystem: "latn",
      timeZoneName: "short",
    }).format(now);
  } catch {
    return null;
  }
}
