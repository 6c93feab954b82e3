// A format takes longer to make than to use.
const formats = new Map<string, Intl.DateTimeFormat>();
const MAX_FORMATS = 1000;

function formatOf(timeZone: string): Intl.DateTimeFormat {
  const format = formats.get(timeZone) ?? newFormat(timeZone || "UTC");
  if (formats.size >= MAX_FORMATS) formats.clear();
  formats.set(timeZone, format);
  return format;
}

function newFormat(timeZone: string): Intl.DateTimeFormat {
  try {
    return new Intl.DateTimeFormat("sv", { dateStyle: "short", timeStyle: "short", timeZone });
  } catch {
    return newFormat("UTC");
  }
}

/** The time zone, or UTC if it is unknown. */
export const knownZone = (timeZone: string) => formatOf(timeZone).resolvedOptions().timeZone;

/** An instant in a practice's time zone, as spreadsheets read it: `2026-11-23 09:30`. */
export const localTime = (instant: string, timeZone: string) =>
  formatOf(timeZone).format(new Date(instant));
