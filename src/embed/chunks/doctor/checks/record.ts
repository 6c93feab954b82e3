import { brandOf } from "../../../../branding/brand.ts";
import { postalAddress } from "../../../../branding/postal-address.ts";
import type { LoadFailure } from "../../../../client/failures.ts";
import { pageFetch } from "../../../../client/fetch.ts";
import { ATTEMPT_TIMEOUT_MS } from "../../../../client/first-attempt.ts";
import {
  type LoadFallback,
  loadLocation,
  publicDetailUrl,
} from "../../../../client/load-location.ts";
import { repairLocationRecord } from "../../../../contract/location-record/repair-location-record.ts";
import { loadFinding } from "../../../../diagnostics/failure-findings.ts";
import { type CheckFinding, finding } from "../../../../diagnostics/finding.ts";
import { recordFindings } from "../../../../diagnostics/record-findings.ts";
import { fetchOpaque } from "./fetch-opaque.ts";
import { tryUnderPolicy } from "./policy.ts";
import { describeBody, findRenamed } from "./response/record-body.ts";
import { findAnsweringWorker } from "./response/service-worker.ts";
import { checkPlace } from "./surroundings/place.ts";

// No retries: the doctor reports the first failure, with advice.
const fallback: LoadFallback = {
  retryLoad: async (_url, first) => first,
  loadRepair: async () => repairLocationRecord,
};

interface CheckedRecord {
  findings: CheckFinding[];
  /** The logos' URLs. */
  logos: string[];
  isLoaded: boolean;
  timeZone: string;
  /** The name and the address, "" if there is no record. */
  practice: string;
}

/** Loads the record as the form does, and reports what is wrong with it. */
export async function checkRecord(
  baseUrl: string,
  locationId: string,
  submitUrl: string | null,
): Promise<CheckedRecord> {
  const url = publicDetailUrl(baseUrl, locationId);
  const loaded = await load(baseUrl, locationId);
  if (loaded.ok) {
    const brand = brandOf(loaded.record);
    const { record, problems } = loaded;
    const inRecord = recordFindings(record, problems, brand);
    return {
      findings: [
        ...((await diagnoseKeys(url, inRecord)) ?? inRecord),
        ...(record.is_virtual ? [] : checkPlace(record)),
      ],
      logos: [brand.header.logo, brand.footer.logo].flatMap((logo) => (logo ? [logo.url] : [])),
      isLoaded: true,
      timeZone: record.time_zone,
      practice: [record.name.trim(), postalAddress(record)].filter(Boolean).join(", "),
    };
  }
  const failed =
    loaded.failure === "timeout"
      ? finding("WS202", url, `no response within ${ATTEMPT_TIMEOUT_MS / 1_000} seconds`)
      : loadFinding(loaded.failure, url, loaded.status);
  const found = (await DIAGNOSES[loaded.failure]?.(url, baseUrl)) ?? [failed];
  const isBlocked = found.some(({ code }) => /^WS(501|20[12]|572|573|580)$/.test(code));
  const wrongUrl = isBlocked
    ? null
    : ((await diagnosePath(baseUrl, locationId)) ??
      (await diagnoseExchange(locationId, submitUrl)));
  return { findings: wrongUrl ?? found, logos: [], isLoaded: false, timeZone: "", practice: "" };
}

/** Look closer at a failure; null if that finds nothing. */
const DIAGNOSES: Partial<
  Record<LoadFailure, (url: string, baseUrl: string) => Promise<CheckFinding[] | null>>
> = {
  unreachable: diagnoseUnreachable,
  "not-found": diagnoseNotFound,
  "not-json": diagnoseBody,
  "unexpected-answer": diagnoseBody,
};

const load = (baseUrl: string, locationId: string) =>
  loadLocation(
    baseUrl,
    locationId,
    { signal: new AbortController().signal, fetch: pageFetch },
    async () => fallback,
  );

/** WS513 with a shorter base URL under which the record is found; null if there is none. */
async function diagnosePath(baseUrl: string, locationId: string): Promise<CheckFinding[] | null> {
  const { origin, pathname } = new URL(baseUrl);
  if (pathname === "/") return null;
  const beforeApi = `${origin}${/^(.*?)\/api(\/|$)/.exec(pathname)?.[1] ?? ""}`;
  for (const candidate of new Set([beforeApi, origin])) {
    const { ok } = await load(candidate, locationId);
    if (ok) return [finding("WS513", "base-url", candidate)];
  }
  return null;
}

/** WS565 if the record is where `base-url` would have it with the value of `submit-url`; null if it is not. */
async function diagnoseExchange(
  locationId: string,
  submitUrl: string | null,
): Promise<CheckFinding[] | null> {
  if (!submitUrl) return null;
  const { ok } = await load(submitUrl, locationId);
  return ok ? [finding("WS565", "base-url", submitUrl)] : null;
}

/** One finding instead of one for each key that a gateway has renamed. */
async function diagnoseKeys(
  url: string,
  found: readonly CheckFinding[],
): Promise<CheckFinding[] | null> {
  const undocumented = found.filter(({ code }) => code === "WS301").map(({ subject }) => subject);
  if (undocumented.length === 0) return null;
  const text = (await (await request(url))?.text().catch(() => "")) ?? "";
  const renamed = findRenamed(text, undocumented);
  return renamed ? [finding("WS207", url, renamed)] : null;
}

/** Browsers do not tell a page why a request failed, but a request without CORS narrows it down. */
async function diagnoseUnreachable(url: string): Promise<CheckFinding[] | null> {
  const { origin } = new URL(url);
  // A redirect that allows this page, to a URL that does not, or that is http.
  const first = await request(url, { redirect: "manual" });
  if (first?.type === "opaqueredirect") return [finding("WS574", origin)];
  const opaque = await tryUnderPolicy(url, () => fetchOpaque(url));
  if ("value" in opaque) {
    return [finding("WS502", origin, `Access-Control-Allow-Origin: ${location.origin}`)];
  }
  return opaque.blocked.length > 0 ? opaque.blocked : null;
}

/**
 * We assume that the API's own 404 is JSON, which is not documented. Any other 404 then comes from
 * a server that does not have the API.
 */
async function diagnoseNotFound(url: string, baseUrl: string): Promise<CheckFinding[] | null> {
  const response = await request(url);
  if (!response) return null;
  const { status } = response;
  const isJson = await response.json().then(
    () => true,
    () => false,
  );
  return isJson
    ? [finding("WS203", url, `status ${status}, in JSON, so base-url is probably right`)]
    : [finding("WS514", baseUrl, `status ${status}`)];
}

/** Looks at a response that is no record. */
async function diagnoseBody(url: string): Promise<CheckFinding[] | null> {
  const response = await request(url);
  const text = await response?.text().catch(() => null);
  if (!response || typeof text !== "string") return null;
  const worker = findAnsweringWorker(url, response);
  if (worker) return [worker];
  const final = response.redirected && new URL(response.url);
  return [
    describeBody(url, text, final && final.href !== url ? final.origin + final.pathname : ""),
  ];
}

const request = (url: string, options: RequestInit = {}) =>
  fetch(url, {
    credentials: "omit",
    referrerPolicy: "no-referrer",
    signal: AbortSignal.timeout(ATTEMPT_TIMEOUT_MS),
    ...options,
  }).catch(() => null);
