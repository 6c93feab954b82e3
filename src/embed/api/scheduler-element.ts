import type { SlotsHandler } from "../../client/slots/load-slots.ts";
import type { BookingRequest } from "../../contract/booking-request/booking-request.ts";
import type { FieldName } from "../../contract/questions.ts";
import type { SchedulerDeps } from "../../state/deps.ts";
import type { SchedulerModel } from "../../state/scheduler-model.ts";

/**
 * Sends a booking request; replaces `submit-url`. Resolves when the practice has the request. If
 * it rejects, or takes longer than 10 seconds, the patient reads that the request may not have
 * arrived.
 */
export type RequestHandler = (request: BookingRequest) => unknown;

export type { SlotsHandler };

/** Initial values by field; a date of birth as YYYY-MM-DD. */
export type Prefill = { [Name in FieldName]?: string };

/** What a draft may control, before the form loads anything. @internal */
export interface DraftContext {
  /** Where the form is rendered. */
  root: ParentNode & Node;
  scheduler: SchedulerModel;
  /** Each may be replaced: where the record comes from, and where a request goes. */
  deps: SchedulerDeps;
  /** Aborted when this form is restarted or destroyed. */
  destroyed: AbortSignal;
}

/** The element, as its form uses it. */
export interface SchedulerElement extends HTMLElement {
  prefill: Prefill | null;
  onRequest: RequestHandler | null;
  /** Returns the available times; replaces `slots-url`. */
  onSlots: SlotsHandler | null;
  /** Takes over the loading of the form, to show a draft; see `DraftContext`. @internal */
  showDraft: ((context: DraftContext) => void) | null;
}

/** A form in one element, from its first request until it is destroyed. */
export interface FormInstance {
  /** The page's prefill values have changed. */
  applyPrefill(): void;
  /** The element was removed from the page; it may come back. */
  disconnected(): void;
  /** The element is in the page again. */
  reconnected(): void;
  /** Opens and closes the dialog around the form, if there is one. */
  open?(): void;
  close?(): void;
  /** Aborts requests, clears every answer, and removes the form. */
  destroy(): void;
}
