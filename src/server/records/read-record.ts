import type * as z from "zod/mini";
import { normalizeLocationId } from "../../contract/location-record/location-id.ts";
import { LocationRecord } from "../../contract/location-record/location-record.ts";
import { valueAt } from "../../contract/value-at.ts";
import { decodeUtf8 } from "../../web/http/read-body.ts";

export type RecordResult =
  | { ok: true; record: LocationRecord }
  | { ok: false; issues: readonly Finding[] };

/** A record's id in lower case with hyphens, as used in URLs and maps. */
export const recordId = ({ id }: LocationRecord) => normalizeLocationId(id) ?? id.toLowerCase();

/** Reads a file: a location record as JSON, bare or in its envelope. @param read may throw */
export function readRecord(read: () => Uint8Array): RecordResult {
  try {
    const root: unknown = JSON.parse(decodeUtf8(read()));
    return readRecordValue(valueAt(root, ["success"]) === true ? valueAt(root, ["data"]) : root);
  } catch (error) {
    return notRead(error instanceof Error ? error.message : String(error));
  }
}

/** Validates a record strictly as documented; keys that are not documented are kept. */
export function readRecordValue(record: unknown): RecordResult {
  try {
    const result = LocationRecord.safeParse(record, DESCRIBED);
    if (!result.success) return { ok: false, issues: describeIssues(result.error.issues) };
    const { id, agent } = result.data;
    if (normalizeLocationId(agent.location_id) !== normalizeLocationId(id)) {
      const found = describeValue(agent.location_id);
      const expected = `the location's id, ${id}`;
      return { ok: false, issues: [{ where: "agent.location_id", found, expected }] };
    }
    // Keys that are not documented may nest too deeply to be serialized again.
    JSON.stringify(record, null, 2);
    return { ok: true, record: record as LocationRecord };
  } catch (error) {
    // Very deep JSON, or a huge number of issues, overflows the stack of zod or of JSON.stringify.
    if (error instanceof RangeError) return notRead("JSON that is too large or too deeply nested");
    throw error;
  }
}

const notRead = (found: string): RecordResult => ({
  ok: false,
  issues: [{ where: "record", found, expected: "JSON, bare or in its envelope" }],
});

const TYPES: Record<string, string> = {
  string: "a string",
  boolean: "true or false",
  number: "a number",
  int: "an integer",
  object: "an object",
  record: "an object",
  array: "an array",
  null: "null",
};

/** For zod: makes each issue say what was expected, where the schema itself does not. */
export const DESCRIBED = {
  reportInput: true,
  error(issue: z.core.$ZodRawIssue): string {
    if (issue.code === "invalid_type") return TYPES[issue.expected] ?? issue.expected;
    if (issue.code === "invalid_value") return issue.values.map(describeValue).join(" or ");
    return issue.origin === "number" ? "a safe integer" : "a documented value";
  },
};

/** Describes what a strict schema rejected for a person; see {@link DESCRIBED}. */
export const describeIssues = (issues: readonly z.core.$ZodIssue[]) =>
  issues.map(({ path, input, message }) => ({
    /** A path in the JSON, such as `data.agent.id`, or what is wrong as a whole. */
    where: path.join(".") || "record",
    found: describeValue(input),
    expected: message,
  }));
export type Finding = ReturnType<typeof describeIssues>[number];

const MAX_LENGTH = 60;

// Terminals interpret control characters; bidi and other format characters reorder the line.
const UNSAFE = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu;

/** Untrusted text, shortened and escaped to print on one line. */
export function printable(text: string, maxLength = MAX_LENGTH): string {
  const short = text.length > maxLength ? `${text.slice(0, maxLength)}…` : text;
  return short.replace(UNSAFE, escapeCharacter);
}

/** As in JSON: `\u202e`. */
export const escapeCharacter = (character: string) =>
  `\\u${character.charCodeAt(0).toString(16).padStart(4, "0")}`;

/** A JSON value in a few printable words, such as `"red"`, `an array of 3` or `nothing`. */
export function describeValue(value: unknown): string {
  if (value === undefined) return "nothing";
  if (typeof value === "string") return `"${printable(value)}"`;
  if (Array.isArray(value))
    return value.length === 0 ? "an empty array" : `an array of ${value.length}`;
  if (typeof value === "object" && value !== null) return "an object";
  return String(value);
}
