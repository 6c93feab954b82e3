/**
 * How serious a problem is: `error` if patients cannot use the form or requests do not arrive,
 * `warning` if a part does not work as intended, `info` if it may be intended.
 */
export const SEVERITIES = ["error", "warning", "info"] as const;

export type Severity = (typeof SEVERITIES)[number];

/** Why a problem matters, and how to fix it. `{subject}` and `{detail}` are the issue's. */
export type Advice = readonly [severity: Severity, why: string, fix: string];

export const NO_RECORD = "The form has nothing to show: patients see how to call instead.";
export const NO_TIMES = "Patients are not offered times; they can still send a request.";
export const NOTHING_SENT = "Patients can fill in the form, but their requests do not arrive.";
