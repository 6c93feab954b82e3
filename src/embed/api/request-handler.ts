import { type HandOver, type SendOptions, sendTo } from "../../client/submit.ts";
import type { BookingRequest } from "../../contract/booking-request/booking-request.ts";
import { SchedulerRequestEvent } from "./events.ts";

const HOST_ANSWERS_WITHIN_MS = 10_000;

/**
 * A page's own way to take a booking request: resolves once the practice has it. One that rejects
 * or is silent for 10 seconds leaves the patient with "we are not sure it arrived".
 */
export type RequestHandler = (request: BookingRequest) => unknown;

/**
 * The way out of the widget: the page's own handler where it takes the request, else a POST to
 * `submit-url`, else nowhere.
 */
export const handOverOf =
  (
    element: EventTarget & { onRequest?: RequestHandler | null },
    submitUrl: string | null,
    options: SendOptions,
  ): HandOver =>
  async (request) => {
    const event = new SchedulerRequestEvent(request);
    element.dispatchEvent(event);
    if (event.response) return hostAnswer(event.response);
    if (event.defaultPrevented) return { kind: "unsure" };
    const { onRequest } = element;
    // Not called yet: a handler that throws is an answer like any other.
    if (onRequest) return hostAnswer(Promise.resolve(request).then(onRequest));
    return submitUrl ? sendTo(submitUrl, options)(request) : { kind: "nowhere" };
  };

/** A handler that throws or stays silent leaves it open whether the practice has the request. */
function hostAnswer(response: Promise<unknown>): ReturnType<HandOver> {
  return new Promise((resolve) => {
    const timer = setTimeout(() => resolve({ kind: "unsure" }), HOST_ANSWERS_WITHIN_MS);
    const settle = (kind: "accepted" | "unsure") => () => {
      clearTimeout(timer);
      resolve({ kind });
    };
    response.then(settle("accepted"), settle("unsure"));
  });
}
