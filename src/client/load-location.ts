import { normalizeLocationId } from "../contract/location-record/location-id.ts";
import type { LocationRecord } from "../contract/location-record/location-record.ts";
import {
  envelopeData,
  type RecordProblem,
  readLocationRecord,
} from "../contract/location-record/read-location-record.ts";
import { BodyTooLargeError, type Fetch, ownOptions, parseJson, readText } from "./fetch.ts";
import { within, withTimeLimit } from "./time-limit.ts";

/** Why loading failed. `unreachable`: offline, DNS, CORS or CSP, which no page can tell apart. */
export type LoadFailure =
  | "unreachable"
  | "timeout"
  | "not-found"
  | "refused"
  | "unavailable"
  | "not-json"
  | "unexpected-answer"
  | "wrong-location";

export type LoadAttempt = { text: string; date: number } | FailedAttempt;

export interface FailedAttempt {
  failure: LoadFailure;
  status?: number;
  /** What there was instead of a record: a response with an error's status, or what was thrown. */
  response?: Response;
  error?: unknown;
  text?: string;
}

const RETRYABLE: readonly string[] = ["unreachable", "timeout", "unavailable", "not-json"];

/** Whether the same request may succeed later. */
export const isRetryable = (failure: string) => RETRYABLE.includes(failure);

export type LoadResult =
  /** `date`: the server's, in milliseconds since 1970; not a number if the page may not read it. */
  | { ok: true; record: LocationRecord; problems: RecordProblem[]; date?: number }
  | { ok: false; failure: LoadFailure; status?: number; phone?: string | undefined };

/** Code that is needed, and loaded, only if the first attempt fails. */
export interface LoadFallback {
  retryLoad(url: string, first: FailedAttempt, options: LoadOptions): Promise<LoadAttempt>;
  phoneIn(body: string, locationId: string): string | undefined;
}

export interface LoadOptions {
  signal: AbortSignal;
  fetch: Fetch;
}

/** The base URL may end in a slash. The id is in the one spelling that every route of the service accepts. */
export const publicDetailUrl = (baseUrl: string, locationId: string) =>
  `${baseUrl.replace(/([^/])\/+$/, "$1")}/api/v1/location/${normalizeLocationId(locationId) ?? locationId}/public-detail/`;

/** The time limit of one attempt, including the body. */
export const ATTEMPT_TIMEOUT_MS = 10_000;

/**
 * A plain GET, which can use a response that the page has preloaded. None of these options causes a preflight.
 * `same-origin`, because with `omit` Chromium 156 ignores a preloaded response and fetches the record twice.
 */
export const recordRequest = (signal: AbortSignal) =>
  ownOptions({
    headers: { accept: "application/json" },
    credentials: "same-origin" as const,
    referrerPolicy: "no-referrer" as const,
    signal,
  });

/** One request, for which the first script needs no library. Never throws. */
export const firstAttempt = (url: string, { signal, fetch }: LoadOptions): Promise<LoadAttempt> => {
  const attempt = async (limited: AbortSignal) =>
    readAttempt(await fetch(url, recordRequest(limited)));
  return withTimeLimit(ATTEMPT_TIMEOUT_MS, attempt, signal).catch(toFailure);
};

class NotJsonError extends Error {}

/** @throws NotJsonError, or BodyTooLargeError */
export async function readAttempt(response: Response): Promise<LoadAttempt> {
  if (!response.ok) {
    response.body?.cancel().catch(() => undefined);
    return { ...statusFailure(response.status), response };
  }
  const text = await readText(response);
  // A web page from a captive portal, a proxy, or a wrong URL.
  if (/^\s*</.test(text)) throw new NotJsonError();
  // Readable in the same origin, or if the server exposes it.
  return { text, date: Date.parse(response.headers.get("date") ?? "") };
}

export function statusFailure(status: number): FailedAttempt {
  if (status === 404 || status === 410) return { failure: "not-found", status };
  const isTemporary = status === 408 || status === 429 || status >= 500;
  return { failure: isTemporary ? "unavailable" : "refused", status };
}

export function toFailure(error: unknown): FailedAttempt {
  if (error instanceof BodyTooLargeError)
    return { failure: "unexpected-answer", text: error.message };
  if (error instanceof NotJsonError) return { failure: "not-json", error };
  // As in ky, and in browsers.
  const isTimeout = error instanceof Error && error.name === "TimeoutError";
  return { failure: isTimeout ? "timeout" : "unreachable", error };
}

/**
 * Loads a location's public detail; the first attempt needs no retry library. Network errors, timeouts, 408, 429, 5xx
 * and web pages instead of JSON are retried, unless `loadFallback` is missing or resolves to null (not loaded).
 */
export async function loadLocation(
  baseUrl: string,
  locationId: string,
  options: LoadOptions,
  load?: () => Promise<LoadFallback | null>,
): Promise<LoadResult> {
  const url = publicDetailUrl(baseUrl, locationId);
  const loadFallback = async () => load && within(ATTEMPT_TIMEOUT_MS, load());
  let attempt = await firstAttempt(url, options);
  if ("failure" in attempt && isRetryable(attempt.failure) && !options.signal.aborted) {
    attempt = (await (await loadFallback())?.retryLoad(url, attempt, options)) ?? attempt;
  }
  const result =
    "failure" in attempt ? failed(attempt.failure, attempt.status) : parse(attempt, locationId);
  // A record that cannot be used may still say how to call.
  return result.ok || !attempt.text
    ? result
    : { ...result, phone: (await loadFallback())?.phoneIn(attempt.text, locationId) };
}

const failed = (failure: LoadFailure, status?: number): LoadResult => ({
  ok: false,
  failure,
  ...(status && { status }),
});

function parse({ text, date }: { text: string; date: number }, locationId: string): LoadResult {
  const body = parseJson(text);
  if (body === null && !/^\s*(null\s*)?$/.test(text)) return failed("not-json");
  const reading = readLocationRecord(envelopeData(body), locationId);
  if (reading.ok) return { ...reading, date };
  return failed(reading.reason === "wrong-location" ? reading.reason : "unexpected-answer");
}
