import type { Slot } from "../../contract/slot.ts";
import { BodyError } from "../read-body.ts";
import { TimeLimitError } from "../time-limit.ts";

/**
 * Why there are no times. `unreachable` covers being offline, DNS, CORS and CSP; `refused` is a 4xx,
 * `unavailable` any other status; `not-slots` is neither a Bundle nor a list of slots; `handler` is an `onSlots` that threw or rejected.
 */
type SlotsFailure =
  | "unreachable"
  | "timeout"
  | "refused"
  | "unavailable"
  | "not-slots"
  | "too-large"
  | "handler";

/** `slots` are free, in the future, in the asked range, sorted by start, at most one per start. */
export type SlotsOutcome =
  | { kind: "loaded"; slots: Slot[] }
  | { kind: "failed"; failure: SlotsFailure; status?: number };

/**
 * What the site owner should know about a source, even if its times are shown.
 *
 * - `invalid`: some slots are not as documented, and were left out.
 * - `overlapping`: slots of the same schedule overlap; they are offered.
 * - `not-asked-for`: slots that are not free or not in the asked range, and were left out.
 * - `outdated`: all free slots are in the past.
 * - `limited`: there is more than the form reads; the rest was left out.
 */
export type SlotsProblemCode =
  | SlotsFailure
  | "invalid"
  | "overlapping"
  | "not-asked-for"
  | "outdated"
  | "limited";

export interface SlotsProblem {
  code: SlotsProblemCode;
  /** What was found, in English; may be empty. */
  detail: string;
}

/** Why a source could not be read, or not to its end. */
export class SourceError extends Error {
  readonly failure: SlotsFailure;
  /** The status of the response, if that is why. */
  readonly status: number | undefined;

  constructor(failure: SlotsFailure, detail: string | number = "") {
    super(typeof detail === "number" ? `status ${detail}` : detail);
    this.failure = failure;
    this.status = typeof detail === "number" ? detail : undefined;
  }
}

/** The failure for an error that was thrown while loading; `other` unless it is known. */
export function toSourceError(error: unknown, other: SlotsFailure = "unreachable"): SourceError {
  if (error instanceof SourceError) return error;
  if (error instanceof TimeLimitError) return new SourceError("timeout");
  if (error instanceof BodyError) return new SourceError("too-large", "more than 5 MB");
  return new SourceError(other);
}
