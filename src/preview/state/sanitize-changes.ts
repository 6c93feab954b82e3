import { LenientLocationRecord } from "../../contract/location-record/location-record.ts";
import { plainText } from "../../contract/plain-text.ts";
import { exampleBySlug } from "../../examples/index.ts";
import { type Changes, valueAt, withChanges } from "../draft/changes.ts";
import { isPageProperty, parsePageProperty } from "../settings/page-theme.ts";
import { SETTING_PATHS } from "../settings/settings.ts";

/**
 * Keeps the changes of a link or a file that are known settings with values of the right type, as
 * the widget would parse them. The paths of the others are returned as `rejected`.
 */
export function sanitizeChanges(changes: Changes): { safe: Changes; rejected: string[] } {
  const safe: Record<string, unknown> = {};
  const rejected: string[] = [];
  for (const [path, value] of Object.entries(changes)) {
    // Of text, numbers and switches; deeper values overflow the stack of recursive functions.
    const isKnown = SETTING_PATHS.has(path) && typeof value !== "object";
    const parsed = isKnown ? parseValue(path, withPlainText(value)) : undefined;
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

/** Browsers take seconds to draw thousands of combining marks. Images may be long, and have none. */
const withPlainText = (value: unknown) =>
  typeof value === "string" && !IMAGE_DATA.test(value) ? plainText(value) : value;
