import { envelopeData } from "../contract/location-record/envelope-data.ts";
import { normalizeLocationId } from "../contract/location-record/location-id.ts";
import type { LocationRecord } from "../contract/location-record/location-record.ts";
import {
  type RecordProblem,
  readLocationRecord,
} from "../contract/location-record/read-location-record.ts";
import { type FailedAttempt, isRetryable, type LoadAttempt, type LoadFailure } from "./failures.ts";
import type { Fetch } from "./fetch.ts";
import { firstAttempt } from "./first-attempt.ts";

export type LoadResult =
  | { ok: true; record: LocationRecord; problems: RecordProblem[] }
  | { ok: false; failure: LoadFailure; isRetryable: boolean; status?: number };

/** Code that is needed, and loaded, only if the first attempt fails. */
export interface LoadFallback {
  retryLoad(url: string, first: FailedAttempt, options: LoadOptions): Promise<LoadAttempt>;
}

export interface LoadOptions {
  signal: AbortSignal;
  fetch: Fetch;
}

/**
 * The endpoint's URL. The base URL may end in a slash. The id is normalized to the one spelling
 * that every route of the service accepts.
 */
export const publicDetailUrl = (baseUrl: string, locationId: string) =>
  `${baseUrl.replace(/([^/])\/+$/, "$1")}/api/v1/location/${normalizeLocationId(locationId) ?? locationId}/public-detail/`;

/**
 * Loads one location's public detail. The first attempt is a plain GET, so that the page does not
 * wait for a retry library. Network errors, timeouts, 408, 429, 5xx and web pages instead of JSON are
 * retried.
 *
 * @param loadFallback resolves to null if the fallback cannot be loaded
 */
export async function loadLocation(
  baseUrl: string,
  locationId: string,
  options: LoadOptions,
  loadFallback: () => Promise<LoadFallback | null>,
): Promise<LoadResult> {
  const url = publicDetailUrl(baseUrl, locationId);
  let attempt = await firstAttempt(url, options);
  if ("failure" in attempt && isRetryable(attempt.failure) && !options.signal.aborted) {
    attempt = (await (await loadFallback())?.retryLoad(url, attempt, options)) ?? attempt;
  }
  return "failure" in attempt
    ? failed(attempt.failure, attempt.status)
    : parse(attempt.text, locationId);
}

const failed = (failure: LoadFailure, status?: number): LoadResult => ({
  ok: false,
  failure,
  isRetryable: isRetryable(failure),
  ...(status && { status }),
});

function parse(text: string, locationId: string): LoadResult {
  let body: unknown;
  try {
    body = JSON.parse(text);
  } catch {
    return failed(text.trim() === "" ? "unexpected-answer" : "not-json");
  }
  const data = envelopeData(body);
  const reading = data && readLocationRecord(data, locationId);
  if (reading?.ok) return reading;
  return failed(reading?.reason === "wrong-location" ? reading.reason : "unexpected-answer");
}
