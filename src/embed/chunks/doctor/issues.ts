import type { DiagnosticCode } from "../../diagnostics/diagnostics.ts";

/** Codes that only the doctor reports: WS105, and WS5xx about the page and the servers around the form. */
export type DoctorCode = keyof typeof DOCTOR_MESSAGES;

/** What is wrong; each continues the subject. */
export const DOCTOR_MESSAGES = {
  // Not reported when the form starts: whether the page handles the event shows only when it is sent.
  WS105:
    "is missing: requests are not sent unless the page handles the web-scheduler-request event",
  WS501: "is blocked by this page's Content-Security-Policy",
  WS502: "responds, but does not allow this page to read the response (CORS)",
  WS503: "is http on an https page",
  WS504: "is on this page more than once",
  WS506: "is hidden",
  WS507: "is cut off",
  WS508: "is too narrow",
  WS509: "is covered",
  WS511: "could not be loaded as an image",
  WS512: "could not be reached",
  WS513: "has a path that the API does not have",
  WS514: "has no API: nothing is found there, not even an error message of the API",
  WS515: "does not allow this page to send JSON (CORS)",
  WS516: "responds that nothing is there",
  WS517: "redirects to another URL",
  WS518: "responds with a web page",
  WS519: "refuses or fails",
  WS520: "is a placeholder from the documentation",
  WS521: "does not reach this page",
  WS522: "responds, but does not allow this page to read the response (CORS)",
  WS523: "is not sent as JSON",
  WS524: "is missing or unknown, although the form offers times",
  WS525: "has no free times in the next four weeks",
} as const;

/** A problem that a check has found. */
export interface DoctorIssue {
  code: DiagnosticCode | DoctorCode;
  subject: string;
  detail: string;
}

export const doctorIssue = (code: DoctorCode, subject: string, detail = ""): DoctorIssue => ({
  code,
  subject,
  detail,
});
