/**
 * Why there is no record. `unreachable` covers being offline, DNS, CORS and CSP alike: a browser
 * does not tell a page which.
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

/** What came of asking the endpoint: the body's text, or why there is none. */
export type Answer = { text: string } | FailedAnswer;

export interface FailedAnswer {
  failure: LoadFailure;
  /** Whether asking again may help. */
  mayPass: boolean;
  status?: number;
  /** The `Retry-After` header as it came; a page can read it only where it is exposed. */
  retryAfter?: string | null;
}

/** Whether a status is worth another try: 408, 429 and 5xx. */
export const mayPass = (status: number) => status === 408 || status === 429 || status >= 500;

/** A status that is no success, as a failure. */
export const failedStatus = (status: number, retryAfter: string | null): FailedAnswer => ({
  failure:
    status === 404 || status === 410
      ? "not-found"
      : mayPass(status) || status < 400
        ? "unavailable"
        : "refused",
  mayPass: mayPass(status),
  status,
  retryAfter,
});

/** What was thrown in place of an answer, as a failure. */
export const failedBy = (error: unknown): FailedAnswer => {
  const name = error instanceof Error ? error.name : "";
  if (name === "TooLarge") return { failure: "unexpected-answer", mayPass: false };
  if (name === "PageInsteadOfData") return { failure: "not-json", mayPass: true };
  return { failure: name === "TimeoutError" ? "timeout" : "unreachable", mayPass: true };
};
