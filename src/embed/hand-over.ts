import { type HandOver, type SendOptions, sendTo } from "../client/send.ts";
import { SchedulerRequestEvent } from "./events.ts";

const HOST_ANSWERS_WITHIN_MS = 10_000;

/**
 * The way out of the widget: the page's own handler where it takes the request, else a POST to
 * `submit-url`, else nowhere.
 */
export const handOverOf =
  (element: EventTarget, submitUrl: string | null, options: SendOptions): HandOver =>
  async (request) => {
    const event = new SchedulerRequestEvent(request);
    element.dispatchEvent(event);
    if (event.response) return hostAnswer(event.response);
    if (event.defaultPrevented) return { kind: "unsure" };
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
