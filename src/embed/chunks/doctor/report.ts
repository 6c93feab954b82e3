import type { DiagnosticCode } from "../../diagnostics/diagnostics.ts";
import { type DoctorCode, type Symptom, symptomSentence } from "./issues.ts";

/** One thing that is wrong on the page. */
export interface DoctorFinding {
  code: DiagnosticCode | DoctorCode;
  /** The attribute, address, element or key of the record that it is about. */
  subject: string;
  /** One sentence for the site owner, in English. */
  message: string;
  /** The form that it is about; null where it is about the page. */
  form: Element | null;
}

/** What `WebScheduler.doctor()` tells. Holds nothing that a patient typed. */
export interface DoctorReport {
  /** Whether nothing was found. */
  allWell: boolean;
  findings: DoctorFinding[];
  /** The same as text, for a message to whoever can mend it. */
  text: string;
}

export interface Diagnosed {
  form: Element | null;
  symptoms: readonly Symptom[];
}

/** Everything once, however many checks came upon it. */
export function reportOf(
  diagnosed: readonly Diagnosed[],
  page: { address: string; version: string; forms: number },
): DoctorReport {
  const seen = new Set<string>();
  const findings = diagnosed.flatMap(({ form, symptoms }, at) =>
    symptoms
      .filter(({ code, subject }) => {
        const key = `${at} ${code} ${subject}`;
        return !seen.has(key) && seen.add(key);
      })
      .map((found): DoctorFinding => {
        const { code, subject } = found;
        return { code, subject, message: symptomSentence(found), form };
      }),
  );
  const allWell = findings.length === 0;
  const head = [
    `Web Scheduler ${page.version} on ${page.address}: ${summary(findings.length)}`,
    ...findings.map(({ code, message, form }) => `${code} ${name(form, page.forms)}${message}`),
  ];
  return { allWell, findings, text: head.join("\n") };
}

/** Which form, where there are several. */
const name = (form: Element | null, forms: number) =>
  form && forms > 1 ? `[${form.getAttribute("location-id") ?? form.localName}] ` : "";

export const summary = (found: number) =>
  found === 0
    ? "All well: nothing was found that stands in the way of the form."
    : found === 1
      ? "One thing was found."
      : `${found} things were found.`;
