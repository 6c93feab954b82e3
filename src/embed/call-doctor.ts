import type { DoctorReport } from "./doctor-report.ts";
import type { LoadPart } from "./parts.ts";
import { toldOf } from "./report.ts";

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
