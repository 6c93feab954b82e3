import { pageFetch } from "../../../client/fetch.ts";
import {
  acceptedOutcome,
  responseOutcome,
  type SubmitOutcome,
  submitTo,
} from "../../../client/submit.ts";
import { within, withTimeLimit } from "../../../client/time-limit.ts";
import type { BookingRequest } from "../../../contract/booking-request/booking-request.ts";
import { finding } from "../../../diagnostics/finding.ts";
import { attempt, contain, listen } from "../../../host/contain.ts";
import { whenBlocked } from "../../../host/page-events.ts";
import type { Settings } from "../../../settings/attributes.ts";
import type { Sender } from "../../../state/submission.ts";
import { honeypotAnswer } from "../../../ui/elements/Honeypot.tsx";
import { originalPage } from "../../../ui/screens/original-page.ts";
import { WebSchedulerRequestEvent } from "../../api/events.ts";
import type { FormContext } from "../form-context.ts";

const HANDLER_TIMEOUT_MS = 10_000;

// Without the file that repeats it, a request is sent once.
const REQUESTS_TIMEOUT_MS = 3_000;

// The event may come after the request has failed: in Firefox 153 on a busy machine by more than a task.
const VIOLATION_TIMEOUT_MS = 1000;

/** The practice may or may not have the request: a handler threw, rejected or took too long, for example. */
const UNKNOWN: SubmitOutcome = { kind: "unknown" };

type SubmitContext = Omit<FormContext, "scheduler" | "deps">;

/** What a form sends requests with. `urls`: when the script loaded, and when the form started. */
export const createSender = (
  context: SubmitContext,
  urls: readonly [landing: string, mounted: string],
): Sender => ({
  submit: (request) => submitRequest(request, context),
  newId,
  source: () => sourceOf(context.settings.attribution, [...urls, location.href]),
});

export async function submitRequest(
  request: BookingRequest,
  context: SubmitContext,
): Promise<SubmitOutcome> {
  const ended = new AbortController();
  const outcome = await new Promise<SubmitOutcome>((resolve) => {
    const interrupt = () => resolve(UNKNOWN);
    // A page from the back-forward cache never gets the responses to its earlier requests.
    listen(window, "pageshow", ({ persisted }) => persisted && interrupt(), ended);
    submit(request, context, ended.signal).then(resolve, interrupt);
  });
  // Whatever happens from here on, the receiver has answered.
  contain(() => ended.abort())();
  return outcome;
}

/** Submits to the page's own handler, else to `submit-url`. */
async function submit(
  request: BookingRequest,
  { element, root, settings, destroyed, report, loadRequests }: SubmitContext,
  ended: AbortSignal,
): Promise<SubmitOutcome> {
  const event = new WebSchedulerRequestEvent(request);
  element.dispatchEvent(event);
  const handled = (response: unknown, handler: string) => {
    if (isPromiseLike(response)) return handlerOutcome(response);
    report([finding("WS406", handler, "it returned no promise")]);
    return UNKNOWN;
  };
  if (event.response !== null) return handled(event.response, event.type);
  if (event.defaultPrevented) return UNKNOWN;
  const { onRequest } = element;
  if (onRequest) return handled(onRequest(request), "onRequest");
  const { submitUrl, idempotencyHeader } = settings;
  if (!submitUrl) return { kind: "no-receiver" };
  const blocked = whenBlocked(submitUrl, { signal: ended });
  const requests = await within(REQUESTS_TIMEOUT_MS, loadRequests());
  if (destroyed.aborted || ended.aborted) return UNKNOWN;
  const outcome = await submitTo(submitUrl, withAutomationSignals(request, root), {
    signal: destroyed,
    idempotencyHeader,
    fetch: pageFetch,
    send: requests?.send ?? null,
    async withoutResponse() {
      const directive = await within(VIOLATION_TIMEOUT_MS, blocked);
      if (directive) {
        report([finding("WS408", "submit-url", directive)]);
        return { kind: "blocked" };
      }
      const isCopiedPage = navigator.onLine && originalPage(location.href) !== null;
      return { kind: isCopiedPage ? "copied-page" : "unknown" };
    },
  });
  // Own, because a page's scripts may have added any name to `Object.prototype`.
  const areKept = !Object.hasOwn(request, "answers") || Object.hasOwn(outcome, "keepsAnswers");
  if (outcome.kind === "accepted" && !areKept) report([finding("WS407", "submit-url", "answers")]);
  return outcome;
}

/** By request id: sending a request again must send the same content. */
const signalsById = new Map<string, { seconds: number; answer: Record<string, string> }>();

/** How long the page was open, and whether the honeypot was filled in, by which a receiver can notice scripts. */
function withAutomationSignals(request: BookingRequest, root: ParentNode) {
  const { seconds, answer } = signalsById.get(request.id) ?? {
    seconds: Math.round(performance.now() / 1000),
    answer: honeypotAnswer(root),
  };
  signalsById.set(request.id, { seconds, answer });
  return { ...request, patient: { ...request.patient, ...answer }, seconds_on_page: seconds };
}

const isPromiseLike = (value: unknown): value is PromiseLike<unknown> =>
  typeof value === "object" && value !== null && "then" in value;

/** A promise of a `Response` counts like one of `submit-url`: `respondWith(fetch(…))` resolves for a 404, too. */
const handlerOutcome = (response: PromiseLike<unknown>) =>
  withTimeLimit(HANDLER_TIMEOUT_MS, async () => {
    const value = await response;
    return isResponse(value) ? responseOutcome(value) : acceptedOutcome(value);
  });

// Not instanceof: the page's Response may be a polyfill, or from another frame.
const isResponse = (value: unknown): value is Response =>
  typeof value === "object" && value !== null && "ok" in value && "status" in value;

const PARAMETER = /^utm_[a-z_]{1,40}$/;
const MAX_VALUE_LENGTH = 200;
// Real campaigns have up to ten.
const MAX_PARAMETERS = 20;

/** The page without query and fragment, and the campaign. `urls`: when the script loaded, the form started, now. */
export function sourceOf(
  attribution: Settings["attribution"],
  urls: readonly [landing: string, mounted: string, current: string],
): BookingRequest["source"] {
  const { protocol, origin, pathname } = new URL(urls[2]);
  return {
    page: origin === "null" ? protocol : origin + pathname,
    // A single-page app may have dropped the parameters of the URL that the patient landed on.
    campaign:
      attribution === "none"
        ? {}
        : (urls.map(campaignOf).findLast((campaign) => Object.keys(campaign).length > 0) ?? {}),
  };
}

/** The first 20 campaign parameters of a URL; never click ids, which identify the person to an advertiser. */
function campaignOf(url: string): Record<string, string> {
  const parameters = [...new URL(url).searchParams]
    .filter(([name, value]) => PARAMETER.test(name) && value)
    .map(([name, value]) => [name, value.slice(0, MAX_VALUE_LENGTH)] as const);
  return Object.fromEntries([...new Map(parameters)].slice(0, MAX_PARAMETERS));
}

/**
 * RFC 9562, version 4. Not `crypto.randomUUID`, which is missing on http pages. Old WebViews lack, or a page blocks,
 * all of `crypto`: a weaker random id is better than a form that cannot send.
 */
export function newId(): string {
  const hex = Array.from(randomBytes(), (byte) => byte.toString(16).padStart(2, "0")).join("");
  return hex.replace(/^(.{8})(.{4}).(.{3}).(.{3})/, "$1-$2-4$3-8$4-");
}

const randomBytes = (): Uint8Array =>
  attempt(() => crypto.getRandomValues(new Uint8Array(16))) ??
  Uint8Array.from({ length: 16 }, () => Math.random() * 256);
