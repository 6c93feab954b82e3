import type { DoctorReport } from "../chunks/doctor/report.ts";
import { toldOf } from "../diagnostics/report.ts";
import type { LoadPart } from "./load-chunk.ts";

/** Loads the doctor and asks it what is wrong on this page. */
export const callDoctor = async (loadPart: LoadPart): Promise<DoctorReport> =>
  (await loadPart("doctor")).doctor({ loadPart, toldOf });

/** Calls the doctor where the page's address asks for it. */
export function answerAddress(loadPart: LoadPart): void {
  if (location.hash !== "#web-scheduler-doctor") return;
  callDoctor(loadPart).catch((error) =>
    console.warn("[web-scheduler] The doctor could not be loaded.", error),
  );
}
