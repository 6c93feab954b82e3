import type { DiagnosticCode } from "../../diagnostics/diagnostics.ts";
import { type DoctorCode, type DoctorIssue, issueMessage } from "./issues.ts";

/** One problem on the page. */
export interface DoctorFinding {
  code: DiagnosticCode | DoctorCode;
  /** The attribute, URL, element or record key that it is about. */
  subject: string;
  /** One sentence for the site owner, in English. */
  message: string;
  /** The form that it is about; null if it is about the page. */
  form: Element | null;
}

/** The result of `WebScheduler.doctor()`. Contains no patient data. */
export interface DoctorReport {
  /** Whether no problems were found. */
  ok: boolean;
  findings: DoctorFinding[];
  /** The same as plain text, to send to the person who maintains the page. */
  text: string;
}

/** The issues of one form, or, without a form, of the page. */
export interface SubjectIssues {
  form: Element | null;
  issues: readonly DoctorIssue[];
}

/** Lists each problem once, even if several checks found it. */
export function createReport(
  found: readonly SubjectIssues[],
  page: { url: string; version: string; forms: number },
): DoctorReport {
  const listed = new Set<string>();
  const findings = found.flatMap(({ form, issues }, index) =>
    issues
      .filter(({ code, subject }) => {
        const key = `${index} ${code} ${subject}`;
        return !listed.has(key) && listed.add(key);
      })
      .map((issue): DoctorFinding => {
        const { code, subject } = issue;
        return { code, subject, message: issueMessage(issue), form };
      }),
  );
  const lines = [
    `Web Scheduler ${page.version} on ${page.url}: ${summary(findings.length)}`,
    ...findings.map(({ code, message, form }) => `${code} ${label(form, page.forms)}${message}`),
  ];
  return { ok: findings.length === 0, findings, text: lines.join("\n") };
}

/** Identifies the form if there are several. */
const label = (form: Element | null, forms: number) =>
  form && forms > 1 ? `[${form.getAttribute("location-id") ?? form.localName}] ` : "";

export function summary(count: number): string {
  if (count === 0) return "No problems found.";
  return count === 1 ? "1 problem found." : `${count} problems found.`;
}
