import type { Finding } from "../../../../diagnostics/finding.ts";

/** The script's files that the doctor tries to load. */
export type CheckedChunk =
  | "deferred"
  | "diagnostics"
  | "en"
  | "phone"
  | "repair"
  | "dialog"
  | "times";

/** The chunk with the sentences about findings. */
export type Sentences = typeof import("../../diagnostics/diagnostics.ts");

interface LoadCheckedChunk {
  (name: "deferred"): Promise<typeof import("../../deferred/deferred.ts")>;
  (name: "diagnostics"): Promise<Sentences>;
  (name: "repair"): Promise<typeof import("../../repair/repair.ts")>;
  (name: "times"): Promise<typeof import("../../questions/questions.ts")>;
  (name: CheckedChunk): Promise<unknown>;
}

/** What the script passes to the doctor, because chunks share no modules with it. */
export interface DoctorOptions {
  loadChunk: LoadCheckedChunk;
  /** The findings that were reported about an element so far. */
  getReported(element: Element): readonly Finding[];
}
