import type { LanguageCode } from "../../messages/languages.ts";
import type { LanguageChunk } from "../../messages/messages.ts";

export type Submission = typeof import("../chunks/submission/submission.ts");

/** The files that are loaded on demand, by name, with what each exports. */
export interface Chunks extends Record<LanguageCode, LanguageChunk> {
  submission: Submission;
  requests: typeof import("../chunks/requests.ts");
  phone: typeof import("../chunks/phone/phone.ts");
  countries: typeof import("../../form/phone/countries.ts");
  doctor: typeof import("../../doctor/doctor.ts");
  dialog: typeof import("../chunks/dialog/dialog.tsx");
  questions: typeof import("../chunks/questions/questions.ts");
  locations: typeof import("../chunks/locations/locations.ts");
}

/** Loads a chunk, and runs it after `needed`; rejects if either fails, which is reported already. */
export type LoadChunk = <Name extends keyof Chunks>(
  name: Name,
  needed?: Promise<void>,
) => Promise<Chunks[Name]>;

/** A file that has not arrived by then counts as missing: browsers wait for minutes, or forever. */
export const CHUNK_TIMEOUT_MS = 20_000;

/** Caches the result of `load`; null after a failure, and then the next call tries again. */
export function cacheSuccess<Value>(load: () => Promise<Value>): () => Promise<Value | null> {
  let loading: Promise<Value | null> | null = null;
  return () => {
    loading ??= load().catch(() => {
      loading = null;
      return null;
    });
    return loading;
  };
}
