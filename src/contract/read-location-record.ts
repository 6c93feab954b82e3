import { LenientLocationRecord, type LocationRecord } from "./location-record.ts";
import type { MendLocationRecord } from "./mend-location-record.ts";

/** A place in the record that was not as documented, and took its default. */
export interface RecordProblem {
  /** The keys that lead to the place, as in `web_scheduler_config.branding.font_color`. */
  path: string;
  /** The documented type, as in `boolean`. */
  expected: string;
}

/** A record to work with, and what had to be mended; or why there is none. */
export type RecordReading =
  | { ok: true; record: LocationRecord; problems: RecordProblem[] }
  | { ok: false; reason: "unreadable" | "wrong-location" };

/**
 * Reads the endpoint's `data` for the location that was asked for. Structural keys (`id`, `name`)
 * must be right; every other key that is missing or of the wrong type takes its documented
 * default and is told in `problems`; unknown keys are dropped. Another location's record is
 * refused: a patient must never book with another practice.
 *
 * `loadMend` fetches {@link mendLocationRecord}, which a record that is as documented never
 * needs; null when it cannot be had.
 */
export async function readLocationRecord(
  data: unknown,
  askedId: string,
  loadMend: () => Promise<MendLocationRecord | null>,
): Promise<RecordReading> {
  const first = LenientLocationRecord.safeParse(data);
  if (first.success) return ofAskedLocation(first.data, askedId, []);
  const mended = (await loadMend())?.(data, first.error.issues);
  const second = mended && LenientLocationRecord.safeParse(mended.data);
  return second?.success
    ? ofAskedLocation(second.data, askedId, mended?.problems ?? [])
    : { ok: false, reason: "unreadable" };
}

const ofAskedLocation = (
  record: LocationRecord,
  askedId: string,
  problems: RecordProblem[],
): RecordReading =>
  sameId(record.id, askedId)
    ? { ok: true, record, problems }
    : { ok: false, reason: "wrong-location" };

// The service's framework accepts an id in upper case, in braces and without hyphens.
const bare = (id: string) => id.toLowerCase().replace(/[^0-9a-f]/g, "");

/** Whether two spellings name the same location. */
export const sameId = (a: string, b: string) => bare(a) === bare(b) && bare(a).length === 32;
