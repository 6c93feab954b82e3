import { dateTimeFormat } from "../../form/date/date-time-format.ts";
import { zoneName } from "../../form/slots/format-times.ts";
import { createZone, instantAt } from "../../form/slots/zone.ts";

/** The time zone in the usual spelling, or UTC if it is unknown. */
export function knownZone(timeZone: string): string {
  try {
    return dateTimeFormat("en", { timeZone }).resolvedOptions().timeZone;
  } catch {
    return "UTC";
  }
}

/** The zone as staff call it: `Eastern Time`. */
export function zoneText(timeZone: string): string {
  const zone = knownZone(timeZone);
  return zone === "UTC" ? zone : zoneName(zone, "en");
}

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
  dateTimeFormat("sv", {
    dateStyle: "short",
    timeStyle: "short",
    timeZone: knownZone(timeZone),
  }).format(new Date(instant));
