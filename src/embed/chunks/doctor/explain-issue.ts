import type { Finding } from "../../diagnostics/diagnostics.ts";
import { describe } from "../deferred/explain.ts";
import type { Severity } from "./advice.ts";
import { DOCTOR_ADVICE } from "./doctor-advice.ts";
import { DOCTOR_MESSAGES, type DoctorCode, type DoctorIssue } from "./issues.ts";
import { REPORTED_ADVICE } from "./reported-advice.ts";

const ADVICE = { ...REPORTED_ADVICE, ...DOCTOR_ADVICE };

/** The problem for the site owner, in sentences; never about a patient. */
export interface Explanation {
  severity: Severity;
  /** What is wrong. */
  what: string;
  /** What it means for patients or for the practice. */
  why: string;
  /** How to fix it. */
  fix: string;
}

export function explainIssue({ code, subject, detail }: DoctorIssue): Explanation {
  const [severity, why, advice] = ADVICE[code];
  const isInAdvice = advice.includes("{detail}");
  const what = isDoctorCode(code)
    ? `${subject} ${DOCTOR_MESSAGES[code]}${detail && !isInAdvice ? ` (${detail})` : ""}.`
    : `${describe({ code, subject, detail } as Finding)}.`;
  const fix = advice.replaceAll("{subject}", () => subject).replaceAll("{detail}", () => detail);
  return { severity: isEssential(code, subject) ? "error" : severity, what, why, fix };
}

/** Without a valid value of these attributes there is no form, or nothing is sent. */
const isEssential = (code: string, subject: string) =>
  code === "WS102" && /^(location-id|base-url|submit-url)$/.test(subject);

const isDoctorCode = (code: string): code is DoctorCode => Object.hasOwn(DOCTOR_MESSAGES, code);
