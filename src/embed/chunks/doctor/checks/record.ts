import { brandOf } from "../../../../branding/brand.ts";
import { postalAddress } from "../../../../branding/postal-address.ts";
import type { LoadFailure } from "../../../../client/failures.ts";
import { pageFetch } from "../../../../client/fetch.ts";
import { ATTEMPT_TIMEOUT_MS } from "../../../../client/first-attempt.ts";
import { loadLocation, publicDetailUrl } from "../../../../client/load-location.ts";
import { loadFinding } from "../../../../diagnostics/failure-findings.ts";
import { type CheckFinding, finding } from "../../../../diagnostics/finding.ts";
import { recordFindings } from "../../../../diagnostics/record-findings.ts";
import type { DoctorOptions } from "./doctor-options.ts";
import { fetchOpaque } from "./fetch-opaque.ts";
import { tryUnderPolicy } from "./policy.ts";
import { describeBody, findRenamed, readRefusal } from "./response/record-body.ts";
import { findAnsweringWorker } from "./response/service-worker.ts";
import { findWrongUrl, type LoadRecord } from "./response/wrong-url.ts";
import { checkPlace } from "./surroundings/place.ts";
import { checkPractice } from "./surroundings/practice.ts";

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
  loadChunk: DoctorOptions["loadChunk"],
): Promise<CheckedRecord> {
  const url = publicDetailUrl(baseUrl, locationId);
  const load = recordLoader(locationId, loadChunk);
  const loaded = await load(baseUrl);
  if (loaded.ok) {
    const brand = brandOf(loaded.record);
    const { record, problems } = loaded;
    const inRecord = recordFindings(record, problems, brand);
    const practice = [record.name.trim(), postalAddress(record)].filter(Boolean).join(", ");
    const inPlace = record.is_virtual ? [] : checkPlace(record);
    const ofOther = record.is_virtual ? [] : checkPractice(record, practice);
    return {
      findings: [
        ...((await diagnoseKeys(url, inRecord)) ?? inRecord),
        ...(ofOther.length > 0 ? ofOther : inPlace),
      ],
      logos: [brand.header.logo, brand.footer.logo].flatMap((logo) => (logo ? [logo.url] : [])),
      isLoaded: true,
      timeZone: record.time_zone,
      practice,
    };
  }
  const unloaded = { logos: [], isLoaded: false, timeZone: "", practice: "" };
  // Then only a file of the script is missing, which is reported with the others.
  const isUnrepaired =
    loaded.failure === "unreachable" &&
    (await loadChunk("repair").then(
      () => false,
      () => true,
    ));
  if (isUnrepaired) return { findings: [], ...unloaded };
  const failed =
    loaded.failure === "timeout"
      ? finding("WS202", url, `no response within ${ATTEMPT_TIMEOUT_MS / 1_000} seconds`)
      : loadFinding(loaded.failure, url, loaded.status);
  const found = (await DIAGNOSES[loaded.failure]?.(url, baseUrl, failed)) ?? [failed];
  const isBlocked = found.some(({ code }) => /^WS(501|20[12]|572|573|580)$/.test(code));
  const wrongUrl = isBlocked ? null : await findWrongUrl(baseUrl, submitUrl, load);
  return { findings: wrongUrl ?? found, ...unloaded };
}

/** Look closer at a failure; null if that finds nothing. */
const DIAGNOSES: Partial<
  Record<
    LoadFailure,
    (url: string, baseUrl: string, failed: CheckFinding) => Promise<CheckFinding[] | null>
  >
> = {
  unreachable: diagnoseUnreachable,
  "not-found": diagnoseNotFound,
  refused: diagnoseRefusal,
  unavailable: diagnoseRefusal,
  "not-json": diagnoseBody,
  "unexpected-answer": diagnoseBody,
};

/** Loads the record from a base URL. */
const recordLoader =
  (locationId: string, loadChunk: DoctorOptions["loadChunk"]): LoadRecord =>
  (baseUrl) =>
    loadLocation(
      baseUrl,
      locationId,
      { signal: new AbortController().signal, fetch: pageFetch },
      // No retries: the doctor reports the first failure, with advice.
      async () => ({
        retryLoad: async (_url, first) => first,
        loadRepair: async () => (await loadChunk("repair")).repairLocationRecord,
      }),
    );

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

/** Quotes why a server refuses or fails. A page instead of the API's JSON is that of a firewall or a host. */
async function diagnoseRefusal(
  url: string,
  _baseUrl: string,
  failed: CheckFinding,
): Promise<CheckFinding[] | null> {
  const response = await request(url);
  if (!response || response.ok) return null;
  const { isPage, reason } = readRefusal(await response.text().catch(() => ""));
  if (!reason) return null;
  const detail = `status ${response.status}; ${reason}`;
  return [
    isPage && failed.code === "WS204"
      ? finding("WS582", new URL(url).origin, detail)
      : { ...failed, detail },
  ];
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
