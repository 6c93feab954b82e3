import { normalizeLocationId } from "./location-id.ts";
import type { LocationRecord } from "./location-record.ts";
import { RECORD_SHAPE } from "./record-shape.ts";
import type { RecordProblem, RepairLocationRecord } from "./repair-location-record.ts";
import { parseShape } from "./shape.ts";

/** A usable record and what was repaired in it; or why there is none. */
type RecordReading =
  | { ok: true; record: LocationRecord; problems: RecordProblem[] }
  | { ok: false; reason: "unreadable" | "repair-unavailable" | "wrong-location" };

/**
 * Reads the endpoint's `data` for the requested location. `id` and `name` must be valid. Any other
 * key that is missing or has the wrong type gets its documented default and is listed in
 * `problems`; unknown keys are dropped. Another location's record is rejected, because a patient
 * must never book with another practice. The record's `id` is returned in normalized form.
 *
 * Never throws.
 *
 * @param loadRepair loads `repairLocationRecord`, which only an invalid record needs; resolves to
 *   null if that fails
 */
export async function readLocationRecord(
  data: unknown,
  requestedId: string,
  loadRepair: () => Promise<RepairLocationRecord | null>,
): Promise<RecordReading> {
  try {
    const record = parseShape(RECORD_SHAPE, data);
    if (record) return forLocation(record, requestedId, []);
    const repair = await loadRepair().catch(() => null);
    if (!repair) return { ok: false, reason: "repair-unavailable" };
    const repaired = repair(data);
    if (repaired) return forLocation(repaired.record, requestedId, repaired.problems);
  } catch {
    // Several hundred thousand invalid list items overflow zod's stack.
  }
  return { ok: false, reason: "unreadable" };
}

function forLocation(
  record: LocationRecord,
  requestedId: string,
  problems: RecordProblem[],
): RecordReading {
  const id = normalizeLocationId(record.id);
  return id !== null && id === normalizeLocationId(requestedId)
    ? { ok: true, record: { ...record, id }, problems }
    : { ok: false, reason: "wrong-location" };
}
