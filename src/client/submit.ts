import { isNetworkError } from "ky";
import type { BookingRequest } from "../contract/booking-request/booking-request.ts";
import type { Fetch } from "./fetch.ts";
import { send } from "./http.ts";
import { NOT_PROCESSED, responseOutcome, type SubmitOutcome } from "./submit-outcome.ts";

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
  /** The outcome if the browser sent nothing, or got no response that the page may read. */
  withoutResponse?(): Promise<SubmitOutcome>;
}

/** Retries only after a status that means it was not processed; otherwise the patient decides. Never throws. */
export async function submitTo(
  submitUrl: string,
  request: BookingRequest,
  { signal, idempotencyHeader = false, fetch, withoutResponse }: SubmitOptions,
): Promise<SubmitOutcome> {
  try {
    const response = await send(
      submitUrl,
      {
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
        signal,
      },
      { ...RETRIES, fetch },
    );
    return await responseOutcome(response, request);
  } catch (error) {
    // After a time limit the receiver may have the request.
    const outcome = isNetworkError(error) && (await withoutResponse?.());
    return outcome || { kind: "unknown" };
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
