import type { DoctorReport } from "../chunks/doctor/report.ts";
import { getReported } from "../diagnostics/report.ts";
import type { LoadChunk } from "./load-chunk.ts";

/** Loads the doctor and checks this page. */
export const runDoctor = async (loadChunk: LoadChunk): Promise<DoctorReport> =>
  (await loadChunk("doctor")).doctor({ loadChunk, getReported });

/** Runs the doctor if the page's URL asks for it and the visitor agrees. */
export function runDoctorOnHash(loadChunk: LoadChunk): void {
  if (location.hash !== "#web-scheduler-doctor") return;
  loadChunk("doctor").then(
    ({ doctorOnHash }) => doctorOnHash({ loadChunk, getReported }),
    // The panel is part of the chunk that failed to load.
    (error) => alert(`The doctor ${error.message}`),
  );
}
