import type { RecordedResponse } from "./recorded-response.ts";

/** The origin of cross-origin requests, unless one is given. No service lists it. */
export const DEFAULT_ORIGIN = "https://web-scheduler-check.example";

/** A record that arrives later keeps the patient waiting. */
export const MAX_ANSWER_MS = 1000;

/** The validators of a client that has an older record. */
const OLD_TAG = '"web-scheduler-check-old"';
const OLD_DATE = "Thu, 01 Jan 1998 00:00:00 GMT";

/** A valid UUID that no location has. */
const UNKNOWN_ID = "00000000-0000-4000-8000-000000000000";

/** One request of the check, without credentials. */
export interface CheckRequest {
  method: "GET" | "HEAD" | "OPTIONS" | "POST";
  url: string;
  headers: Record<string, string>;
  body?: string | Uint8Array<ArrayBuffer>;
}

/** The responses of a server for one location, by the name of the request. */
export interface Responses {
  /** The requested location, in lower case. */
  id: string;
  /** The origin that the service must allow, if one was given. */
  origin: string | undefined;
  /** The plain record. */
  get: RecordedResponse;
  /** The same twice more, if the first response was slow. */
  again: readonly RecordedResponse[];
  /** The record, requested as the widget does in a browser: from another origin, compressed. */
  widget: RecordedResponse;
  head: RecordedResponse;
  /** The number of bytes after the headers of a response to HEAD; null without a response. */
  headBody: number | null;
  options: RecordedResponse;
  preflight: RecordedResponse;
  /** `?format=api`, requested as a browser does. */
  browsable: RecordedResponse;
  withoutSlash: RecordedResponse;
  compressed: RecordedResponse;
  /** A conditional request with the validator of `get`; null if that has none. */
  revalidated: RecordedResponse | null;
  /** The same with a validator that the record never had. */
  outdated: RecordedResponse | null;
  unknownId: RecordedResponse;
  malformedId: RecordedResponse;
}

type Target = { base: string; id: string; origin: string | undefined };
type RequestName = Exclude<keyof Responses, "id" | "origin" | "get" | "again" | "headBody">;

const JSON_ONLY = { Accept: "application/json" };
// Without compression, so that sizes are those of the record.
const PLAIN = { ...JSON_ONLY, "Accept-Encoding": "identity" };
const COMPRESSED = { ...JSON_ONLY, "Accept-Encoding": "gzip, deflate, br" };
const BROWSER_ACCEPT = "text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8";

const originOf = ({ origin = DEFAULT_ORIGIN }: Target) => ({ Origin: origin });
const recordUrl = ({ base, id }: Pick<Target, "base" | "id">) =>
  `${base}/api/v1/location/${id}/public-detail/`;

const get = (url: string, headers: Record<string, string>): CheckRequest => ({
  method: "GET",
  url,
  headers,
});

/** A conditional request with the kind of validator that the first response has. */
function conditional(target: Target, first: Headers, tag: string | null, date: string | null) {
  if (first.get("ETag") && tag) return get(recordUrl(target), { ...PLAIN, "If-None-Match": tag });
  if (!(first.get("Last-Modified") && date)) return null;
  return get(recordUrl(target), { ...PLAIN, "If-Modified-Since": date });
}

/** Sent alone, so that its time is measured without other requests. */
export const firstRequest = (target: Target) => get(recordUrl(target), PLAIN);

/** Sent afterward, in parallel; null if the first response has nothing to revalidate. */
export const REQUESTS: Record<
  RequestName,
  (target: Target, first: RecordedResponse) => CheckRequest | null
> = {
  widget: (target) => get(recordUrl(target), { ...COMPRESSED, ...originOf(target) }),
  head: (target) => ({ method: "HEAD", url: recordUrl(target), headers: PLAIN }),
  options: (target) => ({ method: "OPTIONS", url: recordUrl(target), headers: JSON_ONLY }),
  preflight: (target) => ({
    method: "OPTIONS",
    url: recordUrl(target),
    headers: { ...originOf(target), "Access-Control-Request-Method": "GET" },
  }),
  browsable: (target) => get(`${recordUrl(target)}?format=api`, { Accept: BROWSER_ACCEPT }),
  withoutSlash: (target) => get(`${recordUrl(target).slice(0, -1)}?format=json`, PLAIN),
  compressed: (target) => get(recordUrl(target), COMPRESSED),
  revalidated: (target, { headers }) =>
    conditional(target, headers, headers.get("ETag"), headers.get("Last-Modified")),
  unknownId: (target) =>
    get(recordUrl({ ...target, id: UNKNOWN_ID }), { ...JSON_ONLY, ...originOf(target) }),
  malformedId: (target) =>
    get(recordUrl({ ...target, id: "no-uuid" }), { ...JSON_ONLY, ...originOf(target) }),
  outdated: (target, { headers }) => conditional(target, headers, OLD_TAG, OLD_DATE),
};
