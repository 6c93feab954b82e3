import type { Chunks } from "../../embed/loading/load-chunk.ts";
import { LANGUAGE_CODES } from "../../messages/languages.ts";
import { VERSION } from "../../settings/names.ts";

/** The script under a name whose content never changes. */
export const versionedScript = `web-scheduler-${VERSION}.js`;

/** Loaded on demand. The version in the name keeps caches from combining a script with another version's chunks. */
export const chunkFile = (name: keyof Chunks) => `web-scheduler-${VERSION}-${name}.js`;

/** The files that a practice's page loads, each with its source, relative to `src`. */
export const served: ReadonlyMap<string, string> = new Map([
  ["web-scheduler.js", "embed/script/script.ts"],
  [chunkFile("submission"), "embed/chunks/submission/submission.ts"],
  [chunkFile("requests"), "embed/chunks/requests.ts"],
  [chunkFile("phone"), "embed/chunks/phone/phone.ts"],
  [chunkFile("countries"), "form/phone/countries.ts"],
  [chunkFile("doctor"), "doctor/doctor.ts"],
  // Not "popup": ad blockers' filter lists match that file name.
  [chunkFile("dialog"), "embed/chunks/dialog/dialog.tsx"],
  [chunkFile("questions"), "embed/chunks/questions/questions.ts"],
  [chunkFile("locations"), "embed/chunks/locations/locations.ts"],
  ...LANGUAGE_CODES.map((code): [string, string] => [chunkFile(code), `messages/${code}.ts`]),
]);
