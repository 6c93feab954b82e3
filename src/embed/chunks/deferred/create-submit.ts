import { isBooked } from "../../../client/is-booked.ts";
import {
  responseOutcome,
  type Submit,
  type SubmitOptions,
  type SubmitOutcome,
  submitTo,
} from "../../../client/submit.ts";
import type { BookingRequest } from "../../../contract/booking-request/booking-request.ts";
import { WebSchedulerRequestEvent } from "../../api/events.ts";
import type { RequestHandler } from "../../api/host.ts";
import { type Finding, finding } from "../../diagnostics/diagnostics.ts";
import { withAutomationSignals } from "./automation-signals.ts";

const HANDLER_TIMEOUT_MS = 10_000;

interface SubmitToPageOptions extends SubmitOptions {
  /** Reports mistakes of the page's handler to the site owner. */
  report(found: readonly Finding[]): unknown;
}

const handledBy = new WeakSet<EventTarget>();

/** Whether a listener of the page has responded to a request of this form, for the doctor. */
export const hasHandledRequest = (element: EventTarget) => handledBy.has(element);

/** Submits to the page's own handler, else to `submit-url`. */
export const createSubmit =
  (
    element: EventTarget & { onRequest?: RequestHandler | null; shadowRoot?: ShadowRoot | null },
    submitUrl: string | null,
    { report, ...options }: SubmitToPageOptions,
  ): Submit =>
  async (request) => {
    const event = new WebSchedulerRequestEvent(request);
    if (dispatch(element, event)) report([finding("WS407", "web-scheduler-request")]);
    const handled = (response: unknown, handler: string) => {
      if (!isPromiseLike(response)) report([finding("WS406", handler)]);
      return handlerOutcome(response, request);
    };
    if (event.hasResponse) {
      handledBy.add(element);
      return handled(event.response, event.type);
    }
    if (event.defaultPrevented) return { kind: "unknown" };
    const { onRequest } = element;
    if (onRequest) return handled(call(onRequest, request), "onRequest");
    if (!submitUrl) return { kind: "no-receiver" };
    const stopWatching = watchPolicy(submitUrl, (directive) =>
      report([finding("WS408", "submit-url", directive)]),
    );
    try {
      return await submitTo(submitUrl, options)(withAutomationSignals(request, element.shadowRoot));
    } finally {
      stopWatching();
    }
  };

/** Calls back with the directive of the page's Content-Security-Policy that blocks this URL. */
function watchPolicy(url: string, onBlocked: (directive: string) => void): () => void {
  const { href } = new URL(url.replace(/#.*/, ""));
  const onViolation = (event: SecurityPolicyViolationEvent) => {
    if (event.blockedURI === href && event.disposition === "enforce") {
      onBlocked(event.effectiveDirective);
    }
  };
  document.addEventListener("securitypolicyviolation", onViolation);
  // In a timeout, because the event may come after the request has failed.
  return () =>
    void setTimeout(() => document.removeEventListener("securitypolicyviolation", onViolation));
}

/** Returns whether a listener threw; browsers report that to `window` during the dispatch. */
function dispatch(element: EventTarget, event: Event): boolean {
  let hasThrown = false;
  const onError = () => {
    hasThrown = true;
  };
  window.addEventListener("error", onError, { capture: true });
  element.dispatchEvent(event);
  window.removeEventListener("error", onError, { capture: true });
  return hasThrown;
}

/** The handler's result; if the handler throws, a rejected promise. */
function call(handler: RequestHandler, request: Parameters<RequestHandler>[0]): unknown {
  try {
    return handler(request);
  } catch (error) {
    return Promise.reject(error);
  }
}

const isPromiseLike = (value: unknown): value is PromiseLike<unknown> =>
  typeof value === "object" && value !== null && "then" in value;

/**
 * The outcome of what the handler returned. Without a promise, or if it rejects or times out, the
 * practice may or may not have the request. A promise of a `Response` counts like that response
 * from `submit-url`, because `respondWith(fetch(…))` resolves for a 404, too.
 */
function handlerOutcome(response: unknown, request: BookingRequest): Promise<SubmitOutcome> {
  if (!isPromiseLike(response)) return Promise.resolve({ kind: "unknown" });
  return new Promise((resolve) => {
    const fail = () => resolve({ kind: "unknown" });
    const timer = setTimeout(fail, HANDLER_TIMEOUT_MS);
    Promise.resolve(response)
      .then(async (value) =>
        resolve(isResponse(value) ? await responseOutcome(value, request) : valueOutcome(value)),
      )
      .catch(fail)
      .then(() => clearTimeout(timer));
  });
}

const valueOutcome = (value: unknown): SubmitOutcome => ({
  kind: "accepted",
  ...(isBooked(value) && { isBooked: true }),
});

// Not instanceof: the page's Response may be a polyfill, or from another frame.
const isResponse = (value: unknown): value is Response =>
  typeof value === "object" && value !== null && "ok" in value && "status" in value;
