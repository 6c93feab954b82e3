import type { LoadFailure } from "../client/failures.ts";
import type { SlotsProblem, SlotsProblemCode } from "../client/slots/slots-outcome.ts";
import type { Precaution } from "../contract/location-record/protective-keys.ts";
import type { RecordProblem } from "../contract/location-record/repair-location-record.ts";
import type { NotSentReason } from "../state/phase.ts";
import { type Finding, finding } from "./finding.ts";
import type { DiagnosticCode } from "./rows.ts";

const LOAD_CODES: Record<LoadFailure, DiagnosticCode> = {
  unreachable: "WS201",
  timeout: "WS202",
  "not-found": "WS203",
  refused: "WS204",
  unavailable: "WS205",
  "not-json": "WS207",
  "unexpected-answer": "WS207",
  "wrong-location": "WS208",
  "chunk-missing": "WS111",
};

/** A patient's broken connection has no code: the site owner cannot fix it. */
const NOT_SENT_CODES: Partial<Record<NotSentReason, DiagnosticCode>> = {
  unknown: "WS401",
  busy: "WS401",
  refused: "WS403",
  "duplicate-id": "WS404",
  "no-receiver": "WS405",
};

const SLOTS_CODES: Record<SlotsProblemCode, DiagnosticCode> = {
  unreachable: "WS601",
  timeout: "WS602",
  refused: "WS603",
  unavailable: "WS604",
  "not-slots": "WS605",
  "too-large": "WS606",
  limited: "WS606",
  handler: "WS608",
  invalid: "WS609",
  overlapping: "WS609",
  "not-asked-for": "WS609",
  outdated: "WS612",
};

export const loadFinding = (failure: LoadFailure, url: string, status: number | undefined) =>
  finding(LOAD_CODES[failure], url, status === undefined ? failure : `status ${status}`);

export function notSentFindings(reason: NotSentReason): Finding[] {
  const code = NOT_SENT_CODES[reason];
  return code ? [finding(code, "submit-url", reason)] : [];
}

/** What the site owner should know about a source of available times: `slots-url`, or `onSlots`. */
export const slotsFinding = (source: string, { code, detail }: SlotsProblem): Finding =>
  finding(SLOTS_CODES[code], source, detail || code);

/** The keys of a record that cannot be read: WS302 if they protect patients. */
export const recordProblemFindings = (problems: readonly RecordProblem[]): Finding[] =>
  problems.map(({ path, expected, precaution }) =>
    precaution
      ? finding("WS302", path, `expected ${expected}; ${PRECAUTIONS[precaution]}`)
      : finding("WS301", path, `expected ${expected}`),
  );

const PRECAUTIONS: Record<Precaution, string> = {
  closed: "the form is closed and says how to call",
  asked: "the question is asked",
  stopped: "this answer stops patients",
  omitted: "patients do not see it",
};
