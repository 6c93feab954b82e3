import type { Fetch } from "../read-body.ts";
import { isRecord } from "./fhir.ts";
import { SourceError } from "./slots-outcome.ts";

const MAX_BYTES = 5_000_000;

/** Reads JSON and NDJSON from one origin, at most 5 MB in all. */
export interface SourceReader {
  json(url: URL): Promise<Record<string, unknown>>;
  /** The objects of the lines that are JSON, and how many lines are not. */
  lines(url: URL): Promise<{ objects: Record<string, unknown>[]; invalid: number }>;
}

export function createReader(signal: AbortSignal, fetch: Fetch): SourceReader {
  let remaining = MAX_BYTES;

  async function text(url: URL): Promise<string> {
    const response = await fetch(url, {
      // Safelisted values, so that there is no preflight.
      headers: { accept: "application/fhir+json, application/json, application/fhir+ndjson" },
      credentials: "omit",
      referrerPolicy: "no-referrer",
      // A time that was just taken must not come back from a cache.
      cache: "no-cache",
      signal,
    });
    const { ok, status, body } = response;
    if (!ok) {
      body?.cancel().catch(() => undefined);
      throw new SourceError(status >= 400 && status < 500 ? "refused" : "unavailable", status);
    }
    const reader = body?.getReader();
    if (!reader) return response.text();
    const decoder = new TextDecoder();
    for (let result = ""; ; ) {
      const { done, value } = await reader.read();
      if (done) return result + decoder.decode();
      remaining -= value.byteLength;
      if (remaining < 0) {
        reader.cancel().catch(() => undefined);
        throw new SourceError("too-large", "more than 5 MB");
      }
      result += decoder.decode(value, { stream: true });
    }
  }

  return {
    async json(url) {
      const value = parse(await text(url));
      if (!value) throw new SourceError("not-slots");
      return value;
    },
    async lines(url) {
      const lines = (await text(url)).split("\n").filter((line) => line.trim() !== "");
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
