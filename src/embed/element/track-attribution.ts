import type { Settings } from "../api/attributes.ts";
import type { Visit } from "../chunks/attribution/campaign.ts";
import type { Seen } from "../chunks/deferred/source.ts";
import type { LoadPart } from "./load-chunk.ts";

/**
 * Watches what a request will say about where its patient came from: the addresses of the page
 * stay in memory, the visit in session storage where the page asked for it.
 */
export function see(
  landing: string,
  attribution: Settings["attribution"],
  loadPart: LoadPart,
): () => Seen {
  const mounted = location.href;
  let visit: Visit | null = null;
  if (attribution === "visit") {
    loadPart("visit").then(
      ({ rememberVisit }) => {
        visit = rememberVisit([landing, mounted]);
      },
      () => {},
    );
  }
  return () => ({ attribution, addresses: [landing, mounted, location.href], visit });
}
