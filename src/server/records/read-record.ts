import { SuccessEnvelope } from "../../contract/envelope.ts";
import { locationId } from "../../contract/location-id.ts";
import { LocationRecord } from "../../contract/location-record.ts";
import { wireJson } from "../envelope.ts";
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
  return isEnvelope(raw) ? readEnvelope(raw) : readBare(raw, raw, []);
}

const isEnvelope = (raw: object) => "data" in raw || "success" in raw;

/** Reads what was JSON as the bare record, as strictly. */
export const readRecordValue = (raw: unknown): RecordReading => readBare(raw, raw, []);

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
  return isTooDeep(data)
    ? refused([{ path: path.join("."), found: "lists in lists in lists", expected: "fewer" }])
    : { ok: true, record: data as LocationRecord };
}

/** Whether it can be read but not written: what it holds under unknown keys may be anything. */
function isTooDeep(data: unknown): boolean {
  try {
    wireJson(data);
    return false;
  } catch {
    return true;
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
