import type { LanguageCode } from "../../messages/languages.ts";
import type { LanguageChunk } from "../../messages/messages.ts";
import type { Chunks, LoadChunk } from "../loading/load-chunk.ts";
import { reportMissingChunk } from "../loading/report.ts";
import { withRuntime } from "../runtime/runtime.ts";

const CHUNKS: {
  [Name in Exclude<keyof Chunks, LanguageCode>]: () => Promise<Chunks[Name]>;
} = {
  deferred: () => import("../chunks/deferred/deferred.ts"),
  phone: () => import("../chunks/phone/phone.ts"),
  doctor: () => import("../chunks/doctor/doctor.ts"),
  dialog: () => import("../chunks/popup/popup.tsx"),
  times: () => import("../chunks/questions/questions.ts"),
};

const CHUNK_MISSING =
  "could not be loaded. Keep the files of the previous build on the server, for pages that are still open";

// Vite writes out one import() per file that has a language's code as its name.
const LANGUAGES = import.meta.glob<LanguageChunk>("../../messages/{??,???}{,-????}.ts");

/** Loads chunks through the bundler of the page that imports the package. */
export const bundledChunks = (async (name: keyof Chunks) => {
  const load =
    name in CHUNKS ? CHUNKS[name as keyof typeof CHUNKS] : LANGUAGES[`../../messages/${name}.ts`];
  if (!load) throw new Error(`There is no chunk “${name}”.`);
  return load().then(withRuntime, () => {
    reportMissingChunk(`The chunk “${name}”`, CHUNK_MISSING);
  });
}) as LoadChunk;
