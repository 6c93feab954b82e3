import type { SlotQuery } from "../../contract/slot.ts";
import type { Candidate } from "./select-slots.ts";
import { isObject, type JsonObject, type ReadJson } from "./source-reader.ts";

const PAGE_SIZE = 200;
const MAX_PAGES = 10;

/**
 * The URL of a search for free slots, with the parameters of FHIR R4: `Slot?start=ge…&start=lt…`.
 * Parameters that the URL already has are kept.
 */
export function slotSearchUrl(url: string, query: SlotQuery): URL {
  const search = new URL(url);
  const { appointmentType, provider } = query;
  const parameters: [string, string | null][] = [
    ["start", `ge${query.from}`],
    ["start", `lt${query.to}`],
    ["status", "free"],
    ["service-type", escaped(appointmentType)],
    ["schedule.actor", escaped(provider)],
    ["_count", String(PAGE_SIZE)],
  ];
  for (const [name, value] of parameters) if (value) search.searchParams.append(name, value);
  return search;
}

/** A value in which a comma, for example, does not separate alternatives (FHIR R4, search). */
const escaped = (value: string | null) => value?.replace(/[\\,$|]/g, "\\$&") ?? null;

/**
 * Adds the slots of a Bundle and of its further pages. Returns why it stopped before the end, if it
 * did.
 */
export async function readBundle(
  first: JsonObject,
  url: URL,
  readJson: ReadJson,
  found: Candidate[],
): Promise<string> {
  let bundle = first;
  let address = url;
  for (let page = 1; ; page += 1) {
    for (const { resource } of listIn(bundle, "entry")) {
      // A search may also return an OperationOutcome, or included schedules.
      if (isObject(resource) && resource.resourceType === "Slot") found.push(toCandidate(resource));
    }
    const next = listIn(bundle, "link").find(({ relation }) => relation === "next");
    // Some servers cut a search off without a next page.
    if (!next) {
      const total = Number(bundle.total);
      return total > found.length ? `${total} slots in all` : "";
    }
    if (page === MAX_PAGES) return `more than ${MAX_PAGES} pages`;
    const nextUrl = urlIn(next.url, address);
    if (nextUrl?.origin !== url.origin) return `the next page is not on ${url.origin}`;
    address = nextUrl;
    bundle = await readJson(address);
  }
}

/** The objects in a member that should be a list of objects. */
function listIn(parent: JsonObject, key: string): JsonObject[] {
  const value = parent[key];
  return Array.isArray(value) ? value.filter(isObject) : [];
}

/** A FHIR R4 Slot with the members of a `Slot`. */
const toCandidate = ({ id, start, end, status, schedule }: JsonObject): Candidate => ({
  id,
  start,
  end,
  status: status ?? "",
  // FHIR requires it; a page's own times may have none.
  schedule: (isObject(schedule) && schedule.reference) || undefined,
});

/** A URL, absolute or relative to `base`; null if it is none. */
function urlIn(value: unknown, base: URL): URL | null {
  try {
    return typeof value === "string" ? new URL(value, base) : null;
  } catch {
    return null;
  }
}
