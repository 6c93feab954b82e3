import type { LoadFailure } from "../client/load-location.ts";
import {
  mayHaveTimes,
  type SlotsFailure,
  type SlotsOutcome,
  type SlotsRule,
} from "../client/slots/slots-outcome.ts";
import type { LocationRecord } from "../contract/location-record/location-record.ts";
import type {
  Precaution,
  RecordProblem,
} from "../contract/location-record/read-location-record.ts";
import { planScreener } from "../form/plan.ts";
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
};

/** A patient's broken connection has no code: the site owner cannot fix it. */
const NOT_SENT_CODES: Partial<Record<NotSentReason, DiagnosticCode>> = {
  unknown: "WS401",
  busy: "WS401",
  refused: "WS403",
  "duplicate-id": "WS404",
  "no-receiver": "WS405",
};

const SLOTS_CODES: Record<SlotsFailure, DiagnosticCode> = {
  unreachable: "WS601",
  timeout: "WS602",
  refused: "WS603",
  unavailable: "WS604",
  "not-slots": "WS605",
  "too-large": "WS606",
  handler: "WS608",
};

/** After a number of slots. */
const SLOTS_RULES: Record<SlotsRule, string> = {
  unreadable: "not as documented",
  outdated: "in the past",
  "unknown-type": "with a serviceType that names no appointment type of the form",
  "unknown-provider": "with a schedule whose people are no providers of the form",
  "not-free": "not free",
  "out-of-range": "not in the asked range",
  "other-type": "for another appointment type",
  "other-provider": "for another provider",
};

export const loadFinding = (failure: LoadFailure, url: string, status: number | undefined) =>
  finding(LOAD_CODES[failure], url, status === undefined ? failure : `status ${status}`);

export function notSentFindings(reason: NotSentReason): Finding[] {
  const code = NOT_SENT_CODES[reason];
  return code ? [finding(code, "submit-url", reason)] : [];
}

/** What the site owner should know about a source of available times. @param name of a `SlotsSource` */
export function slotsFindings(name: string, outcome: SlotsOutcome): Finding[] {
  const source = name === "onSlots" ? name : "slots-url";
  if (outcome.kind === "failed") {
    return [finding(SLOTS_CODES[outcome.failure], source, outcome.detail || outcome.failure)];
  }
  const { slots, leftOut, cutOff } = outcome;
  const notes = leftOut.map(
    ({ rule, count, detail }) => `${count} ${SLOTS_RULES[rule]}${detail && `: ${detail}`}`,
  );
  const areAllLeftOut = slots.length === 0 && mayHaveTimes({ ...outcome, cutOff: "" });
  return [
    ...(notes.length > 0
      ? [finding(areAllLeftOut ? "WS612" : "WS609", source, notes.join("; "))]
      : []),
    ...(cutOff ? [finding("WS606", source, cutOff)] : []),
  ];
}

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

/** What cannot be used of the question that protects patients, unless the form is closed anyway. */
export function screenerFindings(
  { web_scheduler_config: { screener_question: screener } }: LocationRecord,
  problems: readonly RecordProblem[],
): Finding[] {
  if (!screener.enabled || problems.some(({ precaution }) => precaution === "closed")) return [];
  if (!planScreener(screener)) return [finding("WS304", "screener_question")];
  return (["if_yes", "if_no"] as const)
    .filter((key) => !/^(allow|stop)$/.test(screener[key].action))
    .map((key) => finding("WS303", `screener_question.${key}`, `found “${screener[key].action}”`));
}
