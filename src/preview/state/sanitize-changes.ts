import { LenientLocationRecord } from "../../contract/location-record/location-record.ts";
import { plainText } from "../../contract/plain-text.ts";
import { exampleBySlug } from "../../examples/index.ts";
import { type Changes, valueAt, withChanges } from "../draft/changes.ts";
import { isPageProperty, parsePageProperty } from "../settings/page-theme.ts";
import { SETTING_PATHS } from "../settings/settings.ts";

// The page re-renders every entry of a list on each change; no practice has that many.
const MAX_ENTRIES = 200;
// Deeper values overflow the stack of recursive functions.
const MAX_DEPTH = 8;

/**
 * Keeps the changes of a link or a file that are known settings with values of the right type, as
 * the widget would parse them. The paths of the others are returned as `rejected`.
 */
export function sanitizeChanges(changes: Changes): { safe: Changes; rejected: string[] } {
  const safe: Record<string, unknown> = {};
  const rejected: string[] = [];
  for (const [path, value] of Object.entries(changes)) {
    const isKnown = SETTING_PATHS.has(path) && isSmall(value);
    const parsed = isKnown ? parseValue(path, withPlainTexts(value)) : undefined;
    if (parsed === undefined) rejected.push(path.slice(0, 100));
    else safe[path] = parsed;
  }
  return { safe, rejected };
}

/** The value after parsing a record that contains it; undefined if the record is invalid. */
function parseValue(path: string, value: unknown): unknown {
  if (isPageProperty(path)) return parsePageProperty(path, value);
  const sample = exampleBySlug("observed-defaults")?.record;
  const result = LenientLocationRecord.safeParse(sample && withChanges(sample, { [path]: value }));
  return result.success ? valueAt(result.data, path) : undefined;
}

const IMAGE_DATA = /^data:image\/[\w.+-]+;base64,[\w+/=]*$/;

/**
 * The value with bounded texts: some settings, such as a provider's name, are not parsed as one, and
 * browsers take seconds to draw thousands of combining marks. Images may be long, and have none.
 */
function withPlainTexts(value: unknown): unknown {
  if (typeof value === "string") return IMAGE_DATA.test(value) ? value : plainText(value);
  if (Array.isArray(value)) return value.map(withPlainTexts);
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, inner]) => [key, withPlainTexts(inner)]),
  );
}

const isSmall = (value: unknown, depth = 0): boolean => {
  if (typeof value !== "object" || value === null) return true;
  const entries = Object.values(value);
  return (
    depth < MAX_DEPTH &&
    entries.length <= MAX_ENTRIES &&
    entries.every((entry) => isSmall(entry, depth + 1))
  );
};
