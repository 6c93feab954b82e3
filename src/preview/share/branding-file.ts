import { envelopeData } from "../../contract/envelope-data.ts";
import { type Changes, valueAt } from "../../embed/draft-changes.ts";
import { safeChanges } from "../draft/safe-changes.ts";
import { KNOWN_PATHS } from "../editor/find-setting.ts";

export type FileReading =
  | { ok: true; changes: Changes; leftOut: string[] }
  | { ok: false; problem: string };

const CONFIG = "web_scheduler_config";
const MOST_CHARACTERS = 8_000_000;

/**
 * The settings in a JSON file: a `branding` object, a location record, or the endpoint's whole
 * envelope. What cannot be used is named, the rest is taken.
 */
export function readBrandingFile(text: string): FileReading {
  if (text.length > MOST_CHARACTERS) {
    return { ok: false, problem: "The file has more than 8 MB; a record has a few kB." };
  }
  let body: unknown;
  try {
    body = JSON.parse(text);
  } catch (error) {
    return { ok: false, problem: `The file is no JSON (${(error as Error).message}).` };
  }
  const found = asChanges(envelopeData(body) ?? body);
  if (Object.keys(found).length === 0) {
    return {
      ok: false,
      problem: "The file is JSON, but neither branding nor a location record.",
    };
  }
  const { safe, leftOut } = safeChanges(found);
  return Object.keys(safe).length > 0
    ? { ok: true, changes: safe, leftOut }
    : {
        ok: false,
        problem: `Nothing in the file is of the documented type: ${leftOut.join(", ")}.`,
      };
}

/** The known settings of a record, of its `web_scheduler_config`, or of its `branding` alone. */
function asChanges(body: unknown): Changes {
  const shapes = [body, { [CONFIG]: body }, { [CONFIG]: { branding: body } }];
  const all = shapes.map((shape) =>
    [...KNOWN_PATHS].flatMap((path): [string, unknown][] => {
      const value = valueAt(shape, path);
      return value === undefined ? [] : [[path, value]];
    }),
  );
  return Object.fromEntries(all.toSorted((one, other) => other.length - one.length)[0] ?? []);
}
