import { pageFetch } from "../../client/fetch.ts";
import { loadLocation, publicDetailUrl } from "../../client/load-location.ts";
import { phoneIn } from "../../client/refused-record.ts";
import { retryLoad } from "../../client/retry-load.ts";
import { atOrigin } from "../../contract/examples/example.ts";
import { exampleBySlug } from "../../contract/examples/practices.ts";
import type { LocationRecord } from "../../contract/location-record/location-record.ts";
import { explain } from "../../diagnostics/explain.ts";
import { loadFinding, recordProblemFindings } from "../../diagnostics/failure-findings.ts";
import type { DraftSource } from "../draft/link.ts";
import { addressProblem } from "../settings/addresses.ts";
import { API, LOCATION_ID } from "../settings/settings.ts";

/** A published record, with a warning if it is unsafe; or why it could not be loaded. Both are sentences. */
type PublishedResult = { record: LocationRecord; warning?: string } | { problem: string };

const TIMEOUT_MS = 15_000;

/** Loads the record of a draft. @param site the base URL of the logos, without a trailing slash */
export async function loadPublished(source: DraftSource, site: string): Promise<PublishedResult> {
  if ("example" in source) {
    const example = exampleBySlug(source.example);
    return example
      ? { record: atOrigin(example.record, site) }
      : { problem: `There is no example “${source.example}” in this version.` };
  }
  const [baseUrl, id] = [source.baseUrl.trim(), source.locationId.trim()];
  const problem =
    addressProblem(LOCATION_ID, id) ?? (baseUrl === site ? null : addressProblem(API, baseUrl));
  if (problem) return { problem };
  const loaded = await loadLocation(
    baseUrl,
    id,
    { signal: AbortSignal.timeout(TIMEOUT_MS), fetch: pageFetch },
    async () => ({ retryLoad, phoneIn }),
  );
  if (!loaded.ok) {
    const url = publicDetailUrl(baseUrl, id);
    return { problem: explain(loadFinding(loaded.failure, url, loaded.status)) };
  }
  const unsafe = recordProblemFindings(loaded.problems).find(({ code }) => code === "WS302");
  return { record: loaded.record, ...(unsafe && { warning: explain(unsafe) }) };
}
