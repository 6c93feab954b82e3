import { envelopeData } from "../contract/location-record/envelope-data.ts";
import { locationId as hyphenated } from "../contract/location-record/location-id.ts";
import type { LocationRecord } from "../contract/location-record/location-record.ts";
import { readLocationRecord } from "../contract/location-record/read-location-record.ts";
import type {
  MendLocationRecord,
  RecordProblem,
} from "../contract/location-record/repair-location-record.ts";
import type { Answer, LoadFailure } from "./failures.ts";
import { type Fetch, firstAttempt } from "./first-attempt.ts";

export type Loaded =
  | { ok: true; record: LocationRecord; problems: RecordProblem[] }
  | { ok: false; failure: LoadFailure; status?: number };

/** What is only needed when something is wrong, and so is loaded only then; null if it cannot be. */
export interface Rescue {
  /** Asks again, with patience. */
  askAgain(url: string, first: Answer, options: LoadOptions): Promise<Answer>;
  mend: MendLocationRecord;
}

export interface LoadOptions {
  signal: AbortSignal;
  fetch?: Fetch;
}

/**
 * The endpoint's address, whether or not the base URL ends in a slash, and with the id in the one
 * spelling that every routing of the service knows (contract: Endpoints).
 */
export const publicDetailUrl = (baseUrl: string, locationId: string) =>
  `${baseUrl.replace(/\/+$/, "")}/api/v1/location/${hyphenated(locationId) ?? locationId}/public-detail/`;

/**
 * Loads one location's public detail. The first attempt is one plain GET, so that a page does not
 * wait for what repeats it: network errors, time-outs, 408, 429, 5xx and pages in place of data
 * are asked for again, with growing pauses.
 */
export async function loadLocation(
  baseUrl: string,
  locationId: string,
  options: LoadOptions,
  loadRescue: () => Promise<Rescue | null>,
): Promise<Loaded> {
  const url = publicDetailUrl(baseUrl, locationId);
  let answer = await firstAttempt(url, options);
  if ("failure" in answer && answer.mayPass && !options.signal.aborted) {
    answer = (await (await loadRescue())?.askAgain(url, answer, options)) ?? answer;
  }
  return "failure" in answer
    ? { ok: false, failure: answer.failure, ...(answer.status && { status: answer.status }) }
    : read(answer.text, locationId, async () => (await loadRescue())?.mend ?? null);
}

const FAILURES = {
  unreadable: "unexpected-answer",
  // A part of ours could not be had, as when the connection broke.
  unmended: "unreachable",
  "wrong-location": "wrong-location",
} as const;

async function read(
  text: string,
  locationId: string,
  loadMend: () => Promise<MendLocationRecord | null>,
): Promise<Loaded> {
  let body: unknown;
  try {
    body = JSON.parse(text);
  } catch {
    return { ok: false, failure: text.trim() === "" ? "unexpected-answer" : "not-json" };
  }
  const data = envelopeData(body);
  const reading = data && (await readLocationRecord(data, locationId, loadMend));
  if (reading?.ok) return reading;
  return { ok: false, failure: reading ? FAILURES[reading.reason] : "unexpected-answer" };
}
