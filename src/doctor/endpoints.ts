import { pageFetch } from "../client/fetch.ts";
import {
  ATTEMPT_TIMEOUT_MS,
  type LoadResult,
  loadLocation,
  publicDetailUrl,
} from "../client/load-location.ts";
import { type SlotsHandler, slotsSource } from "../client/slots/load-slots.ts";
import { within } from "../client/time-limit.ts";
import type { LocationRecord } from "../contract/location-record/location-record.ts";
import type { SlotSearch } from "../contract/slot.ts";
import { loadFinding, slotsFindings } from "../diagnostics/failure-findings.ts";
import { type Finding, finding } from "../diagnostics/finding.ts";
import { recordFindings } from "../diagnostics/record-findings.ts";
import { isoInstant } from "../form/calendar-day.ts";
import { knownZone } from "../form/date/date-time-format.ts";
import { planForm } from "../form/plan.ts";
import { contain } from "../host/contain.ts";
import { whenBlocked } from "../host/page-events.ts";
import type { Settings } from "../settings/attributes.ts";

/** How long after it has blocked something a browser may report that. */
export const VIOLATION_TIMEOUT_MS = 150;

const request = (url: string, options: RequestInit = {}) =>
  fetch(url, {
    credentials: "omit",
    cache: "no-store",
    referrerPolicy: "no-referrer",
    signal: AbortSignal.timeout(ATTEMPT_TIMEOUT_MS),
    ...options,
  });

/** Also finds violations of the page's Content-Security-Policy, which browsers report shortly after the failure. */
async function underPolicy<Value>(
  url: string,
  load: () => Promise<Value>,
): Promise<{ value: Value | null; blocked: Finding[] }> {
  const ended = new AbortController();
  const policy = whenBlocked(url, ended);
  try {
    return { value: await load(), blocked: [] };
  } catch {
    const directive = await within(VIOLATION_TIMEOUT_MS, policy);
    const { origin } = new URL(url);
    return { value: null, blocked: directive ? [finding("WS501", origin, directive)] : [] };
  } finally {
    contain(() => ended.abort())();
  }
}

/**
 * The page's policy, or the server's missing permission (CORS): browsers do not tell which, but a request without CORS
 * narrows it down. `unreachable` is for no response at all.
 */
async function explainUnreachable(url: string, unreachable: Finding): Promise<Finding[]> {
  const { value, blocked } = await underPolicy(url, () => request(url, { mode: "no-cors" }));
  if (value) return [finding("WS502", url)];
  return blocked.length > 0 ? blocked : [unreachable];
}

const MAX_QUOTE_LENGTH = 100;

/** The status of a response, and how its text begins, without HTML tags. */
async function describeResponse(url: string): Promise<string> {
  const response = await request(url);
  const text = await response.text();
  const shown = text.replace(/(?:<[^<>]*>|\s)+/g, " ").trim();
  return `status ${response.status}; it begins “${shown.slice(0, MAX_QUOTE_LENGTH)}”`;
}

/** Why a file of the script could not be loaded; the script's error names its URL. */
export async function explainMissing(name: string, error: unknown): Promise<Finding> {
  const [url = ""] = /https?:\S{1,2000}\.js/.exec(String(error)) ?? [];
  const response = url && (await request(url).catch(() => null));
  const reason = response
    ? response.ok
      ? `it is sent as ${response.headers.get("Content-Type")}, or a policy or its integrity stops it`
      : `status ${response.status}`
    : "its server cannot be reached, or does not allow this page";
  return finding("WS111", url || name, reason);
}

/** Sends nothing: a HEAD with the headers of a booking request has the same preflight. */
export async function checkReceiver(url: string, hasIdempotencyKey: boolean): Promise<Finding[]> {
  const headers = {
    "Content-Type": "application/json",
    ...(hasIdempotencyKey && { "Idempotency-Key": "doctor" }),
  };
  const head = (options: RequestInit) =>
    request(url, { method: "HEAD", redirect: "manual", ...options });
  const { value, blocked } = await underPolicy(url, () => head({ headers }));
  if (blocked.length > 0) return blocked;
  // A simple request has no preflight, which a redirect would make fail.
  const simple = value ?? (await head({}).catch(() => null));
  if (simple?.type === "opaqueredirect") return [finding("WS517", url)];
  if (value) return receiverFindings(url, value);
  const options = { mode: "no-cors", redirect: "follow" } as const;
  if (!simple && !(await head(options).catch(() => null))) return [finding("WS512", url)];
  const allowed = [
    `Access-Control-Allow-Origin: ${location.origin}`,
    "Access-Control-Allow-Methods: POST",
    `Access-Control-Allow-Headers: ${Object.keys(headers).join(", ")}`,
  ];
  return [finding("WS515", url, allowed.join("; "))];
}

/** Only what a receiver that accepts nothing but POST would not respond to a HEAD. */
function receiverFindings(url: string, { status, ok, headers }: Response): Finding[] {
  const isPage = ok && /^text\/html/i.test(headers.get("Content-Type") ?? "");
  const isRefused = /^(401|403|404|407|410|5(?!01)\d\d)$/.test(String(status));
  return isPage || isRefused
    ? [finding("WS516", url, isPage ? "a web page" : `status ${status}`)]
    : [];
}

export type LoadedRecord = Pick<Extract<LoadResult, { ok: true }>, "record" | "problems">;

export function loadedFindings(
  { record, problems }: LoadedRecord,
  offersTimes: boolean,
): Finding[] {
  const found = recordFindings(record, problems);
  return offersTimes && !knownZone(record.time_zone)
    ? [...found, finding("WS312", "time_zone", record.time_zone)]
    : found;
}

/** Loads the record as the form does, once (null if there is none), and says what is wrong with it. */
export async function checkRecord(
  baseUrl: string,
  locationId: string,
  offersTimes: boolean,
): Promise<{ record: LocationRecord | null; findings: Finding[] }> {
  const options = { signal: new AbortController().signal, fetch: pageFetch };
  const load = (base: string) => loadLocation(base, locationId, options);
  const loaded = await load(baseUrl);
  if (loaded.ok) return { record: loaded.record, findings: loadedFindings(loaded, offersTimes) };
  const url = publicDetailUrl(baseUrl, locationId);
  const { origin, pathname } = new URL(baseUrl);
  const { failure, status } = loaded;
  const failed = loadFinding(failure, url, status);
  if (failure === "unreachable") {
    return { record: null, findings: await explainUnreachable(url, failed) };
  }
  const found =
    pathname !== "/" && failure !== "timeout" && (await load(origin)).ok
      ? finding("WS203", url, `write base-url="${origin}"`)
      : { ...failed, detail: await describeResponse(url).catch(() => failed.detail) };
  return { record: null, findings: [found] };
}

const RANGE_MS = 28 * 86_400_000;

/** Loads four weeks as the form does, once per type and provider. A problem names its choices unless all have it. */
export async function checkTimes(
  onSlots: SlotsHandler | null,
  { slotsUrl, locationId }: Settings,
  record: LocationRecord,
): Promise<Finding[]> {
  const source = slotsSource({ onSlots }, slotsUrl);
  if (!source) return [];
  const { appointmentTypes, providers } = planForm(record);
  const now = Date.now();
  const all: SlotSearch = {
    from: isoInstant(now),
    to: isoInstant(now + RANGE_MS),
    appointmentType: null,
    provider: null,
    location: locationId.length > 1 ? record.id : null,
    appointmentTypes,
    providers,
  };
  const choices = [
    ...(appointmentTypes.length > 0 ? [] : [{ label: "no choice", ...all }]),
    ...appointmentTypes.map(({ label, value }) => ({ ...all, label, appointmentType: value })),
    ...providers.map(({ label, value }) => ({ ...all, label, provider: String(value) })),
  ];
  const { signal } = new AbortController();
  const check = async ({ label, ...search }: (typeof choices)[number]) => {
    const outcome = await source.load(search, { signal });
    const findings = slotsFindings(source.name, outcome);
    return findings.map((finding) => ({ finding, label }));
  };
  const found = new Map<string, { finding: Finding; labels: string[] }>();
  for (const { finding, label } of (await Promise.all(choices.map(check))).flat()) {
    const key = `${finding.code} ${finding.detail}`;
    const { labels } = found.get(key) ?? { labels: [] };
    found.set(key, { finding, labels: [...labels, label] });
  }
  const unreachable = [...found.values()].find(({ finding }) => finding.code === "WS601")?.finding;
  if (unreachable && slotsUrl) return explainUnreachable(slotsUrl, unreachable);
  return [...found.values()].map(({ finding, labels }) => ({
    ...finding,
    subject: `${finding.subject}${labels.length < choices.length ? ` for ${labels.join(", ")}` : ""}`,
  }));
}
