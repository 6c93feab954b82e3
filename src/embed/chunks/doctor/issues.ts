import type { DiagnosticCode, Finding } from "../../diagnostics/diagnostics.ts";
import { explain } from "../deferred/explain.ts";

/** Codes that only the doctor reports: WS5xx, about the page around the form. */
export type DoctorCode = keyof typeof MESSAGES;

/** Each continues the subject; one that ends in a colon is followed by the detail. */
const MESSAGES = {
  WS501: "is blocked by this page's Content-Security-Policy; add this directive: ",
  WS502:
    "responds, but does not allow this page to read the response (CORS); the server must send: ",
  WS503: "is http on an https page, which browsers block as mixed content; use https",
  WS504: "is on this page more than once; one tag is enough, and the first one is used: ",
  WS505:
    "is on this page without a form; add data-location-id and data-base-url to the tag, or add a <web-scheduler> element where the form should appear",
  WS506: "is hidden: ",
  WS507: "is cut off: ",
  WS508: "is too narrow: ",
  WS509: "is covered: ",
  WS510: "could not be loaded; it must be in the same folder as web-scheduler.js",
  WS511: "could not be loaded as an image; its alternative text is shown",
  WS512: "could not be reached; requests cannot be sent there",
} as const;

export const DOCTOR_MESSAGES: Record<DoctorCode, string> = MESSAGES;

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

const isDoctorCode = (code: string): code is DoctorCode => Object.hasOwn(MESSAGES, code);

/** The sentence for the site owner; never about a patient. */
export const issueMessage = ({ code, subject, detail }: DoctorIssue): string =>
  isDoctorCode(code)
    ? `${subject} ${MESSAGES[code]}${detail}.`
    : explain({ code, subject, detail } as Finding);
