import type { LoadResult } from "../../../../../client/load-location.ts";
import { type CheckFinding, finding } from "../../../../../diagnostics/finding.ts";

/** Loads the location's record from a base URL. */
export type LoadRecord = (baseUrl: string) => Promise<LoadResult>;

/** Shorter base URLs than one with a path: before the API's own path, and the origin. */
export function shorterBaseUrls(baseUrl: string): string[] {
  const { origin, pathname } = new URL(baseUrl);
  const beforeApi = `${origin}${/^(.*?)\/api(\/|$)/.exec(pathname)?.[1] ?? ""}`;
  return pathname === "/" ? [] : [...new Set([beforeApi, origin])];
}

/**
 * WS513 with a shorter base URL under which the record is found; WS565 if it is where `base-url` would have it
 * with the value of `submit-url`; null if it is nowhere.
 */
export async function findWrongUrl(
  baseUrl: string,
  submitUrl: string | null,
  load: LoadRecord,
): Promise<CheckFinding[] | null> {
  for (const candidate of shorterBaseUrls(baseUrl)) {
    if ((await load(candidate)).ok) return [finding("WS513", "base-url", candidate)];
  }
  // A receiver has a path, and its server's error would stay in the console.
  const isBase = submitUrl !== null && new URL(submitUrl).pathname === "/";
  return isBase && (await load(submitUrl)).ok ? [finding("WS565", "base-url", submitUrl)] : null;
}
