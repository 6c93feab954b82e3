import type * as z from "zod/mini";

/** What is wrong at one place of a record's file, as a person reads it. */
export interface RecordMistake {
  /** The keys that lead to the place, as they stand in the file; empty for the file as a whole. */
  path: string;
  /** What stands there, cut short where it is long. */
  found: string;
  /** What should, without a full stop. */
  expected: string;
}

type Issue = z.core.$ZodIssue;

// A value's form, where the contract gives one that its type does not tell.
const FORMS: Record<string, string> = {
  name: "a name that can be read",
  phone_number: "a plus sign and digits, as in +15550100123",
  time_zone: "an IANA time-zone name, as in America/New_York",
  font_color: "a colour of the form #RRGGBB",
};

const TYPES: Record<string, string> = {
  string: "text",
  boolean: "true or false",
  number: "a number",
  int: "a whole number",
  object: "an object",
  record: "an object",
  array: "a list",
  null: "null",
};

const LONGEST_FOUND = 60;

/** What a strict reading found wrong in `raw`, one line for each place. */
export const mistakesOf = (raw: unknown, issues: readonly Issue[]): RecordMistake[] =>
  issues.map((issue) => ({
    path: issue.path.join("."),
    found: described(valueAt(raw, issue.path)),
    expected: expectedBy(issue),
  }));

/** A value in a few words, as in `"red"`, `a list of 3`, `nothing`. */
export function described(value: unknown): string {
  if (value === undefined) return "nothing";
  if (Array.isArray(value))
    return value.length === 0 ? "an empty list" : `a list of ${value.length}`;
  if (typeof value === "object" && value !== null) return "an object";
  const text = JSON.stringify(value);
  return text.length > LONGEST_FOUND ? `${text.slice(0, LONGEST_FOUND)}…` : text;
}

function expectedBy(issue: Issue): string {
  if (issue.code === "invalid_type") return TYPES[issue.expected] ?? issue.expected;
  if (issue.code === "invalid_value") return issue.values.map((one) => described(one)).join(" or ");
  if (issue.code === "invalid_format" && issue.format === "guid") {
    return "a UUID, as in 123e4567-e89b-12d3-a456-426614174000";
  }
  if (issue.code === "too_big" || issue.code === "too_small") return "a number of ordinary size";
  return FORMS[String(issue.path.at(-1))] ?? "a value as documented";
}

function valueAt(raw: unknown, path: readonly PropertyKey[]): unknown {
  let here = raw;
  for (const key of path) {
    if (typeof here !== "object" || here === null || !Object.hasOwn(here, key)) return undefined;
    here = (here as Record<PropertyKey, unknown>)[key];
  }
  return here;
}
