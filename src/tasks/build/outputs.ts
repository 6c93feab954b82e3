import { mapKeys } from "es-toolkit";
import type { Chunks } from "../../embed/loading/load-chunk.ts";
import { LANGUAGE_CODES, type LanguageCode } from "../../messages/languages.ts";
import { VERSION } from "../../settings/names.ts";

/** The script under a name whose content never changes. */
export const versionedScript = `web-scheduler-${VERSION}.js`;

/** Loaded on demand. The version in the name keeps caches from combining a script with another version's chunks. */
export const chunkFile = (name: keyof Chunks) => `web-scheduler-${VERSION}-${name}.js`;

const CHUNKS: Record<Exclude<keyof Chunks, LanguageCode>, string> = {
  submission: "embed/chunks/submission/submission.ts",
  requests: "embed/chunks/requests.ts",
  phone: "embed/chunks/phone/phone.ts",
  countries: "form/phone/countries.ts",
  doctor: "doctor/doctor.ts",
  // Not "popup": ad blockers' filter lists match that file name.
  dialog: "embed/chunks/dialog/dialog.tsx",
  questions: "embed/chunks/questions/questions.ts",
  locations: "embed/chunks/locations/locations.ts",
};

/** The files that a practice's page loads, each with its source, relative to `src`. */
export const served: ReadonlyMap<string, string> = new Map([
  ["web-scheduler.js", "embed/script/script.ts"],
  ...Object.entries(mapKeys(CHUNKS, (_, name) => chunkFile(name))),
  ...LANGUAGE_CODES.map((code): [string, string] => [chunkFile(code), `messages/${code}.ts`]),
]);
