import { type Submit, type SubmitOptions, submitTo } from "../../../client/submit.ts";
import { WebSchedulerRequestEvent } from "../../api/events.ts";
import type { RequestHandler } from "../../api/host.ts";

const HANDLER_TIMEOUT_MS = 10_000;

/** Submits to the page's own handler, else to `submit-url`. */
export const createSubmit =
  (
    element: EventTarget & { onRequest?: RequestHandler | null },
    submitUrl: string | null,
    options: SubmitOptions,
  ): Submit =>
  async (request) => {
    const event = new WebSchedulerRequestEvent(request);
    element.dispatchEvent(event);
    if (event.response) return handlerOutcome(event.response);
    if (event.defaultPrevented) return { kind: "unknown" };
    const { onRequest } = element;
    // Called in a promise, so that a handler that throws counts as one that rejects.
    if (onRequest) return handlerOutcome(Promise.resolve(request).then(onRequest));
    return submitUrl ? submitTo(submitUrl, options)(request) : { kind: "no-receiver" };
  };

/** If a handler rejects or times out, the practice may or may not have the request. */
function handlerOutcome(response: Promise<unknown>): ReturnType<Submit> {
  return new Promise((resolve) => {
    const settle = (kind: "accepted" | "unknown") => () => {
      clearTimeout(timer);
      resolve({ kind });
    };
    const timer = setTimeout(settle("unknown"), HANDLER_TIMEOUT_MS);
    response.then(settle("accepted"), settle("unknown"));
  });
}
