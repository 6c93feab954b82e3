import { type Fetch, sendOnce } from "../fetch.ts";
import { readText } from "../read-body.ts";
import { isRecord } from "./fhir.ts";
import { SourceError } from "./slots-outcome.ts";

/** For all pages or files of a source, and for the page's handler. */
export const TIMEOUT_MS = 10_000;
const MAX_BYTES = 5_000_000;

/** Reads JSON and NDJSON from one origin, at most 5 MB in all. */
export interface SourceReader {
  json(url: URL): Promise<Record<string, unknown>>;
  /** The objects of the lines that are JSON, and how many lines are not. */
  lines(url: URL): Promise<{ objects: Record<string, unknown>[]; invalid: number }>;
}

export function createReader(fetch: Fetch, signal: AbortSignal): SourceReader {
  const limit = { bytes: MAX_BYTES };

  const textAt = (url: URL) =>
    sendOnce(url, {
      init: {
        // Safelisted values, so that there is no preflight.
        headers: { accept: "application/fhir+json, application/json, application/fhir+ndjson" },
        credentials: "omit",
        referrerPolicy: "no-referrer",
        // A time that was just taken must not come back from a cache.
        cache: "no-cache",
      },
      signal,
      fetch,
      timeout: TIMEOUT_MS,
      async read(response) {
        // Not `redirect: "error"`: FHIR servers redirect within their origin, for example to the path
        // of a version. A response of the page's service worker has no URL.
        const { origin } = new URL(response.url || url);
        if (origin !== url.origin) throw new SourceError("refused", `redirected to ${origin}`);
        const { ok, status } = response;
        if (ok) return readText(response, limit);
        throw new SourceError(status >= 400 && status < 500 ? "refused" : "unavailable", status);
      },
    });

  return {
    async json(url) {
      const value = parse(await textAt(url));
      if (!value) throw new SourceError("not-slots");
      return value;
    },
    async lines(url) {
      const lines = (await textAt(url)).split("\n").filter((line) => line.trim() !== "");
      const objects = lines.map(parse).filter((object) => object !== null);
      if (lines.length > 0 && objects.length === 0) throw new SourceError("not-slots");
      return { objects, invalid: lines.length - objects.length };
    },
  };
}

/** The object in a text; null if it is not JSON, or another value. */
function parse(text: string): Record<string, unknown> | null {
  try {
    const value: unknown = JSON.parse(text);
    return isRecord(value) ? value : null;
  } catch {
    return null;
  }
}
