import type { LoadFailure } from "../client/failures.ts";
import type { LocationRecord } from "../contract/location-record/location-record.ts";
import type { ScreenerOutcome } from "../form/screener.ts";

/** Why a request has not been sent, or is not known to have been. */
export type NotSent =
  | "offline"
  | "back-online"
  | "unsure"
  | "busy"
  | "refused"
  | "unloaded"
  | "reused"
  | "nowhere";

/** Why there is no form; `not-set-up` when the page did not say which location or service. */
export type Failure = LoadFailure | "not-set-up";

export type Sending = { name: "idle" } | { name: "sending" } | { name: "not-sent"; why: NotSent };

/** What the sent screen shows; no patient answer. */
export interface Receipt {
  /** The beginning of the request's id, short enough to be read out on the phone. */
  reference: string;
  appointmentType: string | null;
  provider: string | null;
}

/** Where the widget is. One screen each. */
export type Phase =
  | { name: "loading"; slow: boolean }
  | { name: "failed"; failure: Failure; offline: boolean }
  | { name: "closed"; record: LocationRecord }
  | { name: "screener"; record: LocationRecord }
  | { name: "stopped"; record: LocationRecord; outcome: ScreenerOutcome }
  | { name: "details"; record: LocationRecord; sending: Sending }
  | { name: "sent"; record: LocationRecord; receipt: Receipt };

/** The record, in every phase that has one. */
export const recordOf = (phase: Phase): LocationRecord | null =>
  "record" in phase ? phase.record : null;
