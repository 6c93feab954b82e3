import type { DiagnosticCode, DoctorCode } from "../../../diagnostics/diagnostics.ts";
import type { CheckFinding } from "../../../diagnostics/finding.ts";
import { SEVERITIES } from "../../../diagnostics/rows/row.ts";
import type { Explanation } from "../diagnostics/explain.ts";
import type { CheckResult } from "./checks/check-result.ts";

/** One problem on the page. */
export interface DoctorFinding extends Explanation {
  code: DiagnosticCode | DoctorCode;
  /** The attribute, URL, element or record key that it is about. */
  subject: string;
  /** The form that it is about; null if it is about the page. */
  form: Element | null;
}

/** Something that was looked at. */
export interface DoctorCheck {
  /** What was looked at, in English. */
  check: string;
  result: "ok" | "problem" | "not checked";
  /** The form that it is about; null if it is about the page. */
  form: Element | null;
}

/** The result of `WebScheduler.doctor()`. Contains no patient data. */
export interface DoctorReport {
  /** Whether no problems were found. */
  ok: boolean;
  /** The most severe ones first. */
  findings: DoctorFinding[];
  checks: DoctorCheck[];
  /** The same as plain text, to send to the person who maintains the page. */
  text: string;
}

/** The checks of one form, or, without a form, of the page. */
export interface SubjectChecks {
  form: Element | null;
  results: readonly CheckResult[];
}

/** Lists each problem once, even if several checks found it. */
export function createReport(
  subjects: readonly SubjectChecks[],
  page: { url: string; version: string; forms: number },
  { advise }: { advise(found: CheckFinding): Explanation },
): DoctorReport {
  const listed = new Set<string>();
  const findings = subjects
    .flatMap(({ form, results }, index) =>
      results
        .flatMap((result) => result.findings)
        .filter(({ code, subject, detail }) => {
          const key = `${index} ${code} ${subject} ${code === "WS501" ? detail : ""}`;
          return !listed.has(key) && listed.add(key);
        })
        .map((found): DoctorFinding => {
          const { code, subject } = found;
          const advice = advise(found);
          return { code, ...advice, what: toShow(advice.what), subject, form };
        }),
    )
    .sort((a, b) => SEVERITIES.indexOf(a.severity) - SEVERITIES.indexOf(b.severity));
  const checks = subjects.flatMap(({ form, results }) =>
    results.map(
      ({ check, findings: found, isSkipped }): DoctorCheck => ({
        check: toShow(check),
        result: found.length > 0 ? "problem" : isSkipped ? "not checked" : "ok",
        form,
      }),
    ),
  );
  const label = labelIn(page.forms);
  const lines = [
    `Web Scheduler ${page.version} on ${page.url}: ${summary(findings)}`,
    ...findings.flatMap(({ code, severity, what, why, fix, form }, index) => [
      "",
      `${index + 1}. ${heading(severity, code)} ${label(form)}${what}`,
      `   Why: ${why}`,
      `   Do this: ${fix}`,
    ]),
    "",
    "What was checked:",
    ...checks.map(({ check, result, form }) => `- ${result}: ${label(form)}${check}`),
  ];
  return { ok: findings.length === 0, findings, checks, text: lines.join("\n") };
}

/** A report is sent to others: without the values in URLs, which may be keys, and of a readable length. */
function toShow(text: string): string {
  const shown = text.replace(/([?&][\w.-]{1,60}=)[^\s&#"”<>)]+/g, "$1…");
  return shown.length > MAX_LENGTH ? `${shown.slice(0, MAX_LENGTH)}…` : shown;
}

const MAX_LENGTH = 2_000;
const MAX_LABEL_LENGTH = 60;

/** "Error WS101:" */
export const heading = ([first = "", ...rest]: string, code: string) =>
  `${first.toUpperCase()}${rest.join("")} ${code}:`;

/** Identifies the form if there are several. */
export const labelIn = (forms: number) => (form: Element | null) =>
  form && forms > 1
    ? `[${(form.getAttribute("location-id") ?? form.localName).slice(0, MAX_LABEL_LENGTH)}] `
    : "";

/** How many problems there are, and how many of them are errors. */
export function summary(findings: readonly { severity: string }[]): string {
  const { length } = findings;
  if (length === 0) return "No problems found.";
  const errors = findings.filter(({ severity }) => severity === "error").length;
  const counted = length === 1 ? "1 problem found" : `${length} problems found`;
  return errors === 0 || length === 1
    ? `${counted}.`
    : `${counted}, ${errors} of them ${errors === 1 ? "an error" : "errors"}.`;
}
