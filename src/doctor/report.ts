import { advise, type Explanation } from "../diagnostics/explain.ts";
import type { Finding } from "../diagnostics/finding.ts";
import type { DiagnosticCode } from "../diagnostics/rows.ts";

export interface CheckResult {
  check: string;
  form: Element | null;
  /** Null if it could not be checked. */
  findings: readonly Finding[] | null;
}

export interface DoctorFinding extends Explanation {
  code: DiagnosticCode;
  subject: string;
  /** The form that it is about; null if it is about the page. */
  form: Element | null;
}

/** The result of `WebScheduler.doctor()`. Contains no patient data. */
export interface DoctorReport {
  ok: boolean;
  findings: DoctorFinding[];
  /** What was looked at, and with which result, in English. */
  checks: string[];
  /** The same as plain text, to send to the person who maintains the page. */
  text: string;
}

const SEVERITIES = ["error", "warning", "info"];

/** Lists each problem once, even if several checks found it. */
export function createReport(
  results: readonly CheckResult[],
  forms: number,
  title: string,
): DoctorReport {
  const label = (form: Element | null) =>
    form && forms > 1 ? `[${form.getAttribute("location-id") ?? form.localName}] ` : "";
  const listed = new Map<string, DoctorFinding>();
  for (const { form, findings } of results) {
    for (const found of findings ?? []) {
      const { code, subject } = found;
      const advice = advise(found);
      const what = toShow(`${label(form)}${advice.what}`);
      const key = `${code} ${label(form)}${subject}`;
      if (!listed.has(key)) listed.set(key, { code, ...advice, what, subject, form });
    }
  }
  const findings = [...listed.values()].sort(
    (a, b) => SEVERITIES.indexOf(a.severity) - SEVERITIES.indexOf(b.severity),
  );
  const checks = results.map(({ check, form, findings: found }) => {
    const result = found === null ? "not checked" : found.length > 0 ? "problem" : "ok";
    return toShow(`${result}: ${label(form)}${check}`);
  });
  const lines = [
    `${title}: ${summary(findings, checks)}`,
    ...findings.map((found) => `\n${heading(found)} ${found.what}\nDo this: ${found.fix}`),
    "",
    ...checks,
  ];
  return { ok: findings.length === 0, findings, checks, text: lines.join("\n") };
}

/** A report is sent to others: without the values in URLs, which may be keys. */
const toShow = (text: string) => text.replace(/([?&][\w.-]{1,60}=)[^\s&#"”<>)]+/g, "$1…");

/** "Error WS101:" */
export const heading = ({ severity, code }: Pick<DoctorFinding, "severity" | "code">) =>
  `${severity.charAt(0).toUpperCase()}${severity.slice(1)} ${code}:`;

/** Without a problem the form works, if everything could be checked. */
export const summary = ({ length }: readonly unknown[], checks: readonly string[]) => {
  if (length > 0) return length === 1 ? "1 problem found." : `${length} problems found.`;
  const isComplete = checks.every((check) => check.startsWith("ok"));
  return isComplete ? "The form works on this page." : "No problems found.";
};
