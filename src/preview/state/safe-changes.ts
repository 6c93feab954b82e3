import { LenientLocationRecord } from "../../contract/location-record/location-record.ts";
import { type Changes, valueAt, withChanges } from "../../draft/changes.ts";
import { exampleBySlug } from "../../examples/index.ts";
import { KNOWN_PATHS } from "../settings/find-setting.ts";

// More than any practice has; the page draws each entry of a list, at every change.
const MOST_ENTRIES = 200;
// Deeper ones overflow the stack of whatever walks through them.
const DEEPEST = 8;

/**
 * What of somebody else's changes can be used here: known settings whose values are of the right
 * type, as a widget would read them. Nothing of it is ever more than text and figures.
 */
export function safeChanges(changes: Changes): { safe: Changes; leftOut: string[] } {
  const safe: Record<string, unknown> = {};
  const leftOut: string[] = [];
  for (const [path, value] of Object.entries(changes)) {
    const read = KNOWN_PATHS.has(path) && isModest(value) ? asRead(path, value) : undefined;
    if (read === undefined) leftOut.push(path.slice(0, 100));
    else safe[path] = read;
  }
  return { safe, leftOut };
}

/** The value as the reading of a record leaves it; undefined where that would refuse it. */
function asRead(path: string, value: unknown): unknown {
  const sample = exampleBySlug("observed-defaults")?.record;
  const reading = LenientLocationRecord.safeParse(sample && withChanges(sample, { [path]: value }));
  return reading.success ? valueAt(reading.data, path) : undefined;
}

const isModest = (value: unknown, depth = 0): boolean => {
  if (typeof value !== "object" || value === null) return true;
  const entries = Object.values(value);
  return (
    depth < DEEPEST &&
    entries.length <= MOST_ENTRIES &&
    entries.every((entry) => isModest(entry, depth + 1))
  );
};
