import { SuccessEnvelope } from "../../contract/location-record/envelope.ts";
import { normalizeLocationId } from "../../contract/location-record/location-id.ts";
import { LocationRecord } from "../../contract/location-record/location-record.ts";
import { decodeUtf8 } from "../../web/http/read-body.ts";
import { wireJson } from "../http/envelope.ts";
import { describeValue } from "./describe-value.ts";
import { describeIssues, type RecordIssue } from "./record-issues.ts";

/** A valid location record, or everything that is wrong with the input. */
export type RecordResult =
  | { ok: true; record: LocationRecord }
  | { ok: false; issues: RecordIssue[]; isJson: boolean };

const WHOLE_DOCUMENT = {
  path: "",
  expected: "a location record, bare or in its envelope, as JSON",
};

/** A record's id in lower case with hyphens, as used in URLs and maps. */
export const recordId = ({ id }: LocationRecord) => normalizeLocationId(id) ?? id.toLowerCase();

/**
 * Parses a file strictly as documented: a bare record or the complete envelope. Undocumented keys
 * are kept.
 */
export function readRecord(bytes: Uint8Array): RecordResult {
  let text: string;
  let root: unknown;
  try {
    text = decodeUtf8(bytes);
  } catch {
    return notJson("invalid UTF-8");
  }
  try {
    root = JSON.parse(text);
  } catch (error) {
    return notJson(text.trim() === "" ? "nothing" : (error as Error).message);
  }
  if (typeof root !== "object" || root === null || Array.isArray(root)) {
    return invalid([{ ...WHOLE_DOCUMENT, found: describeValue(root) }]);
  }
  const isEnvelope = "data" in root || "success" in root;
  return isEnvelope ? catchRangeError(() => readEnvelope(root)) : readRecordValue(root);
}

/** Validates a parsed bare record just as strictly. */
export const readRecordValue = (root: unknown): RecordResult =>
  catchRangeError(() => readBare(root, root, []));

function readEnvelope(root: object): RecordResult {
  const result = SuccessEnvelope.safeParse(root);
  if (!result.success) return invalid(describeIssues(root, result.error.issues));
  return readBare(root, (root as { data: unknown }).data, ["data"]);
}

/** @param path the path from `root`, the parsed document, to the record `data` */
function readBare(root: unknown, data: unknown, path: string[]): RecordResult {
  const result = LocationRecord.safeParse(data);
  if (!result.success) return invalid(describeIssues(root, result.error.issues));
  const { id, agent } = result.data;
  if (normalizeLocationId(agent.location_id) !== normalizeLocationId(id)) {
    const found = describeValue(agent.location_id);
    const agentPath = [...path, "agent", "location_id"].join(".");
    return invalid([{ path: agentPath, found, expected: `the location's id, ${id}` }]);
  }
  // Undocumented keys may nest too deeply to be serialized again; that throws a RangeError.
  wireJson(data);
  return { ok: true, record: data as LocationRecord };
}

/** Very deep JSON, or a huge number of issues, overflows the stack of zod or of JSON.stringify. */
function catchRangeError(read: () => RecordResult): RecordResult {
  try {
    return read();
  } catch (error) {
    if (!(error instanceof RangeError)) throw error;
    return invalid([{ ...WHOLE_DOCUMENT, found: "JSON that is too large or too deeply nested" }]);
  }
}

const invalid = (issues: RecordIssue[]): RecordResult => ({ ok: false, issues, isJson: true });

const notJson = (found: string): RecordResult => ({
  ok: false,
  issues: [{ ...WHOLE_DOCUMENT, found }],
  isJson: false,
});
