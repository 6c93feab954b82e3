import type { LoadFailure, LoadResult } from "../client/load-location.ts";
import type { LocationRecord } from "../contract/location-record/location-record.ts";
import type { RecordProblem } from "../contract/location-record/read-location-record.ts";
import type { Failure, NotSentReason } from "./phase.ts";
import type { SubmissionDeps, Validation } from "./submission.ts";

/** What a page is notified of; not of a stop by the screener, which is health data, nor of more steps. */
export type ReachedStep = "screener" | "details" | "sent";

/** Notifications without patient data; `embed` turns them into events and diagnostics. @internal */
export interface SchedulerCallbacks {
  onLoaded(record: LocationRecord, problems: RecordProblem[]): void;
  onLoadFailed(failure: Failure, status: number | undefined): void;
  onStep(step: ReachedStep): void;
  /** `isBroken` if the reason is an error, which is reported to the site owner separately. */
  onNotSent(reason: NotSentReason, isBroken?: boolean): void;
  onSent(requestId: string): void;
}

/** There is no form for another reason than a failed request. */
export interface NotLoaded {
  ok: false;
  failure: Exclude<Failure, LoadFailure>;
  status?: undefined;
  phone?: undefined;
  /** It has the number to call; absent if there is none. */
  record?: LocationRecord;
}

/** Everything that the scheduler needs from outside; tests and the preview pass their own. @internal */
export interface SchedulerDeps extends SubmissionDeps {
  /** The record; of several locations, that of the first one. */
  load(signal: AbortSignal): Promise<LoadResult | NotLoaded>;
  /** Null until loaded: when the page is idle, at the latest at the first interaction. */
  validation(): Validation | null;
  /** Loads the validation if necessary; null if that fails. */
  loadValidation(): Promise<Validation | null>;
  /** Resolves in a task after the next paint; soon, if the page is not painted. */
  untilPainted(): Promise<unknown>;
  /** Whether the patient chooses one of several locations first; by default false. */
  hasLocations?: boolean;
  /** Whether the record is a draft, whose logo may be a `data:` URL. */
  isDraft?: boolean;
  root?: Node;
  callbacks: SchedulerCallbacks;
}
