import type { LanguageCode } from "../../messages/languages.ts";
import type { LanguageChunk } from "../../messages/messages.ts";
import { contain } from "../../state/contain.ts";

export type Deferred = typeof import("../chunks/deferred/deferred.ts");

/** The files that are loaded on demand, by name, with what each exports. */
export interface Chunks extends Record<LanguageCode, LanguageChunk> {
  deferred: Deferred;
  phone: typeof import("../chunks/phone/phone.ts");
  doctor: typeof import("../chunks/doctor/doctor.ts");
  dialog: typeof import("../chunks/popup/popup.tsx");
  times: typeof import("../chunks/questions/questions.ts");
}

/** Loads a chunk; rejects if that fails. */
export type LoadChunk = <Name extends keyof Chunks>(name: Name) => Promise<Chunks[Name]>;

/** Calls `use` with a chunk; does nothing if the chunk cannot be loaded. */
export const useChunk = <Name extends keyof Chunks>(
  loadChunk: LoadChunk,
  name: Name,
  use: (chunk: Chunks[Name]) => void,
): Promise<void> => loadChunk(name).then(contain(use), () => {});

/** Caches the result of `load`; null after a failure, and then the next call tries again. */
export function once<Value>(load: () => Promise<Value>): () => Promise<Value | null> {
  let loading: Promise<Value | null> | null = null;
  return () => {
    loading ??= load().catch(() => {
      loading = null;
      return null;
    });
    return loading;
  };
}
