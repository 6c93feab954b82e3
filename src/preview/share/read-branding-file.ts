import { envelopeData } from "../../contract/location-record/envelope-data.ts";
import { type Changes, valueAt } from "../../draft/changes.ts";
import { labelAt, SETTING_PATHS } from "../settings/find-setting.ts";
import { sanitizeChanges } from "../state/sanitize-changes.ts";

export type BrandingFileResult =
  | { ok: true; changes: Changes; rejected: string[] }
  | { ok: false; problem: string };

const CONFIG = "web_scheduler_config";
const MAX_BYTES = 8_000_000;

/**
 * Reads the settings in a JSON file: a `branding` object, a location record, a JSON Merge Patch of one
 * (RFC 7396), or the endpoint's response. Invalid settings are listed and skipped. Never throws.
 */
export async function readBrandingFile(file: Blob): Promise<BrandingFileResult> {
  const fail = (problem: string): BrandingFileResult => ({ ok: false, problem });
  if (file.size > MAX_BYTES) return fail("The file is larger than 8 MB; a record is a few kB.");
  const text = await file.text().catch(() => null);
  if (text === null) return fail("The file could not be read.");
  let body: unknown;
  try {
    body = JSON.parse(text);
  } catch (error) {
    // Browsers quote the file in this message, including control characters.
    const reason = (error as Error).message.replaceAll(/\p{Cc}+/gu, " ");
    return fail(`The file is not valid JSON (${reason}).`);
  }
  const changes = findChanges(envelopeData(body) ?? body);
  if (Object.keys(changes).length === 0) {
    return fail("The file contains neither branding nor a location record.");
  }
  const { safe, rejected } = sanitizeChanges(changes);
  return Object.keys(safe).length > 0
    ? { ok: true, changes: safe, rejected }
    : fail(`Every value in the file has the wrong type: ${rejected.map(labelAt).join(", ")}.`);
}

/** The settings of a record, of its `web_scheduler_config`, or only of its `branding`. */
function findChanges(body: unknown): Changes {
  const shapes = [{ [CONFIG]: body }, { [CONFIG]: { branding: body } }];
  // Other files have a `name` and a `city`, too; only a record has this key.
  if (valueAt(body, CONFIG) !== undefined) shapes.unshift(body as (typeof shapes)[0]);
  const candidates = shapes.map((shape) =>
    [...SETTING_PATHS].flatMap((path): [string, unknown][] => {
      const value = valueAt(shape, path);
      return value === undefined ? [] : [[path, value]];
    }),
  );
  const [best = []] = candidates.toSorted((a, b) => b.length - a.length);
  return Object.fromEntries(best);
}
