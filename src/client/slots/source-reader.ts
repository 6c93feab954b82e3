import { type Fetch, sendOnce } from "../fetch.ts";
import { readText } from "../read-body.ts";
import { isObject, type JsonObject } from "./fhir.ts";
import { SourceError } from "./slots-outcome.ts";

/** For all pages or files of a source, and for the page's handler. */
export const TIMEOUT_MS = 10_000;
const MAX_BYTES = 5_000_000;
// 5 MB may be a million lines, and each that is not JSON throws an error, which takes 6 µs.
const MAX_LINES = 20_000;
const MAX_INVALID_LINES = 100;

interface Lines {
  /** Of the lines that were read. */
  objects: JsonObject[];
  /** How many of the lines that were read are not JSON. */
  invalid: number;
  /** How many lines were not read. */
  rest: number;
}

/** Reads JSON and NDJSON from one origin, at most 5 MB in all. */
export interface SourceReader {
  json(url: URL): Promise<JsonObject>;
  /** At most 20,000 lines, or those until the 100th that is not JSON, of all files. */
  lines(url: URL): Promise<Lines>;
}

export function createReader(fetch: Fetch, signal: AbortSignal): SourceReader {
  const limit = { bytes: MAX_BYTES, lines: MAX_LINES, invalidLines: MAX_INVALID_LINES };

  const textAt = (address: URL) => {
    const { url, init } = requestTo(address);
    return sendOnce(url, {
      init: {
        ...init,
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
  };

  return {
    async json(url) {
      const value = parse(await textAt(url));
      if (!value) throw new SourceError("not-slots");
      return value;
    },
    async lines(url) {
      const found: Lines = { objects: [], invalid: 0, rest: 0 };
      for (const line of linesOf(await textAt(url))) {
        if (limit.lines <= 0 || limit.invalidLines <= 0) {
          found.rest += 1;
          continue;
        }
        limit.lines -= 1;
        const object = parse(line);
        if (object) found.objects.push(object);
        else {
          found.invalid += 1;
          limit.invalidLines -= 1;
        }
      }
      if (found.invalid > 0 && found.objects.length === 0) throw new SourceError("not-slots");
      return found;
    },
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
  // A redirect could take the body to another origin.
  return { url, init: { method: "POST", body: address.searchParams, redirect: "error" } };
}

/** The lines with content, one at a time: an array of all takes several times the text's memory. */
function* linesOf(text: string): Generator<string> {
  for (let start = 0; start < text.length; ) {
    const next = text.indexOf("\n", start);
    const end = next < 0 ? text.length : next;
    const line = text.slice(start, end).trim();
    if (line !== "") yield line;
    start = end + 1;
  }
}

/** The object in a text; null if it is not JSON, or another value. */
function parse(text: string): JsonObject | null {
  try {
    const value: unknown = JSON.parse(text);
    return isObject(value) ? value : null;
  } catch {
    return null;
  }
}
