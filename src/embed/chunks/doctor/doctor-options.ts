import type { Finding } from "../../diagnostics/diagnostics.ts";

/** The script's files that the doctor tries to load. */
export type CheckedChunk = "deferred" | "phone" | "repair" | "dialog" | "times";

interface LoadCheckedChunk {
  (name: "deferred"): Promise<typeof import("../deferred/deferred.ts")>;
  (name: "times"): Promise<typeof import("../times/times.ts")>;
  (name: CheckedChunk): Promise<unknown>;
}

/** What the script passes to the doctor, because chunks share no modules with it. */
export interface DoctorOptions {
  loadChunk: LoadCheckedChunk;
  /** The findings that were reported about an element so far. */
  getReported(element: Element): readonly Finding[];
}
