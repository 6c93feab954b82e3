import { LenientLocationRecord, type LocationRecord } from "../../contract/location-record.ts";
import { type Changes, withChanges } from "../../embed/draft-changes.ts";
import { exampleBySlug } from "../../examples/index.ts";
import { KNOWN_PATHS } from "../editor/find-setting.ts";

/**
 * What of somebody else's changes can be used here: known settings whose values are of the right
 * type. Nothing of it is ever more than text and figures.
 */
export function safeChanges(changes: Changes): { safe: Changes; leftOut: string[] } {
  const sample = exampleBySlug("observed-defaults")?.record;
  const fits = ([path, value]: [string, unknown]) =>
    KNOWN_PATHS.has(path) && sample !== undefined && isRecordWith(sample, { [path]: value });
  const entries = Object.entries(changes);
  return {
    safe: Object.fromEntries(entries.filter(fits)),
    leftOut: entries.filter((entry) => !fits(entry)).map(([path]) => path.slice(0, 100)),
  };
}

const isRecordWith = (sample: LocationRecord, changes: Changes) => {
  try {
    return LenientLocationRecord.safeParse(withChanges(sample, changes)).success;
  } catch {
    // A list too deep or too long overflows the parser's stack.
    return false;
  }
};
