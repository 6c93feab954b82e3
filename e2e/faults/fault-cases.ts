/** What the patient sees when the record loads: the form, or a failure. */
export type Load = "form" | "temporary" | "permanent";

/** What the patient sees after pressing Send for the first time. */
export type Send = "sent" | "unknown" | "refused" | "duplicate-id" | "field";

export interface FaultCase {
  /** The name in the server's list of faults. */
  name: string;
  /** The fault in a URL, with a number or a key if it takes a parameter. */
  scenario: string;
  load: Load;
  send: Send;
  /** Which of these requests time out. */
  timesOut?: readonly ("record" | "request")[];
}

const rows =
  (load: Load, send: Send, more: Partial<FaultCase> = {}) =>
  (name: string, scenario = name): FaultCase => ({ name, scenario, load, send, ...more });

const hidden = rows("form", "sent");
const unknown = rows("form", "unknown");
const refused = rows("permanent", "refused");
const invalidJson = rows("temporary", "sent");
const invalidRecord = rows("permanent", "sent");

/**
 * What the patient sees for each fault of the development server, if it affects the record and the
 * booking request once each. "form" includes failures that the form hides by retrying.
 */
export const FAULT_CASES: readonly FaultCase[] = [
  hidden("503"),
  hidden("429-<seconds>", "429-1"),
  hidden("429-date"),
  hidden("429-none"),
  hidden("slow-<milliseconds>", "slow-300"),
  hidden("drip-<milliseconds>", "drip-1"),
  hidden("reset-mid"),
  hidden("truncated"),
  hidden("bom"),
  hidden("latin1"),
  hidden("badgzip"),
  hidden("notype"),
  hidden("deep"),
  hidden("missing-<key>", "missing-agent"),
  hidden("null-<key>", "null-web_scheduler_config"),
  hidden("wrongtype-<key>", "wrongtype-time_zone"),

  unknown("500"),
  unknown("500html"),
  unknown("html502"),
  unknown("wrongtype"),
  unknown("reset"),
  unknown("proto"),
  unknown("nocors"),
  unknown("nocors-error"),
  unknown("redirect"),
  unknown("redirect-loop"),
  rows("form", "unknown", { timesOut: ["record", "request"] })("hang"),
  rows("form", "unknown", { timesOut: ["request"] })("lost"),
  rows("permanent", "unknown")("304"),

  refused("400"),
  refused("400html"),
  refused("403"),
  refused("403html"),
  refused("404"),
  refused("404html"),
  rows("form", "duplicate-id")("409"),
  rows("form", "field")("422"),
  // The form of these cases offers no times.
  rows("form", "refused")("slot-taken"),
  hidden("slots-empty"),
  hidden("slots-broken"),
  hidden("slots-slow-<milliseconds>", "slots-slow-300"),

  invalidJson("cutjson"),
  invalidJson("nan"),
  invalidJson("utf16"),
  invalidJson("garbage"),
  invalidRecord("empty"),
  invalidRecord("204"),
  invalidRecord("huge"),
  invalidRecord("success-false"),
  invalidRecord("wrong-id"),
  rows("form", "unknown")("html200"),
];

/** The first fault of each kind that looks different to the patient. */
export const TYPICAL_FAULTS: readonly FaultCase[] = FAULT_CASES.filter(
  (fault, index) =>
    FAULT_CASES.findIndex(
      ({ load, send, timesOut }) =>
        load === fault.load && send === fault.send && String(timesOut) === String(fault.timesOut),
    ) === index,
);
