import { pageFetch } from "../../../client/fetch.ts";
import type { SubmitOutcome } from "../../../client/submit-outcome.ts";
import type { BookingRequest } from "../../../contract/booking-request/booking-request.ts";
import type { Finding } from "../../../diagnostics/finding.ts";
import { contain, listen } from "../../../state/contain.ts";
import { honeypotAnswer } from "../../../ui/deferred/Honeypot.tsx";
import { originalPage } from "../../../ui/deferred/original-page.ts";
import type { Settings } from "../../api/attributes.ts";
import type { SchedulerElement } from "../../api/scheduler-element.ts";
import { createSubmit } from "./create-submit.ts";

interface SubmitRequestOptions {
  element: SchedulerElement;
  /** Where the form is rendered. */
  root: ParentNode;
  settings: Settings;
  /** Aborted when the form is destroyed. */
  signal: AbortSignal;
  report(found: readonly Finding[]): unknown;
}

/** Submits a request as the page has configured the form. */
export async function submitRequest(
  request: BookingRequest,
  {
    element,
    root,
    settings: { submitUrl, idempotencyHeader },
    signal,
    report,
  }: SubmitRequestOptions,
): Promise<SubmitOutcome> {
  const submit = createSubmit(element, submitUrl, {
    signal,
    idempotencyHeader,
    fetch: pageFetch,
    honeypotAnswer: () => honeypotAnswer(root),
    isCopiedPage: () => navigator.onLine && originalPage(location.href) !== null,
    report,
  });
  const ended = new AbortController();
  const outcome = await new Promise<SubmitOutcome>((resolve) => {
    const interrupt = () => resolve({ kind: "unknown" });
    // A page from the back-forward cache never gets the responses to its earlier requests.
    listen(window, "pageshow", ({ persisted }) => persisted && interrupt(), {
      signal: ended.signal,
    });
    submit(request).then(resolve, interrupt);
  });
  // Whatever happens from here on, the receiver has answered.
  contain(() => ended.abort())();
  return outcome;
}
