import type { LoadFailure } from "../../client/failures.ts";
import type { NotSentReason } from "../../state/phase.ts";
import { type DiagnosticCode, type Finding, finding } from "./diagnostics.ts";

export const LOAD_CODES: Record<LoadFailure, DiagnosticCode> = {
  unreachable: "WS201",
  timeout: "WS202",
  "not-found": "WS203",
  refused: "WS204",
  unavailable: "WS205",
  "not-json": "WS206",
  "unexpected-answer": "WS207",
  "wrong-location": "WS208",
};

/** A patient's broken connection has no code: the site owner cannot fix it. */
export const NOT_SENT_CODES: Partial<Record<NotSentReason, DiagnosticCode>> = {
  unknown: "WS401",
  busy: "WS402",
  refused: "WS403",
  "duplicate-id": "WS404",
  "no-receiver": "WS405",
};

export const loadFinding = (failure: LoadFailure, url: string, status: number | undefined) =>
  finding(LOAD_CODES[failure], url, status === undefined ? "" : `status ${status}`);

export function notSentFindings(reason: NotSentReason): Finding[] {
  const code = NOT_SENT_CODES[reason];
  return code ? [finding(code, "submit-url")] : [];
}
