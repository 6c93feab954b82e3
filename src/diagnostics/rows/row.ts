/**
 * How serious a problem is: `error` if patients cannot use the form or requests do not arrive,
 * `warning` if a part does not work as intended, `info` if it may be intended.
 */
export const SEVERITIES = ["error", "warning", "info"] as const;

export type Severity = (typeof SEVERITIES)[number];

/** Everything that the console, the doctor and the documentation say about a code. */
export interface DiagnosticRow {
  /** What findings with this code are about, for the documentation; a finding names it. */
  subject: string;
  /** What is wrong; continues the subject. */
  message: string;
  /** What a finding adds in parentheses, for the documentation. */
  detail?: string;
  severity: Severity;
  /** What it means for patients or for the practice. */
  reason: string;
  /** How to fix it. `{subject}` and `{detail}` are the finding's. */
  cure: string;
  /** Whether the next attempt may succeed. */
  isRetryable?: true;
}

/** A group of diagnostics by their stable codes. */
export const defineRows = <Code extends `WS${number}`>(
  rows: Readonly<Record<Code, DiagnosticRow>>,
) => rows;

// Reasons in several groups.
export const NO_RECORD = "The form has nothing to show: patients see how to call instead.";
export const NO_TIMES = "Patients are not offered times; they can still send a request.";
export const NOTHING_SENT = "Patients can fill in the form, but their requests do not arrive.";
