import ky, { HTTPError } from "ky";
import type { BookingRequest } from "../contract/booking-request/booking-request.ts";
import { FIELD_NAMES } from "../contract/fields.ts";
import { plainText } from "../contract/plain-text.ts";
import { stringifySafely } from "../contract/stringify-safely.ts";
import { confirmsBooking } from "./is-booked.ts";
import type { Fetch } from "./read-body.ts";

/**
 * The outcome of submitting a booking request.
 *
 * - `accepted`: the receiver has the request (2xx that is not a web page); `isBooked` if it has also
 *   taken the chosen time for the patient.
 * - `rejected`: it does not, and says which answers are invalid (422, or 400 with messages), or that
 *   somebody else has taken the chosen time (409): an error of `slot` without a message.
 * - `busy`: it does not, and asked to retry later (429, 503).
 * - `duplicate-id`: the id belongs to another request (409).
 * - `refused`: it does not and will not (any other 4xx).
 * - `no-receiver`: the page has no handler and no `submit-url`.
 * - `unknown`: it may or may not have the request (no response, or a server error).
 */
export type SubmitOutcome =
  | { kind: "accepted"; isBooked?: true }
  | { kind: "busy" | "duplicate-id" | "no-receiver" | "unknown" }
  | { kind: "refused"; status: number }
  | { kind: "rejected"; errors: Record<string, string> };

/** Whether sending the same request again may succeed. */
export const isRetryableOutcome = (kind: SubmitOutcome["kind"]) =>
  kind === "unknown" || kind === "busy" || kind === "duplicate-id";

/** Submits a booking request; never throws. */
export type Submit = (request: BookingRequest) => Promise<SubmitOutcome>;

const ATTEMPT_TIMEOUT_MS = 20_000;
/** The receiver did not process the request, so that repeating it is safe. */
const NOT_PROCESSED = [429, 503];
const MAX_RETRY_AFTER_MS = 10_000;
/** The names that a receiver's messages may be about. */
const ANSWERS = [
  ...FIELD_NAMES,
  "appointment_type",
  "provider",
  "slot",
  "preferred_times",
  "new_patient",
  "for_whom",
  "requester",
  "text_consent",
];

export interface SubmitOptions {
  /** Aborted when the form is destroyed. */
  signal: AbortSignal;
  /** Also sends the id as `Idempotency-Key`, for receivers that allow that header. */
  idempotencyHeader?: boolean;
  fetch?: Fetch;
}

/**
 * POSTs the request to the practice's `submit-url`. Retries only after a status that means it was
 * not processed; in every other case the patient decides.
 */
export const submitTo =
  (
    submitUrl: string,
    {
      signal,
      idempotencyHeader = false,
      fetch = (input, init) => globalThis.fetch(input, init),
    }: SubmitOptions,
  ): Submit =>
  async (request) => {
    try {
      const response = await ky.post(submitUrl, {
        body: stringifySafely(request),
        headers: {
          accept: "application/json",
          "content-type": "application/json",
          ...(idempotencyHeader && { "Idempotency-Key": request.id }),
        },
        fetch,
        signal,
        credentials: "omit",
        // A 301 to a URL with a trailing slash would turn the POST into a GET without a body.
        redirect: "error",
        referrerPolicy: "no-referrer",
        cache: "no-store",
        timeout: ATTEMPT_TIMEOUT_MS,
        retry: {
          limit: 2,
          methods: ["post"],
          statusCodes: NOT_PROCESSED,
          afterStatusCodes: NOT_PROCESSED,
          maxRetryAfter: MAX_RETRY_AFTER_MS,
          delay: (attempt) => 1000 * 3 ** (attempt - 1),
          jitter: (delay) => delay * (0.75 + Math.random() / 2),
          shouldRetry: ({ error }) => (error instanceof HTTPError ? undefined : false),
        },
      });
      return await okOutcome(response, request);
    } catch (error) {
      return error instanceof HTTPError
        ? errorOutcome(error.response.status, error.data)
        : { kind: "unknown" };
    }
  };

/** The outcome of a response that the page's own handler received. */
export const responseOutcome = async (
  response: Response,
  request: BookingRequest,
): Promise<SubmitOutcome> =>
  response.ok
    ? okOutcome(response, request)
    : errorOutcome(response.status, await response.json().catch(() => null));

// A web page is not the receiver's response: guest networks, maintenance pages, and servers that
// return index.html for every path send one with status 200.
async function okOutcome(response: Response, { slot }: BookingRequest): Promise<SubmitOutcome> {
  const type = response.headers.get("content-type") ?? "";
  if (/^(text\/html|application\/xhtml)/i.test(type)) return { kind: "unknown" };
  const hasBooked = slot !== undefined && (await confirmsBooking(response));
  return { kind: "accepted", ...(hasBooked && { isBooked: true }) };
}

function errorOutcome(status: number, body: unknown): SubmitOutcome {
  if (status === 422 || status === 400) {
    const errors = fieldErrors(body);
    if (status === 422 || ANSWERS.some((name) => name in errors)) {
      return { kind: "rejected", errors };
    }
  }
  if (status === 409) {
    const isSlotTaken = isObject(body) && "code" in body && body.code === "slot-taken";
    return isSlotTaken ? { kind: "rejected", errors: { slot: "" } } : { kind: "duplicate-id" };
  }
  if (NOT_PROCESSED.includes(status)) return { kind: "busy" };
  return status >= 400 && status < 500 ? { kind: "refused", status } : { kind: "unknown" };
}

/**
 * The first message per answer in `{ "errors": { "phone": ["…"] } }`. `errors` may be the body itself,
 * as in Django REST framework's 400, and the fields may be under `patient`, as in the request.
 */
function fieldErrors(body: unknown): Record<string, string> {
  const errors = isObject(body) && "errors" in body ? body.errors : body;
  if (!isObject(errors)) return {};
  return { ...messagesIn(errors), ...("patient" in errors && messagesIn(errors.patient)) };
}

function messagesIn(errors: unknown): Record<string, string> {
  if (!isObject(errors)) return {};
  return Object.fromEntries(
    Object.entries(errors).flatMap(([name, messages]) => {
      const message: unknown = Array.isArray(messages) ? messages[0] : messages;
      return typeof message === "string" ? [[name, plainText(message)]] : [];
    }),
  );
}

const isObject = (value: unknown): value is object => typeof value === "object" && value !== null;
