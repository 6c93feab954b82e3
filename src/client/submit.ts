import { messagesByQuestion } from "../contract/booking-request/answers.ts";
import type { BookingRequest } from "../contract/booking-request/booking-request.ts";
import type { QuestionName } from "../contract/questions.ts";
import { valueAt } from "../contract/value-at.ts";
import { type Fetch, ownOptions, parseJson, readText } from "./fetch.ts";
import type { send } from "./http.ts";
import { withTimeLimit } from "./time-limit.ts";

/**
 * - `accepted`: the receiver has the request (2xx, no web page, no error in the body); `isBooked`: it took the time, too;
 *   `isEmailed`: it emails the patient; `keepsAnswers`: it has those to the practice's own questions.
 * - `rejected`: some answers are invalid (422, or 400 with messages).
 * - `slot-taken`: somebody else has taken the chosen time (409).
 * - `busy`: not processed, retry later (429, 503).
 * - `duplicate-id`: the id belongs to another request (409).
 * - `refused`: the receiver does not take it and will not (any other 4xx).
 * - `no-receiver`: the page has no handler and no `submit-url`.
 * - `blocked`: the page's Content-Security-Policy did not let it out, and never will.
 * - `copied-page`: the page is a copy on another origin, from which the receiver never takes a request.
 * - `unknown`: it may have the request (no response, a server error, a web page, or a 2xx whose body reports an error).
 */
export type SubmitOutcome =
  | { kind: "accepted"; isBooked?: true; isEmailed?: true; keepsAnswers?: true }
  | { kind: "busy" | "duplicate-id" | "no-receiver" | "blocked" | "copied-page" | "unknown" }
  | { kind: "refused"; status: number }
  | { kind: "rejected"; errors: Partial<Record<QuestionName, string>> }
  | { kind: "slot-taken" };

/** The statuses that mean that the request was not processed, so that it is safe to send it again. */
const NOT_PROCESSED = [429, 503];

const RETRIES = {
  statusCodes: NOT_PROCESSED,
  shouldRetry: () => false,
  firstDelay: 1000,
  maxRetryAfter: 10_000,
  timeout: 20_000,
  totalTimeout: false,
} as const;

export interface SubmitOptions {
  /** Aborted when the form is destroyed. */
  signal: AbortSignal;
  /** Also sends the id as `Idempotency-Key`, for receivers that allow that header. */
  idempotencyHeader?: boolean;
  fetch: Fetch;
  /** Sends the request, if need be again; null sends it once, without a library. */
  send: typeof send | null;
  /** The outcome if the browser sent nothing, or got no response that the page may read. */
  withoutResponse?(): Promise<SubmitOutcome>;
}

/** Retries only after a status that means it was not processed; otherwise the patient decides. Never throws. */
export async function submitTo(
  submitUrl: string,
  request: BookingRequest,
  { signal, idempotencyHeader = false, fetch, send, withoutResponse }: SubmitOptions,
): Promise<SubmitOutcome> {
  let isUnanswered = false;
  const fetchOnce: Fetch = async (...sent) => {
    isUnanswered = true;
    const response = await fetch(...sent);
    isUnanswered = false;
    return response;
  };
  const init = {
    method: "POST",
    body: stringifySafely(request),
    headers: {
      accept: "application/json",
      "content-type": "application/json",
      ...(idempotencyHeader && { "Idempotency-Key": request.id }),
    },
    credentials: "omit",
    // A 301 to a URL with a trailing slash would turn the POST into a GET without a body.
    redirect: "error",
    referrerPolicy: "no-referrer",
    cache: "no-store",
  } as const;
  const sendOnce = () =>
    withTimeLimit(
      RETRIES.timeout,
      (limited) => fetchOnce(submitUrl, ownOptions({ ...init, signal: limited })),
      signal,
    );
  try {
    const sending = send?.(submitUrl, { ...init, signal }, { ...RETRIES, fetch: fetchOnce });
    return await responseOutcome(await (sending ?? sendOnce()));
  } catch (error) {
    // After a time limit the receiver may have the request.
    const isLate = (error as Error | undefined)?.name === "TimeoutError";
    const isLost = isUnanswered && !isLate && !signal.aborted;
    return (isLost && (await withoutResponse?.())) || { kind: "unknown" };
  }
}

/** Ignores `toJSON`, with which Prototype.js 1.6, still on some pages, encodes arrays and strings twice. */
export function stringifySafely(value: unknown): string {
  if (typeof value !== "object" || value === null) return JSON.stringify(value ?? null);
  if (Array.isArray(value)) return `[${value.map((item) => stringifySafely(item)).join(",")}]`;
  const members = Object.entries(value).flatMap(([key, item]) =>
    item === undefined ? [] : `${JSON.stringify(key)}:${stringifySafely(item)}`,
  );
  return `{${members.join(",")}}`;
}

const BODY_TIMEOUT_MS = 5_000;

/** The outcome of any response. A 2xx is accepted even if its body is unreadable, too large or late. */
export async function responseOutcome(response: Response): Promise<SubmitOutcome> {
  // A copy, because a page that handles requests itself may read the body, too.
  const read = async () => readText(response.clone());
  const readBody = () => withTimeLimit(BODY_TIMEOUT_MS, read).catch(() => "");
  if (!response.ok) return errorOutcome(response.status, await readBody());
  const type = response.headers.get("content-type") ?? "";
  if (isWebPage(type, "")) return { kind: "unknown" };
  const text = await readBody();
  const body = parseJson(text);
  if (isWebPage(type, text) || saysFailed(body)) return { kind: "unknown" };
  return acceptedOutcome(body);
}

export const acceptedOutcome = (body: unknown): SubmitOutcome => ({
  kind: "accepted",
  ...(valueAt(body, ["booked"]) === true && { isBooked: true }),
  ...(valueAt(body, ["emailed"]) === true && { isEmailed: true }),
  ...(valueAt(body, ["answers"]) === true && { keepsAnswers: true }),
});

export function errorOutcome(status: number, text: string): SubmitOutcome {
  const body = parseJson(text);
  if (status === 422 || status === 400) {
    const errors = messagesByQuestion(body);
    if (status === 422 || Object.keys(errors).length > 0) return { kind: "rejected", errors };
  }
  if (status === 409) {
    return { kind: valueAt(body, ["code"]) === "slot-taken" ? "slot-taken" : "duplicate-id" };
  }
  if (NOT_PROCESSED.includes(status)) return { kind: "busy" };
  return status >= 400 && status < 500 ? { kind: "refused", status } : { kind: "unknown" };
}

/**
 * Whether a 2xx is a web page or a portal's notice (RFC 8908): guest networks, maintenance pages and single-page
 * servers send one with status 200, some with no type or another one. XML may be a receiver's, unless it is XHTML.
 */
export function isWebPage(type: string, text: string): boolean {
  if (/^(text\/html|application\/(xhtml|captive\+json))/i.test(type)) return true;
  return /^[^;]*xml/i.test(type)
    ? /^\s*(<\?xml[^>]*>\s*)?<(!doctype )?html\b/i.test(text)
    : /^\s*</.test(text);
}

/** Whether the body of a 2xx says that the request failed, as in `{ "success": false }`. */
export function saysFailed(body: unknown): boolean {
  if (Array.isArray(body)) return false;
  const status = valueAt(body, ["status"]);
  return (
    ["success", "ok"].some((key) => valueAt(body, [key]) === false) ||
    (typeof status === "string" && /^(error|fail(ed|ure)?)$/i.test(status)) ||
    ["error", "errors"].some((key) => isFilled(valueAt(body, [key])))
  );
}

const isFilled = (value: unknown) =>
  Boolean(value) && (typeof value !== "object" || Object.keys(Object(value)).length > 0);
