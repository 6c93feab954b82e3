import type { Slot } from "../../contract/slot.ts";
import { BodyTooLargeError } from "../fetch.ts";
import { TimeLimitError } from "../time-limit.ts";

/**
 * Why there are no times. `unreachable` covers being offline, DNS, CORS and CSP; `refused` is a 4xx or a redirect,
 * `unavailable` any other status; `not-slots` is neither a Bundle nor a list of slots; `handler` is an `onSlots` that threw or rejected.
 */
export type SlotsFailure =
  | "unreachable"
  | "timeout"
  | "refused"
  | "unavailable"
  | "not-slots"
  | "too-large"
  | "handler";

/**
 * Why slots are left out: they are not as documented (`unreadable`); all free slots are in the past, so the source may
 * be stale (`outdated`); no slot has an option of the form, so nobody knows which are for the choice (`unknown-type`,
 * `unknown-provider`); or the form did not ask for them (the others).
 */
export type SlotsRule =
  | "unreadable"
  | "outdated"
  | "unknown-type"
  | "unknown-provider"
  | "not-free"
  | "out-of-range"
  | "other-type"
  | "other-provider";

export interface LeftOutSlots {
  rule: SlotsRule;
  count: number;
  /** What was found in the first of them, in English; may be empty. */
  detail: string;
}

export interface LoadedSlots {
  kind: "loaded";
  /** Free, in the future, in the asked range, sorted by start, at most one per start. */
  slots: readonly Slot[];
  leftOut: readonly LeftOutSlots[];
  /** Why the source was not read to its end, in English; empty if it was. */
  cutOff: string;
}

export interface FailedSlots {
  kind: "failed";
  failure: SlotsFailure;
  /** In English; may be empty. */
  detail: string;
}

export type SlotsOutcome = LoadedSlots | FailedSlots;

/** Whether there may be times although none was read: then the form must not say that there are none. */
export const mayHaveTimes = ({ cutOff, leftOut }: LoadedSlots): boolean =>
  cutOff !== "" || leftOut.some(({ rule }) => /^(unreadable|outdated|unknown-)/.test(rule));

export class SourceError extends Error {
  readonly failure: SlotsFailure;

  constructor(failure: SlotsFailure, detail = "") {
    super(detail);
    this.failure = failure;
  }
}

/** The outcome of an error that was thrown while loading; `other` unless it is known. */
export function failed(error: unknown, other: SlotsFailure = "unreachable"): FailedSlots {
  const outcome = (failure: SlotsFailure, detail = "") =>
    ({ kind: "failed", failure, detail }) as const;
  if (error instanceof SourceError) return outcome(error.failure, error.message);
  if (error instanceof TimeLimitError) return outcome("timeout");
  if (error instanceof BodyTooLargeError) return outcome("too-large", "more than 5 MB");
  return outcome(other);
}
