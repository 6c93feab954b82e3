import type { LoadedLanguageCode } from "../../messages/languages.ts";
import type { Language } from "../../messages/messages.ts";
import { finding } from "../diagnostics/diagnostics.ts";
import { report } from "../diagnostics/report.ts";
import type { Chunks, LoadChunk } from "../element/load-chunk.ts";

const CHUNKS: {
  [Name in Exclude<keyof Chunks, LoadedLanguageCode>]: () => Promise<Chunks[Name]>;
} = {
  deferred: () => import("../chunks/deferred/deferred.ts"),
  phone: () => import("../chunks/phone/phone.ts"),
  repair: () => import("../chunks/repair/repair.ts"),
  doctor: () => import("../chunks/doctor/doctor.ts"),
  dialog: () => import("../chunks/popup/popup.ts"),
  times: () => import("../chunks/times/times.ts"),
  visit: () => import("../chunks/attribution/visit.ts"),
};

const CHUNK_MISSING =
  "could not be loaded. Keep the files of the previous build on the server, for pages that are still open.";

// Vite writes out one import() per language file.
const LANGUAGES = import.meta.glob<{ language: Language }>([
  "../../messages/??.ts",
  "!../../messages/en.ts",
]);

/** Loads chunks through the bundler of the page that imports the package. */
export const bundledChunks = (async (name: keyof Chunks) => {
  const load =
    name in CHUNKS ? CHUNKS[name as keyof typeof CHUNKS] : LANGUAGES[`../../messages/${name}.ts`];
  if (!load) throw new Error(`There is no chunk “${name}”.`);
  return load().catch(() => {
    const subject = `The chunk “${name}”`;
    report(document.documentElement, [finding("WS111", subject, CHUNK_MISSING)]);
    throw new Error(`${subject} ${CHUNK_MISSING}`);
  });
}) as LoadChunk;
