import { EXAMPLES, exampleBySlug } from "../../contract/examples/index.ts";
import { RECORD_SHAPE } from "../../contract/location-record/record-shape.ts";
import { readShape } from "../../contract/location-record/shape.ts";
import { plainText } from "../../contract/text.ts";
import { type Changes, valueAt, withChanges } from "../draft/changes.ts";
import { type DraftSource, isDraftLink, readDraftLink } from "../draft/link.ts";
import { isPageProperty, parsePageProperty } from "../settings/page-theme.ts";
import { labelAt, SETTING_PATHS } from "../settings/settings.ts";
import type { PreviewState } from "../state/preview-state.ts";

const UNREADABLE =
  "The draft in this link cannot be read: part of the link is missing or was changed. Ask for the link again.";
const MAX_LISTED = 5;

/** Opens the location (`#location=<id>`: of this server) or the draft of a URL fragment, if it contains one. */
export async function openLink(preview: PreviewState, hash: string): Promise<void> {
  const { open, report, site } = preview;
  const [, locationId] = /^#location=([\w-]+)$/.exec(hash) ?? [];
  if (locationId) await open(sourceOf(locationId, site));
  if (!isDraftLink(hash)) return;
  const draft = await readDraftLink(hash);
  if (!draft) return report(`${UNREADABLE} Your draft has not changed.`, true);
  const { safe, rejected } = sanitizeChanges(draft.changes);
  if ((await open(draft.of, safe)) && rejected.length > 0) {
    const labels = rejected.slice(0, MAX_LISTED).map(labelAt).join(", ");
    report(`Invalid changes in the link were ignored (${rejected.length}): ${labels}.`, true);
  }
}

function sourceOf(locationId: string, baseUrl: string): DraftSource {
  const example = EXAMPLES.find(({ record }) => record.id === locationId);
  return example ? { example: example.slug } : { locationId, baseUrl };
}

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
  let isValid = true;
  const changed = sample && withChanges(sample, { [path]: value });
  const record = readShape(RECORD_SHAPE, changed, () => {
    isValid = false;
  });
  return isValid ? valueAt(record, path) : undefined;
}

const IMAGE_DATA = /^data:image\/[\w.+-]+;base64,[\w+/=]*$/;

/** Browsers take seconds to draw thousands of combining marks. Images may be long, and have none. */
const withPlainText = (value: unknown) =>
  typeof value === "string" && !IMAGE_DATA.test(value) ? plainText(value) : value;
