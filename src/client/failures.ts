import { BodyError } from "./read-body.ts";

/**
 * Why loading failed. `unreachable` covers being offline, DNS, CORS and CSP: browsers do not let a
 * page tell these apart.
 */
export type LoadFailure =
  | "unreachable"
  | "timeout"
  | "not-found"
  | "refused"
  | "unavailable"
  | "not-json"
  | "unexpected-answer"
  | "wrong-location";

/** The result of one request to the endpoint: the body's text, or why there is none. */
export type LoadAttempt = { text: string } | FailedAttempt;

export interface FailedAttempt {
  failure: LoadFailure;
  status?: number;
  /** The raw `Retry-After` header; a page can read it only if the server exposes it. */
  retryAfter?: string | null;
}

const RETRYABLE: ReadonlySet<LoadFailure> = new Set([
  "unreachable",
  "timeout",
  "unavailable",
  "not-json",
]);

/** Whether the same request may succeed later. The only place that decides this about loading. */
export const isRetryable = (failure: LoadFailure) => RETRYABLE.has(failure);

/** Whether a request with this status may succeed later: 408, 429 and 5xx. */
export const isRetryableStatus = (status: number) =>
  status === 408 || status === 429 || status >= 500;

/** The failure for a response that is not ok. */
export const statusFailure = (status: number, retryAfter: string | null): FailedAttempt => ({
  failure:
    status === 404 || status === 410
      ? "not-found"
      : isRetryableStatus(status)
        ? "unavailable"
        : "refused",
  status,
  retryAfter,
});

/** The failure for an error that was thrown while loading. */
export function toFailure(error: unknown): FailedAttempt {
  if (error instanceof BodyError) return { failure: error.failure };
  const name = error instanceof Error ? error.name : "";
  return { failure: name === "TimeoutError" ? "timeout" : "unreachable" };
}
