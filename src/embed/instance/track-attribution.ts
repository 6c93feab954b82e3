import type { Settings } from "../api/attributes.ts";
import type { Visit } from "../chunks/attribution/campaign.ts";
import type { AttributionContext } from "../chunks/deferred/source.ts";
import { type LoadChunk, useChunk } from "../loading/load-chunk.ts";

/**
 * Tracks where a patient came from: the page's URLs in memory, and, if the page asked for it, the
 * visit in session storage.
 */
export function trackAttribution(
  landing: string,
  { attribution, clickIds }: Settings,
  loadChunk: LoadChunk,
): () => AttributionContext {
  const mounted = location.href;
  let visit: Visit | null = null;
  if (attribution === "visit") {
    useChunk(loadChunk, "visit", ({ rememberVisit }) => {
      visit = rememberVisit([landing, mounted], clickIds);
    });
  }
  return () => ({ attribution, clickIds, urls: [landing, mounted, location.href], visit });
}
