import type { Visit } from "./attribution.ts";
import type { LoadPart } from "./parts.ts";
import type { Settings } from "./settings.ts";
import type { Seen } from "./source.ts";

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
