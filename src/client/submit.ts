import ky, { HTTPError } from "ky";
import type { BookingRequest } from "../contract/booking-request/booking-request.ts";
import { plainText } from "../contract/plain-text.ts";
import { jsonOf } from "../contract/stringify-safely.ts";
import type { Fetch } from "./read-body.ts";

/**
 * What is known after a booking request was handed over.
 *
 * - `accepted`: the receiver has it.
 * - `rejected`: it has not, and says which answers are wrong (422).
 * - `busy`: it has not, and asked to come later (429, 503).
 * - `reused`: the id was used for another request (409).
 * - `refused`: it has not, for good (any other 4xx).
 * - `nowhere`: the page gave no way to hand it over.
 * - `unsure`: it may or may not have it (no answer, or a server that broke).
 */
export type HandOverOutcome =
  | { kind: "accepted" | "busy" | "reused" | "nowhere" | "unsure" }
  | { kind: "refused"; status: number }
  | { kind: "rejected"; errors: Record<string, string> };

/** Hands a booking request over; never throws. */
export type HandOver = (request: BookingRequest) => Promise<HandOverOutcome>;

const ATTEMPT_MS = 20_000;
const NOT_TAKEN = [429, 503];
const LONGEST_WAIT_MS = 10_000;

export interface SendOptions {
  /** Aborted when the widget goes for good. */
  signal: AbortSignal;
  /** Also sends the id as `Idempotency-Key`, for receivers that allow that header. */
  idempotencyHeader?: boolean;
  fetch?: Fetch;
}

/**
 * POSTs the request to the practice's `submit-url`. It is repeated by itself only where the
 * receiver said that it did not take it; in every other case that is the patient's decision.
 */
export const sendTo =
  (
    submitUrl: string,
    {
      signal,
      idempotencyHeader = false,
      fetch = (input, init) => globalThis.fetch(input, init),
    }: SendOptions,
  ): HandOver =>
  async (request) => {
    try {
      await ky.post(submitUrl, {
        body: jsonOf(request),
        headers: {
          accept: "application/json",
          "content-type": "application/json",
          ...(idempotencyHeader && { "Idempotency-Key": request.id }),
        },
        fetch,
        signal,
        credentials: "omit",
        // A 301 to a slashed address would turn the POST into a GET and lose the request.
        redirect: "error",
        referrerPolicy: "no-referrer",
        cache: "no-store",
        timeout: ATTEMPT_MS,
        retry: {
          limit: 2,
          methods: ["post"],
          statusCodes: NOT_TAKEN,
          afterStatusCodes: NOT_TAKEN,
          maxRetryAfter: LONGEST_WAIT_MS,
          delay: (attempt) => 1000 * 3 ** (attempt - 1),
          jitter: (delay) => delay * (0.75 + Math.random() / 2),
          shouldRetry: ({ error }) => (error instanceof HTTPError ? undefined : false),
        },
      });
      return { kind: "accepted" };
    } catch (error) {
      return error instanceof HTTPError
        ? outcomeOf(error.response.status, error.data)
        : { kind: "unsure" };
    }
  };

function outcomeOf(status: number, body: unknown): HandOverOutcome {
  if (status === 422) return { kind: "rejected", errors: fieldErrors(body) };
  if (status === 409) return { kind: "reused" };
  if (NOT_TAKEN.includes(status)) return { kind: "busy" };
  return status >= 400 && status < 500 ? { kind: "refused", status } : { kind: "unsure" };
}

/** The first sentence for each field of `{ "errors": { "phone": ["…"] } }`. */
function fieldErrors(body: unknown): Record<string, string> {
  const errors =
    typeof body === "object" && body !== null && "errors" in body ? body.errors : undefined;
  if (typeof errors !== "object" || errors === null) return {};
  return Object.fromEntries(
    Object.entries(errors).flatMap(([name, sentences]) => {
      const sentence: unknown = Array.isArray(sentences) ? sentences[0] : sentences;
      return typeof sentence === "string" ? [[name, plainText(sentence)]] : [];
    }),
  );
}
