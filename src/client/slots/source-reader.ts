import { type Fetch, readText, sendOnce } from "../fetch.ts";
import { SourceError } from "./slots-outcome.ts";

/** For all pages of a source, and for the page's handler. */
export const TIMEOUT_MS = 10_000;
const MAX_BYTES = 5_000_000;

export type JsonObject = Record<string, unknown>;

export const isObject = (value: unknown): value is JsonObject =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** The values in a member that may be a list. */
export const valuesIn = (parent: JsonObject, key: string): unknown[] => [parent[key] ?? []].flat();

/** The objects in a member that should be an object or a list of objects. */
export const listIn = (parent: JsonObject, key: string): JsonObject[] =>
  valuesIn(parent, key).filter(isObject);

/** Reads JSON objects from one origin, at most 5 MB in all. */
export type ReadJson = (url: URL) => Promise<JsonObject>;

export function createReader(fetch: Fetch, signal: AbortSignal): ReadJson {
  const limit = { bytes: MAX_BYTES };
  return async (address) => {
    const { url, init } = requestTo(address);
    const text = await sendOnce(url, {
      init: {
        ...init,
        // Safelisted values, so that there is no preflight.
        headers: { accept: "application/fhir+json, application/json" },
        credentials: "omit",
        referrerPolicy: "no-referrer",
        // A time that was just taken must not come back from a cache.
        cache: "no-cache",
        // A redirect would tell another origin the chosen type. Not "error", which looks like no network.
        redirect: "manual",
      },
      signal,
      fetch,
      timeout: TIMEOUT_MS,
      async read(response) {
        const { ok, status } = response;
        if (ok) return readText(response, limit);
        // Browsers hide the status of a redirect: it is 0.
        if (status < 400) throw new SourceError("refused", "it redirects");
        throw new SourceError(status < 500 ? "refused" : "unavailable", `status ${status}`);
      },
    });
    return parse(text);
  };
}

/**
 * A search by POST for a path that ends in `/_search`, as FHIR R4 has it: what is searched for is in the
 * body, and so in no log of URLs. The type of a form needs no preflight.
 */
function requestTo(address: URL): { url: URL; init: RequestInit } {
  if (!address.pathname.endsWith("/_search")) return { url: address, init: {} };
  const url = new URL(address);
  url.search = "";
  return { url, init: { method: "POST", body: address.searchParams } };
}

function parse(text: string): JsonObject {
  try {
    const value: unknown = JSON.parse(text);
    if (isObject(value)) return value;
  } catch {
    // Not JSON.
  }
  throw new SourceError("not-slots");
}
