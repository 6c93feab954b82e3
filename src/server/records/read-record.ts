import { SuccessEnvelope } from "../../contract/location-record/envelope.ts";
import { locationId } from "../../contract/location-record/location-id.ts";
import { LocationRecord } from "../../contract/location-record/location-record.ts";
import { wireJson } from "../http/envelope.ts";
import { described, mistakesOf, type RecordMistake } from "./record-mistake.ts";

/** A location record to serve as it is, or everything that is wrong with the text. */
export type RecordReading =
  | { ok: true; record: LocationRecord }
  | { ok: false; mistakes: RecordMistake[]; isJson: boolean };

const AS_A_WHOLE = { path: "", expected: "a location record, or the envelope around one, as JSON" };

/**
 * Reads the bytes of a file strictly, as the contract documents a record: the bare record or the
 * whole envelope. Keys that the contract does not know are served too.
 */
export function readRecord(bytes: Uint8Array): RecordReading {
  let text: string;
  let raw: unknown;
  try {
    // The mark that some editors put in front is dropped by the decoder.
    text = new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch {
    return notJson("bytes that are not UTF-8");
  }
  try {
    raw = JSON.parse(text);
  } catch (error) {
    return notJson(text.trim() === "" ? "nothing" : (error as Error).message);
  }
  if (typeof raw !== "object" || raw === null || Array.isArray(raw)) {
    return refused([{ ...AS_A_WHOLE, found: described(raw) }]);
  }
  const value = raw;
  return isEnvelope(value) ? withinReason(() => readEnvelope(value)) : readRecordValue(value);
}

const isEnvelope = (raw: object) => "data" in raw || "success" in raw;

/** Reads what was JSON as the bare record, as strictly. */
export const readRecordValue = (raw: unknown): RecordReading =>
  withinReason(() => readBare(raw, raw, []));

function readEnvelope(raw: object): RecordReading {
  const reading = SuccessEnvelope.safeParse(raw);
  if (!reading.success) return refused(mistakesOf(raw, reading.error.issues));
  return readBare(raw, (raw as { data: unknown }).data, ["data"]);
}

/** @param path the keys that lead from `raw`, all of the JSON, to the record `data` */
function readBare(raw: unknown, data: unknown, path: string[]): RecordReading {
  const reading = LocationRecord.safeParse(data);
  if (!reading.success) return refused(mistakesOf(raw, reading.error.issues));
  const { id, agent } = reading.data;
  if (locationId(agent.location_id) !== locationId(id)) {
    const found = described(agent.location_id);
    const at = [...path, "agent", "location_id"].join(".");
    return refused([{ path: at, found, expected: `the location's own id, ${id}` }]);
  }
  // What it holds under unknown keys may be anything, and has to be written again.
  wireJson(data);
  return { ok: true, record: data as LocationRecord };
}

/** Lists of a million mistakes, or that are very deep, overflow the stack of whoever reads them. */
function withinReason(read: () => RecordReading): RecordReading {
  try {
    return read();
  } catch (error) {
    if (!(error instanceof RangeError)) throw error;
    return refused([{ ...AS_A_WHOLE, found: "lists without end, or lists in lists in lists" }]);
  }
}

const refused = (mistakes: RecordMistake[]): RecordReading => ({
  ok: false,
  mistakes,
  isJson: true,
});

const notJson = (found: string): RecordReading => ({
  ok: false,
  mistakes: [{ ...AS_A_WHOLE, found }],
  isJson: false,
});
