import type { BookingRequest } from "../../contract/booking-request/booking-request.ts";
import type { DiagnosticCode } from "../../diagnostics/rows.ts";
import { attempt } from "../../host/contain.ts";
import type { ReachedStep } from "../../state/deps.ts";
import type { Failure, NotSentReason } from "../../state/phase.ts";

/** The detail of a `web-scheduler-diagnostic` event. Never contains patient data. */
export interface Diagnostic {
  code: DiagnosticCode;
  /** The attribute, record key or file that it is about. */
  subject: string;
  /** For the site owner, in English. */
  message: string;
}

/** The details of the events that bubble and are composed. Their types contain no patient data. */
export interface WebSchedulerEvents {
  /** The record is loaded. */
  "web-scheduler-ready": { locationId: string };
  /** The patient has reached the screener, the first step after it, or the end. */
  "web-scheduler-step": { step: ReachedStep };
  /** The practice has the request. */
  "web-scheduler-sent": { requestId: string };
  /** The form could not be loaded, or a request could not be sent. */
  "web-scheduler-error": { reason: Failure | NotSentReason };
  /** The site owner should know something; also in the console. */
  "web-scheduler-diagnostic": Diagnostic;
}

/** The same events, as `addEventListener` passes them. */
export type WebSchedulerEventMap = {
  [Name in keyof WebSchedulerEvents]: CustomEvent<WebSchedulerEvents[Name]>;
};

/** Dispatches an event to the page; never throws: the form must go on where a page has broken events. */
export function emit<Name extends keyof WebSchedulerEvents>(
  target: EventTarget,
  name: Name,
  detail: WebSchedulerEvents[Name],
): void {
  attempt(() => {
    target.dispatchEvent(new CustomEvent(name, { detail, bubbles: true, composed: true }));
  });
}

/**
 * `web-scheduler-request`: a booking request that the page may send itself. It neither bubbles nor
 * is composed, and only a listener of the element can read it, because it contains patient data:
 * capturing listeners of `window` and of the element's ancestors hear every event. Call
 * {@link respondWith} with a promise that resolves when the practice has the request.
 */
export class WebSchedulerRequestEvent extends Event {
  readonly #request: BookingRequest;
  #response: unknown = null;

  constructor(request: BookingRequest) {
    super("web-scheduler-request", { cancelable: true });
    this.#request = request;
  }

  /** What {@link respondWith} was called with; null before. */
  get response(): unknown {
    return this.#response;
  }

  /** @throws Error in a listener of anything but the element */
  get request(): BookingRequest {
    this.#checkListener();
    return this.#request;
  }

  /**
   * Says that the page sends the request. Afterwards, {@link request} can be read at any time.
   * @param response resolves when the practice has the request; a `Response` counts by its status
   * @throws Error in a listener of anything but the element
   */
  respondWith(response: Promise<unknown>): void {
    this.#checkListener();
    this.preventDefault();
    this.#response = response ?? undefined;
  }

  #checkListener(): void {
    // Before the dispatch, both are null: a page may have replaced `dispatchEvent`.
    if (this.#response !== null || (this.target && this.currentTarget === this.target)) return;
    throw new Error(`Only a listener of the element itself can read ${this.type}.`);
  }
}

declare global {
  interface GlobalEventHandlersEventMap extends WebSchedulerEventMap {}
  interface HTMLElementEventMap {
    "web-scheduler-request": WebSchedulerRequestEvent;
  }
}
