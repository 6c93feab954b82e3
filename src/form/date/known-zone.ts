import { dateTimeFormat } from "./date-time-format.ts";

/** The time zone for `Intl`; undefined, which is the browser's, if it is empty or the engine does not know it. */
export function knownZone(timeZone: string): string | undefined {
  try {
    return timeZone && dateTimeFormat("en", { timeZone }) ? timeZone : undefined;
  } catch {
    return undefined;
  }
}
