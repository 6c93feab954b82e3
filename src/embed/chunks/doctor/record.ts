import { brandOf } from "../../../branding/brand.ts";
import { loadLocation, publicDetailUrl, type Rescue } from "../../../client/load-location.ts";
import { mendLocationRecord } from "../../../contract/location-record/repair-location-record.ts";
import type { Finding } from "../../diagnostics/diagnostics.ts";
import { loadFinding } from "../../diagnostics/report.ts";
import { recordDiagnostics } from "../deferred/record-diagnostics.ts";
import type { Symptom } from "./issues.ts";
import { symptom } from "./issues.ts";
import { tryUnderPolicy } from "./policy.ts";

// Once is enough for a diagnosis: what passes by itself is said to.
const rescue: Rescue = {
  askAgain: async (_url, first) => first,
  mend: mendLocationRecord,
};

/** Asks for the record as the form does, and says what stands in the way or is wrong with it. */
export async function examineRecord(
  baseUrl: string,
  locationId: string,
): Promise<{ symptoms: Symptom[]; logos: string[] }> {
  const url = publicDetailUrl(baseUrl, locationId);
  const signal = new AbortController().signal;
  const loaded = await loadLocation(baseUrl, locationId, { signal }, async () => rescue);
  if (loaded.ok) {
    const { brand, problems } = brandOf(loaded.record);
    return {
      symptoms: recordDiagnostics(loaded.record, loaded.problems, problems),
      logos: [brand.header.logo, brand.footer.logo].flatMap((logo) => (logo ? [logo.url] : [])),
    };
  }
  const failed = loadFinding(loaded.failure, url, loaded.status);
  const symptoms = loaded.failure === "unreachable" ? await whyUnreachable(url, failed) : [failed];
  return { symptoms, logos: [] };
}

/** A browser keeps from the page why a request failed; trying in other ways tells most of it. */
async function whyUnreachable(url: string, otherwise: Finding): Promise<Symptom[]> {
  const { origin } = new URL(url);
  const open = await tryUnderPolicy(url, () => fetch(url, { mode: "no-cors", cache: "no-store" }));
  if ("value" in open) {
    return [symptom("WS502", origin, `Access-Control-Allow-Origin: ${location.origin}`)];
  }
  return open.blocked.length > 0 ? open.blocked : [otherwise];
}
