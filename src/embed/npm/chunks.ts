import type { LoadedLanguageCode } from "../../messages/languages.ts";
import type { Language } from "../../messages/messages.ts";
import type { Chunks, LoadChunk } from "../element/load-chunk.ts";

const CHUNKS: {
  [Name in Exclude<keyof Chunks, LoadedLanguageCode>]: () => Promise<Chunks[Name]>;
} = {
  deferred: () => import("../chunks/deferred/deferred.ts"),
  phone: () => import("../chunks/phone/phone.ts"),
  repair: () => import("../chunks/repair/repair.ts"),
  doctor: () => import("../chunks/doctor/doctor.ts"),
  dialog: () => import("../chunks/popup/popup.ts"),
  visit: () => import("../chunks/attribution/visit.ts"),
};

// Vite writes out one import() per language file.
const LANGUAGES = import.meta.glob<{ language: Language }>([
  "../../messages/??.ts",
  "!../../messages/en.ts",
]);

/** Loads chunks through the bundler of the page that imports the package. */
export const bundledChunks = ((name: keyof Chunks) =>
  (name in CHUNKS
    ? CHUNKS[name as keyof typeof CHUNKS]
    : LANGUAGES[`../../messages/${name}.ts`])?.() ??
  Promise.reject(new Error(`There is no chunk “${name}”.`))) as LoadChunk;
