import { createZone, instantAt } from "../../form/slots/zone.ts";

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

/**
 * The instant (ISO 8601 in UTC) that clocks of a time zone show as `2026-11-23T09:30`; undefined for other text
 * and for days that do not exist.
 */
export function instantOf(local: string, timeZone: string): string | undefined {
  const shown = Date.parse(`${local}Z`);
  if (Number.isNaN(shown) || !new Date(shown).toISOString().startsWith(local)) return undefined;
  return new Date(instantAt(createZone(knownZone(timeZone)), shown)).toISOString();
}

/** An instant in a practice's time zone, as spreadsheets read it: `2026-11-23 09:30`. */
export const localTime = (instant: string, timeZone: string) =>
  formatOf(timeZone).format(new Date(instant));
