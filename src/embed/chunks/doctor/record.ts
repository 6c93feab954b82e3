import { brandOf } from "../../../branding/brand.ts";
import { pageFetch } from "../../../client/fetch.ts";
import { loadLocation, publicDetailUrl } from "../../../client/load-location.ts";
import type { LocationRecord } from "../../../contract/location-record/location-record.ts";
import type {
  RecordProblem,
  RepairLocationRecord,
} from "../../../contract/location-record/repair-location-record.ts";
import { loadFinding } from "../../../diagnostics/failure-findings.ts";
import { type Finding, finding } from "../../../diagnostics/finding.ts";
import { recordFindings } from "../../../diagnostics/record-findings.ts";
import { describeResponse, explainUnreachable } from "./network.ts";

/** A location's record as the form has it. */
export interface LoadedRecord {
  record: LocationRecord;
  problems: readonly RecordProblem[];
}

/** What is wrong with a record, without a request. */
export function loadedFindings(
  { record, problems }: LoadedRecord,
  offersTimes: boolean,
): Finding[] {
  const found = recordFindings(record, problems, brandOf(record));
  return offersTimes && !isTimeZone(record.time_zone)
    ? [...found, finding("WS312", "time_zone", record.time_zone)]
    : found;
}

function isTimeZone(timeZone: string): boolean {
  try {
    return timeZone !== "" && Boolean(new Intl.DateTimeFormat("en", { timeZone }));
  } catch {
    // Unknown to this browser.
    return false;
  }
}

/**
 * Loads the record as the form does, once, and says what is wrong with it.
 *
 * @returns the record, null if there is none
 */
export async function checkRecord(
  baseUrl: string,
  locationId: string,
  offersTimes: boolean,
  loadRepair: () => Promise<RepairLocationRecord>,
): Promise<{ record: LocationRecord | null; findings: Finding[] }> {
  const load = (base: string) =>
    loadLocation(
      base,
      locationId,
      { signal: new AbortController().signal, fetch: pageFetch },
      async () => ({ retryLoad: async (_url, first) => first, loadRepair }),
    );
  const loaded = await load(baseUrl);
  if (loaded.ok) return { record: loaded.record, findings: loadedFindings(loaded, offersTimes) };
  const url = publicDetailUrl(baseUrl, locationId);
  const { origin, pathname } = new URL(baseUrl);
  const explain = async (): Promise<Finding[]> => {
    // The check of the script's files reports it.
    if (loaded.failure === "chunk-missing") return [];
    const failed = loadFinding(loaded.failure, url, loaded.status);
    if (loaded.failure === "unreachable") return explainUnreachable(url, failed);
    const mayHavePath = pathname !== "/" && loaded.failure !== "timeout";
    if (mayHavePath && (await load(origin)).ok) {
      return [finding("WS203", url, `write base-url="${origin}"`)];
    }
    return [{ ...failed, detail: (await describeResponse(url)) || failed.detail }];
  };
  return { record: null, findings: await explain() };
}
