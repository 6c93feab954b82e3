// A format takes longer to make than to use, and there are about 600 zones.
const formats = new Map<string, Intl.DateTimeFormat | undefined>();
const MAX_FORMATS = 1000;

function formatOf(timeZone: string): Intl.DateTimeFormat | undefined {
  if (!formats.has(timeZone)) {
    if (formats.size >= MAX_FORMATS) formats.clear();
    formats.set(timeZone, newFormat(timeZone));
  }
  return formats.get(timeZone);
}

function newFormat(timeZone: string): Intl.DateTimeFormat | undefined {
  try {
    return new Intl.DateTimeFormat("sv", { dateStyle: "short", timeStyle: "short", timeZone });
  } catch {
    return undefined;
  }
}

/** The time zone, or UTC if it is unknown. */
export const knownZone = (timeZone: string) => (timeZone && formatOf(timeZone) ? timeZone : "UTC");

/** An instant in a practice's time zone, as spreadsheets read it: `2026-11-23 09:30`. */
export const localTime = (instant: string, timeZone: string) =>
  formatOf(knownZone(timeZone))?.format(new Date(instant));
