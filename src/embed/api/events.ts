import type { BookingRequest } from "../../contract/booking-request/booking-request.ts";
import type { Step } from "../../state/deps.ts";
import type { Failure, NotSent } from "../../state/phase.ts";
import type { DiagnosticCode } from "../diagnostics/diagnostics.ts";

/** What a `scheduler-diagnostic` event tells. Never holds what a patient typed. */
export interface Diagnostic {
  code: DiagnosticCode;
  /** The attribute, the key of the record, or the part that it is about. */
  subject: string;
  /** One sentence for the site owner, in English. */
  message: string;
}

/**
 * What a page can hear. These bubble, cross shadow roots, and carry no patient data by type.
 */
export interface SchedulerEvents {
  "scheduler-ready": { locationId: string };
  "scheduler-step": { step: Step };
  "scheduler-sent": { requestId: string };
  "scheduler-error": { reason: Failure | NotSent };
  "scheduler-diagnostic": Diagnostic;
}

/** The same as `addEventListener` knows them. */
export type SchedulerEventMap = {
  [Name in keyof SchedulerEvents]: CustomEvent<SchedulerEvents[Name]>;
};

export function emit<Name extends keyof SchedulerEvents>(
  from: EventTarget,
  name: Name,
  detail: SchedulerEvents[Name],
): void {
  from.dispatchEvent(new CustomEvent(name, { detail, bubbles: true, composed: true }));
}

/**
 * `scheduler-request`: the booking request, for the page to take. It neither bubbles nor leaves
 * the element, since it holds what the patient typed. Call {@link respondWith} with a promise
 * that resolves once the practice has the request.
 */
export class SchedulerRequestEvent extends Event {
  readonly request: BookingRequest;
  response: Promise<unknown> | null = null;

  constructor(request: BookingRequest) {
    super("scheduler-request", { cancelable: true });
    this.request = request;
  }

  respondWith(response: Promise<unknown>): void {
    this.preventDefault();
    this.response = Promise.resolve(response);
  }
}

declare global {
  /** Those that bubble, wherever a page listens for them. */
  interface GlobalEventHandlersEventMap extends SchedulerEventMap {}
  interface HTMLElementEventMap {
    "scheduler-request": SchedulerRequestEvent;
  }
}
