import type { Loaded } from "../client/load-location.ts";
import type { HandOver } from "../client/submit.ts";
import type { BookingRequest } from "../contract/booking-request/booking-request.ts";
import type { LocationRecord } from "../contract/location-record/location-record.ts";
import type { RecordProblem } from "../contract/location-record/repair-location-record.ts";
import type { NumberingPlans } from "../form/phone/numbering-plans.ts";
import type { Checking } from "../form/validation.ts";
import type { Failure, NotSent } from "./phase.ts";

/** The steps that a page may hear of. Being stopped by a screener is a health answer: no step. */
export type Step = "screener" | "details" | "sent";

/** What happened, without any patient data; the embed makes events and diagnostics of it. */
export interface Happenings {
  loaded(record: LocationRecord, problems: RecordProblem[]): void;
  loadFailed(failure: Failure, status: number | undefined): void;
  step(step: Step): void;
  notSent(why: NotSent): void;
  sent(requestId: string): void;
}

/** All that a widget's state needs from outside; a test or the preview passes its own. */
export interface Collaborators {
  load(signal: AbortSignal): Promise<Loaded | { ok: false; failure: "not-set-up"; status?: never }>;
  handOver: HandOver;
  /** The checks, once they are there; they are loaded after the form, which does not wait. */
  checking(): Checking | null;
  /** Loads the checks if they are not there yet; null when they cannot be had. */
  loadChecking(): Promise<Checking | null>;
  /** Milliseconds since 1970. */
  now(): number;
  newId(): string;
  isOnline(): boolean;
  /** The language that the patient reads, as a BCP 47 tag. */
  locale(): string;
  source(): BookingRequest["source"];
  /** A number in E.164 as people of its country write it. */
  nationalForm(e164: string): string;
  /** Undefined until loaded, or when it cannot be. */
  numberingPlans(): NumberingPlans | undefined;
  happened: Happenings;
}
