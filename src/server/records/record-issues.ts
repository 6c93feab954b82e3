import type * as z from "zod/mini";
import { valueAt } from "../../contract/value-at.ts";
import { describeValue } from "./describe-value.ts";

/** One value that is not as documented, described for a person. */
export interface RecordIssue {
  /** Dotted path of the value; empty for the document as a whole. */
  path: string;
  /** The value, shortened. */
  found: string;
  /** Without a period. */
  expected: string;
}

type SchemaIssue = z.core.$ZodIssue;

// Formats that the contract documents for a key.
const FORMATS: Record<string, string> = {
  name: "a readable name",
  phone_number: "a plus sign and digits, such as +15550100123",
  time_zone: "an IANA time zone, such as America/New_York",
  font_color: "a color in the form #RRGGBB",
};

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

/** Describes what a strict schema rejected in `root`. */
export const describeIssues = (root: unknown, issues: readonly SchemaIssue[]): RecordIssue[] =>
  issues.map((issue) => ({
    path: issue.path.join("."),
    found: describeValue(valueAt(root, issue.path)),
    expected: expectedBy(issue),
  }));

/** The documented format of a key. */
export const expectedFormat = (key: string) => FORMATS[key] ?? "a documented value";

function expectedBy(issue: SchemaIssue): string {
  if (issue.code === "invalid_type") return TYPES[issue.expected] ?? issue.expected;
  if (issue.code === "invalid_value") return issue.values.map(describeValue).join(" or ");
  if (issue.code === "invalid_format" && issue.format === "guid") {
    return "a UUID, such as 123e4567-e89b-12d3-a456-426614174000";
  }
  if (issue.code === "too_big" || issue.code === "too_small") return "a safe integer";
  return expectedFormat(String(issue.path.at(-1)));
}
