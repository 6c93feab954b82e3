import type { Slot } from "../../contract/slot.ts";

/**
 * Why there are no times. `unreachable` covers being offline, DNS, CORS and CSP; `refused` is a 4xx,
 * `unavailable` any other status; `not-slots` is neither a Bundle of slots, nor a manifest, nor a
 * list of slots; `handler` is an `onSlots` that threw or rejected.
 */
export type SlotsFailure =
  | "unreachable"
  | "timeout"
  | "refused"
  | "unavailable"
  | "not-slots"
  | "too-large"
  | "handler";

/** `slots` are free, in the future, in the asked range, sorted by their start, each start once. */
export type SlotsOutcome =
  | { kind: "loaded"; slots: Slot[] }
  | { kind: "failed"; failure: SlotsFailure; status?: number };

/**
 * What the site owner should know about a source, even if some of its times are shown.
 *
 * - `broken`: some slots are not as FHIR R4 documents them, and were left out.
 * - `overlapping`: slots of one schedule overlap; they are offered.
 * - `query-ignored`: a search returned slots that it was not asked for; they were left out.
 * - `limited`: there was more than the form reads; the rest was left out.
 * - `no-location`: it is not clear which location of a manifest is this practice's.
 */
export type SlotsProblemCode =
  | SlotsFailure
  | "broken"
  | "overlapping"
  | "query-ignored"
  | "limited"
  | "no-location";

export interface SlotsProblem {
  code: SlotsProblemCode;
  /** What was found, in English; may be empty. */
  detail: string;
}
