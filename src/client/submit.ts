import type { BookingRequest } from "../contract/booking-request/booking-request.ts";
import type { Fetch } from "./fetch.ts";
import { sendWithRetries } from "./send-with-retries.ts";
import { stringifySafely } from "./stringify-safely.ts";
import {
  boundedText,
  challengeIn,
  errorOutcome,
  NOT_PROCESSED,
  okOutcome,
  type SubmitOutcome,
} from "./submit-outcome.ts";
import { withTimeLimit } from "./time-limit.ts";

/** Submits a booking request; never throws. */
export type Submit = (request: BookingRequest) => Promise<SubmitOutcome>;

const ATTEMPT_TIMEOUT_MS = 20_000;
const MAX_RETRY_AFTER_MS = 10_000;
// Many times what an old phone needs.
const SOLVE_TIMEOUT_MS = 60_000;

interface Reply {
  response: Response;
  text: string;
  challenge: unknown;
}

export interface SubmitOptions {
  /** Aborted when the form is destroyed. */
  signal: AbortSignal;
  /** Also sends the id as `Idempotency-Key`, for receivers that allow that header. */
  idempotencyHeader?: boolean;
  fetch: Fetch;
  /** The proof of work for a receiver's challenge; rejects if there is none. Without it, none is sent. */
  solve?: (challenge: unknown, signal: AbortSignal) => Promise<string>;
}

/**
 * POSTs the request to the practice's `submit-url`. Retries only after a status that means it was
 * not processed; in every other case the patient decides. A receiver above its limits may ask for a
 * proof of work: the same request is sent again with it, once.
 */
export const submitTo =
  (submitUrl: string, { signal, idempotencyHeader = false, fetch, solve }: SubmitOptions): Submit =>
  async (request) => {
    const send = (body: BookingRequest & { altcha?: string }) =>
      sendWithRetries<Reply>(submitUrl, {
        init: {
          method: "POST",
          body: stringifySafely(body),
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
        },
        signal,
        fetch,
        timeout: ATTEMPT_TIMEOUT_MS,
        totalTimeout: false,
        retry: {
          statusCodes: NOT_PROCESSED,
          afterError: () => false,
          isFinal: (reply) => reply?.challenge !== undefined,
          firstDelay: 1000,
          maxRetryAfter: MAX_RETRY_AFTER_MS,
        },
        // The body of a 2xx is read afterward: a request is accepted without it.
        async read(response) {
          const text = response.ok ? "" : await boundedText(() => response);
          return { response, text, challenge: challengeIn(response.status, text) };
        },
      });
    try {
      let reply = await send(request);
      const { challenge } = reply;
      if (challenge !== undefined && solve) {
        const altcha = await withTimeLimit(
          SOLVE_TIMEOUT_MS,
          (limited) => solve(challenge, limited),
          signal,
        ).catch(() => null);
        if (altcha === null) return { kind: "busy" };
        reply = await send({ ...request, altcha });
      }
      const { response, text } = reply;
      return response.ok ? await okOutcome(response, request) : errorOutcome(response.status, text);
    } catch {
      return { kind: "unknown" };
    }
  };
