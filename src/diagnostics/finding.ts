import type { DiagnosticCode } from "./rows.ts";

/** Something that the site owner should know. Contains no patient data. */
export interface Finding {
  code: DiagnosticCode;
  /** The attribute, record key, URL or file that it is about. */
  subject: string;
  /** What was found and what was expected, if that helps. */
  detail: string;
}

export const finding = (code: DiagnosticCode, subject: string, detail = ""): Finding => ({
  code,
  subject,
  detail,
});
