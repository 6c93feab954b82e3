/** What a patient sees in place of the form, until it is there. */
export type Load = "form" | "temporary" | "lasting";

/** What a patient sees once the request was sent for the first time. */
export type Send = "sent" | "unknown" | "refused" | "duplicate-id" | "field";

export interface FaultCase {
  /** The fault, as the list of the server names it. */
  name: string;
  /** As a path spells it, with a number or a key where it takes one. */
  scenario: string;
  load: Load;
  send: Send;
  /** Nothing comes back until the form gives up, for the record or for the request. */
  silent?: readonly ("record" | "request")[];
  /** How many requests the practice has in the end, where it is not one. */
  arrived?: number;
}

const rows =
  (load: Load, send: Send, more: Partial<FaultCase> = {}) =>
  (name: string, scenario = name): FaultCase => ({ name, scenario, load, send, ...more });

const unnoticed = rows("form", "sent");
const unknown = rows("form", "unknown");
const refused = rows("lasting", "refused");
const noJson = rows("temporary", "sent");
const noRecord = rows("lasting", "sent");

/**
 * Every fault of the development server, and what comes of it when the record and the request
 * meet it once each. What passes by itself is asked for again by the form, so "form" is also what
 * comes after a failure that nobody sees; a request is taken once the receiver's status says so.
 */
export const FAULT_CASES: readonly FaultCase[] = [
  unnoticed("503"),
  unnoticed("429-<seconds>", "429-1"),
  unnoticed("429-date"),
  unnoticed("429-none"),
  unnoticed("slow-<milliseconds>", "slow-300"),
  unnoticed("jitter-<milliseconds>", "jitter-300"),
  unnoticed("drip-<milliseconds>", "drip-1"),
  unnoticed("trickle-<milliseconds>", "trickle-0"),
  unnoticed("reset-mid"),
  unnoticed("truncated"),
  unnoticed("bom"),
  unnoticed("latin1"),
  unnoticed("badgzip"),
  unnoticed("wrongtype"),
  unnoticed("notype"),
  unnoticed("deep"),
  unnoticed("missing-<key>", "missing-agent"),
  unnoticed("null-<key>", "null-web_scheduler_config"),
  unnoticed("wrongtype-<key>", "wrongtype-time_zone"),

  unknown("500"),
  unknown("500html"),
  unknown("html502"),
  unknown("reset"),
  unknown("proto"),
  unknown("nocors"),
  unknown("nocors-error"),
  unknown("redirect"),
  unknown("redirect-loop"),
  rows("form", "unknown", { silent: ["record", "request"] })("hang"),
  rows("form", "unknown", { silent: ["request"] })("lost"),
  rows("lasting", "unknown")("304"),

  refused("400"),
  refused("400html"),
  refused("403"),
  refused("403html"),
  refused("404"),
  refused("404html"),
  rows("form", "duplicate-id")("409"),
  rows("form", "field")("422"),

  noJson("cutjson"),
  noJson("nan"),
  noJson("utf16"),
  noJson("garbage"),
  noRecord("empty"),
  noRecord("204"),
  noRecord("huge"),
  noRecord("5mb"),
  noRecord("success-false"),
  noRecord("wrong-id"),
  // A status that says yes is believed; over https nobody on the way can say it.
  rows("form", "sent", { arrived: 0 })("html200"),
];

/** The first row of each kind: what differs for a patient, once each. */
export const TYPICAL_FAULTS: readonly FaultCase[] = FAULT_CASES.filter(
  (one, at) =>
    FAULT_CASES.findIndex(
      ({ load, send, silent, arrived }) =>
        load === one.load &&
        send === one.send &&
        String(silent) === String(one.silent) &&
        arrived === one.arrived,
    ) === at,
);
