import type { DiagnosticCode, DoctorCode } from "./diagnostics.ts";

/** Something that the site owner should know. Contains no patient data. */
export interface Finding<Code = DiagnosticCode> {
  code: Code;
  /** The attribute, record key, URL or file that it is about. */
  subject: string;
  /** What was found and what was expected, if that helps. */
  detail: string;
}

/** A finding of the doctor, which also reports what the form does. */
export type CheckFinding = Finding<DiagnosticCode | DoctorCode>;

export const finding = <Code extends DiagnosticCode | DoctorCode>(
  code: Code,
  subject: string,
  detail = "",
): Finding<Code> => ({ code, subject, detail });
