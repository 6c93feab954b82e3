import { normalizeLocationId } from "../../contract/location-record/location-id.ts";
import { LocationRecord } from "../../contract/location-record/location-record.ts";
import { valueAt } from "../../contract/value-at.ts";
import { decodeUtf8 } from "../../web/http/read-body.ts";
import { wireJson } from "../http/envelope.ts";
import { describeValue } from "./describe-value.ts";
import { describeIssues, type RecordIssue } from "./record-issues.ts";

/** A valid location record, or everything that is wrong with it. */
export type RecordResult =
  | { ok: true; record: LocationRecord }
  | { ok: false; issues: readonly RecordIssue[] };

/** A record's id in lower case with hyphens, as used in URLs and maps. */
export const recordId = ({ id }: LocationRecord) => normalizeLocationId(id) ?? id.toLowerCase();

/** Reads a file: a location record as JSON, bare or in its envelope. */
export function readRecord(bytes: Uint8Array): RecordResult {
  try {
    const root: unknown = JSON.parse(decodeUtf8(bytes));
    return readRecordValue(valueAt(root, ["success"]) === true ? valueAt(root, ["data"]) : root);
  } catch (error) {
    return notRead(error instanceof Error ? error.message : String(error));
  }
}

/** Validates a record strictly as documented; keys that are not documented are kept. */
export function readRecordValue(record: unknown): RecordResult {
  try {
    const result = LocationRecord.safeParse(record);
    if (!result.success) return { ok: false, issues: describeIssues(record, result.error.issues) };
    const { id, agent } = result.data;
    if (normalizeLocationId(agent.location_id) !== normalizeLocationId(id)) {
      const found = describeValue(agent.location_id);
      const expected = `the location's id, ${id}`;
      return { ok: false, issues: [{ path: "agent.location_id", found, expected }] };
    }
    // Keys that are not documented may nest too deeply to be serialized again.
    wireJson(record);
    return { ok: true, record: record as LocationRecord };
  } catch (error) {
    // Very deep JSON, or a huge number of issues, overflows the stack of zod or of JSON.stringify.
    if (error instanceof RangeError) return notRead("JSON that is too large or too deeply nested");
    throw error;
  }
}

/** The result for a file that cannot be read as a record at all. */
export const notRead = (found: string): RecordResult => ({
  ok: false,
  issues: [{ path: "", found, expected: "a location record as JSON, bare or in its envelope" }],
});
