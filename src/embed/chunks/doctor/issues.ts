import type { DiagnosticCode, Finding } from "../../diagnostics/diagnostics.ts";
import { explain } from "../deferred/diagnostic-messages.ts";

/** What only the doctor finds: WS5xx, the page around the form. */
export type DoctorCode = keyof typeof SENTENCES;

// The detail ends the sentence where there is one.
const SENTENCES = {
  WS501: "is blocked by this page's Content-Security-Policy; in it has to stand: ",
  WS502: "answers, but does not let this page read the answer (CORS); it has to send: ",
  WS503: "is http on an https page, which browsers block as mixed content; make it https",
  WS504: "is on this page more than once; one tag is enough, and the first one wins: ",
  WS505:
    "is on this page without a form; give the tag data-location-id and data-base-url, or put a <web-scheduler> element where the form shall stand",
  WS506: "is hidden: ",
  WS507: "is cut off: ",
  WS508: "is too narrow: ",
  WS509: "is covered: ",
  WS510: "could not be loaded; put it beside web-scheduler.js",
  WS511: "could not be loaded as a picture; its alternative text is shown",
  WS512: "could not be reached; requests cannot be sent there",
  WS513: "lets whoever sends a link show a draft in this form; take it away once nobody needs to",
} as const;

export const DOCTOR_SENTENCES: Record<DoctorCode, string> = SENTENCES;

export interface Symptom {
  code: DiagnosticCode | DoctorCode;
  subject: string;
  detail: string;
}

export const symptom = (code: DoctorCode, subject: string, detail = ""): Symptom => ({
  code,
  subject,
  detail,
});

const isDoctorCode = (code: string): code is DoctorCode => Object.hasOwn(SENTENCES, code);

/** The sentence for the site owner; never about a patient. */
export const symptomSentence = ({ code, subject, detail }: Symptom): string =>
  isDoctorCode(code)
    ? `${subject} ${SENTENCES[code]}${detail}.`
    : explain({ code, subject, detail } as Finding);
