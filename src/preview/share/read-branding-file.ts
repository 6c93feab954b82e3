import { envelopeData } from "../../contract/location-record/envelope-data.ts";
import { type Changes, valueAt } from "../../draft/changes.ts";
import { KNOWN_PATHS, labelAt } from "../settings/find-setting.ts";
import { safeChanges } from "../state/safe-changes.ts";

export type FileReading =
  | { ok: true; changes: Changes; leftOut: string[] }
  | { ok: false; problem: string };

const CONFIG = "web_scheduler_config";
const MOST_BYTES = 8_000_000;

/**
 * The settings in a JSON file: a `branding` object, a location record, or the endpoint's whole
 * envelope. What cannot be used is named, the rest is taken. Never throws, whatever the file is.
 */
export async function readBrandingFile(file: Blob): Promise<FileReading> {
  const no = (problem: string): FileReading => ({ ok: false, problem });
  if (file.size > MOST_BYTES) return no("The file has more than 8 MB; a record has a few kB.");
  const text = await file.text().catch(() => null);
  if (text === null) return no("The file could not be read.");
  let body: unknown;
  try {
    body = JSON.parse(text);
  } catch (error) {
    // The engine quotes the file, whatever it is.
    const why = (error as Error).message.replaceAll(/\p{Cc}+/gu, " ");
    return no(`The file is no JSON (${why}).`);
  }
  const found = asChanges(envelopeData(body) ?? body);
  if (Object.keys(found).length === 0) {
    return no("The file is JSON, but neither branding nor a location record.");
  }
  const { safe, leftOut } = safeChanges(found);
  return Object.keys(safe).length > 0
    ? { ok: true, changes: safe, leftOut }
    : no(`Nothing in the file is of the documented type: ${leftOut.map(labelAt).join(", ")}.`);
}

/** The known settings of a record, of its `web_scheduler_config`, or of its `branding` alone. */
function asChanges(body: unknown): Changes {
  const shapes = [{ [CONFIG]: body }, { [CONFIG]: { branding: body } }];
  // Any address book has names and cities: a record is known by its configuration.
  if (valueAt(body, CONFIG) !== undefined) shapes.unshift(body as (typeof shapes)[0]);
  const all = shapes.map((shape) =>
    [...KNOWN_PATHS].flatMap((path): [string, unknown][] => {
      const value = valueAt(shape, path);
      return value === undefined ? [] : [[path, value]];
    }),
  );
  return Object.fromEntries(all.toSorted((one, other) => other.length - one.length)[0] ?? []);
}
