import { brandOf } from "../../../branding/brand.ts";
import { type LoadFallback, loadLocation, publicDetailUrl } from "../../../client/load-location.ts";
import { repairLocationRecord } from "../../../contract/location-record/repair-location-record.ts";
import type { Finding } from "../../diagnostics/diagnostics.ts";
import { loadFinding } from "../../diagnostics/report.ts";
import { recordDiagnostics } from "../deferred/record-diagnostics.ts";
import { type DoctorIssue, doctorIssue } from "./issues.ts";
import { tryUnderPolicy } from "./policy.ts";

// Without retries: the message says which failures are temporary.
const fallback: LoadFallback = {
  retryLoad: async (_url, first) => first,
  loadRepair: async () => repairLocationRecord,
};

/** Loads the record as the form does; returns what is wrong with it, and its logos' URLs. */
export async function checkRecord(
  baseUrl: string,
  locationId: string,
): Promise<{ issues: DoctorIssue[]; logos: string[] }> {
  const url = publicDetailUrl(baseUrl, locationId);
  const { signal } = new AbortController();
  const loaded = await loadLocation(baseUrl, locationId, { signal }, async () => fallback);
  if (loaded.ok) {
    const { brand, problems } = brandOf(loaded.record);
    return {
      issues: recordDiagnostics(loaded.record, loaded.problems, problems),
      logos: [brand.header.logo, brand.footer.logo].flatMap((logo) => (logo ? [logo.url] : [])),
    };
  }
  const failed = loadFinding(loaded.failure, url, loaded.status);
  const issues =
    loaded.failure === "unreachable" ? await diagnoseUnreachable(url, failed) : [failed];
  return { issues, logos: [] };
}

/** Browsers do not tell a page why a request failed, but a request without CORS narrows it down. */
async function diagnoseUnreachable(url: string, otherwise: Finding): Promise<DoctorIssue[]> {
  const { origin } = new URL(url);
  const opaque = await tryUnderPolicy(url, () =>
    fetch(url, { mode: "no-cors", cache: "no-store" }),
  );
  if ("value" in opaque) {
    return [doctorIssue("WS502", origin, `Access-Control-Allow-Origin: ${location.origin}`)];
  }
  return opaque.blocked.length > 0 ? opaque.blocked : [otherwise];
}
