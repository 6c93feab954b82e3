import { loadLocation, publicDetailUrl } from "../../client/load-location.ts";
import { retryLoad } from "../../client/retry-load.ts";
import { normalizeLocationId } from "../../contract/location-record/location-id.ts";
import type { LocationRecord } from "../../contract/location-record/location-record.ts";
import { repairLocationRecord } from "../../contract/location-record/repair-location-record.ts";
import type { SharedDraft } from "../../draft/link.ts";
import { explain } from "../../embed/chunks/deferred/explain.ts";
import { loadFinding } from "../../embed/diagnostics/report.ts";
import { atOrigin, exampleBySlug } from "../../examples/index.ts";

/** A published record, or a sentence that says why there is none. */
export type Published = { record: LocationRecord; note?: string } | { problem: string };

const PATIENCE_MS = 15_000;

/**
 * The published record that a draft is about.
 *
 * @param site where the examples' pictures are, without a final slash
 */
export async function publishedOf(of: SharedDraft["of"], site: string): Promise<Published> {
  if ("example" in of) {
    const example = exampleBySlug(of.example);
    return example
      ? { record: atOrigin(example.record, site) }
      : { problem: `There is no example “${of.example}” in this version.` };
  }
  return load(of.baseUrl.trim(), of.locationId.trim());
}

async function load(baseUrl: string, id: string): Promise<Published> {
  if (normalizeLocationId(id) === null) {
    return {
      problem: `“${cut(id)}” is no location id: it has 32 digits and letters from a to f, as in 10a3d96e-cb6c-4813-935a-a30369dd4806.`,
    };
  }
  const wrong = wrongAddress(baseUrl);
  if (wrong) return { problem: wrong };
  const loaded = await loadLocation(
    baseUrl,
    id,
    { signal: AbortSignal.timeout(PATIENCE_MS) },
    async () => ({ retryLoad, loadRepair: async () => repairLocationRecord }),
  );
  if (!loaded.ok) {
    return {
      problem: explain(loadFinding(loaded.failure, publicDetailUrl(baseUrl, id), loaded.status)),
    };
  }
  const { record, problems } = loaded;
  if (problems.length === 0) return { record };
  const places = problems.map(({ path, expected }) => `${path} (expected ${expected})`);
  return {
    record,
    note: `The record is not as documented; these took their defaults: ${places.join(", ")}.`,
  };
}

/** Why a base URL cannot be used; null where it can. */
function wrongAddress(text: string): string | null {
  const url = URL.canParse(text) ? new URL(text) : null;
  if (!url || !/^https?:$/.test(url.protocol)) {
    return `“${cut(text)}” is no base URL: it begins with https://, as in https://api.example.`;
  }
  // Not said again: it may be read over somebody's shoulder.
  return url.username || url.password ? "A base URL has no user name and no password in it." : null;
}

const cut = (text: string) => (text.length > 100 ? `${text.slice(0, 100)}…` : text);
