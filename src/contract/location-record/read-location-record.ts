import { locationId } from "./location-id.ts";
import { LenientLocationRecord, type LocationRecord } from "./location-record.ts";
import type { MendLocationRecord, RecordProblem } from "./repair-location-record.ts";

/** A record to work with, and what had to be mended; or why there is none. */
export type RecordReading =
  | { ok: true; record: LocationRecord; problems: RecordProblem[] }
  | { ok: false; reason: "unreadable" | "unmended" | "wrong-location" };

/**
 * Reads the endpoint's `data` for the location that was asked for. Structural keys (`id`, `name`)
 * must be right; every other key that is missing or of the wrong type takes its documented
 * default and is told in `problems`; unknown keys are dropped. Another location's record is
 * refused: a patient must never book with another practice. Its `id` comes out in lower case and
 * hyphenated, however the service spells it.
 *
 * `loadMend` fetches {@link mendLocationRecord}, which a record that is as documented never
 * needs; null when it cannot be had. Never throws.
 */
export async function readLocationRecord(
  data: unknown,
  askedId: string,
  loadMend: () => Promise<MendLocationRecord | null>,
): Promise<RecordReading> {
  try {
    const first = LenientLocationRecord.safeParse(data);
    if (first.success) return ofAskedLocation(first.data, askedId, []);
    const mend = await loadMend().catch(() => null);
    if (!mend) return { ok: false, reason: "unmended" };
    const mended = mend(data, first.error.issues);
    const second = LenientLocationRecord.safeParse(mended?.data);
    if (second.success) return ofAskedLocation(second.data, askedId, mended?.problems ?? []);
  } catch {
    // A list of some hundred thousand wrong items overflows the parser's stack.
  }
  return { ok: false, reason: "unreadable" };
}

function ofAskedLocation(
  record: LocationRecord,
  askedId: string,
  problems: RecordProblem[],
): RecordReading {
  const id = locationId(record.id);
  return id !== null && id === locationId(askedId)
    ? { ok: true, record: { ...record, id }, problems }
    : { ok: false, reason: "wrong-location" };
}
