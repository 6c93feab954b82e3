import { pageFetch } from "../../client/fetch.ts";
import { loadLocation, publicDetailUrl } from "../../client/load-location.ts";
import { retryLoad } from "../../client/retry-load.ts";
import { normalizeLocationId } from "../../contract/location-record/location-id.ts";
import type { LocationRecord } from "../../contract/location-record/location-record.ts";
import { repairLocationRecord } from "../../contract/location-record/repair-location-record.ts";
import { explain } from "../../diagnostics/explain.ts";
import { loadFinding } from "../../diagnostics/failure-findings.ts";
import { atOrigin, exampleBySlug } from "../../examples/index.ts";
import type { DraftSource } from "../draft/link.ts";

/** A published record, or the reason why it could not be loaded, as a sentence. */
export type PublishedResult = { record: LocationRecord; note?: string } | { problem: string };

const TIMEOUT_MS = 15_000;

/**
 * Loads the published record of a draft.
 *
 * @param site the base URL of the examples' logos, without a trailing slash
 */
export async function loadPublished(source: DraftSource, site: string): Promise<PublishedResult> {
  if ("example" in source) {
    const example = exampleBySlug(source.example);
    return example
      ? { record: atOrigin(example.record, site) }
      : { problem: `There is no example “${source.example}” in this version.` };
  }
  return loadFromService(source.baseUrl.trim(), source.locationId.trim());
}

async function loadFromService(baseUrl: string, id: string): Promise<PublishedResult> {
  if (normalizeLocationId(id) === null) {
    return {
      problem: `“${truncate(id)}” is not a location ID. An ID has 32 digits and letters from a to f, for example 10a3d96e-cb6c-4813-935a-a30369dd4806.`,
    };
  }
  const problem = baseUrlProblem(baseUrl);
  if (problem) return { problem };
  const loaded = await loadLocation(
    baseUrl,
    id,
    { signal: AbortSignal.timeout(TIMEOUT_MS), fetch: pageFetch },
    async () => ({ retryLoad, loadRepair: async () => repairLocationRecord }),
  );
  if (!loaded.ok) {
    const url = publicDetailUrl(baseUrl, id);
    return { problem: explain(loadFinding(loaded.failure, url, loaded.status)) };
  }
  const { record, problems } = loaded;
  if (problems.length === 0) return { record };
  const invalid = problems.map(({ path, expected }) => `${path} (expected ${expected})`);
  return {
    record,
    note: `The record does not match the documentation. Defaults are used for ${invalid.join(", ")}.`,
  };
}

/** Why a base URL cannot be used; null if it can. */
function baseUrlProblem(text: string): string | null {
  const url = URL.canParse(text) ? new URL(text) : null;
  if (!url || !/^https?:$/.test(url.protocol)) {
    return `“${truncate(text)}” is not a base URL. It starts with https://, for example https://api.example.`;
  }
  // Does not repeat the URL, because the password would be visible on the screen.
  return url.username || url.password
    ? "A base URL must not contain a user name or a password."
    : null;
}

const truncate = (text: string) => (text.length > 100 ? `${text.slice(0, 100)}…` : text);
