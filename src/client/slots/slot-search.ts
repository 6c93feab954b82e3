import type { SlotQuery } from "../../contract/slot.ts";
import { withoutRepetitions } from "./select-slots.ts";
import { SourceError } from "./slots-outcome.ts";
import { isObject, type JsonObject, listIn, type ReadJson, valuesIn } from "./source-reader.ts";

const PAGE_SIZE = 200;
const MAX_PAGES = 20;

/**
 * The URL of a search for free slots, with the parameters of FHIR R4: `Slot?start=ge…&start=lt…`.
 * Parameters that the URL already has are kept.
 *
 * @param includes what to return with the slots: `Slot:schedule`
 */
export function slotSearchUrl(url: string, query: SlotQuery, includes = ""): URL {
  const search = new URL(url);
  const { appointmentType, provider } = query;
  const parameters: [string, string | null][] = [
    ["start", `ge${query.from}`],
    ["start", `lt${query.to}`],
    ["status", "free"],
    ["service-type", escaped(appointmentType)],
    ["schedule.actor", escaped(provider)],
    ["_include", includes],
    ["_count", String(PAGE_SIZE)],
  ];
  for (const [name, value] of parameters) if (value) search.searchParams.append(name, value);
  return search;
}

/** A value in which a comma, for example, does not separate alternatives (FHIR R4, search). */
const escaped = (value: string | null) => value?.replace(/[\\,$|]/g, "\\$&") ?? null;

/** What was read of a source, also if its end was not reached. */
export interface FoundSlots {
  slots: JsonObject[];
  schedules: Map<string, JsonObject>;
}

/**
 * Adds the slots of a Bundle and of its further pages, and their schedules. Returns why it stopped before
 * the end, if it did.
 */
export async function readBundle(
  url: URL,
  readJson: ReadJson,
  { slots, schedules }: FoundSlots,
): Promise<string> {
  let address = url;
  let problem = "";
  let total = 0;
  for (let page = 1; ; page += 1) {
    const bundle = await readJson(address);
    if (!isBundle(bundle)) throw new SourceError("not-slots");
    for (const entry of valuesIn(bundle, "entry")) {
      const { resource, fullUrl, search } = isObject(entry) ? entry : {};
      const { resourceType, ...found } = isObject(resource) ? resource : {};
      // FHIR requires a status; a page's own times may have none.
      if (resourceType === "Slot") slots.push({ ...found, status: found.status ?? "" });
      else if (resourceType === "Schedule") {
        schedules.set(`Schedule/${found.id}`, found).set(String(fullUrl), found);
      } else if (resourceType === "OperationOutcome") problem ||= errorIn(found);
      else if (!isIncluded(resourceType, search)) slots.push({ resourceType: "" });
    }
    total = Math.max(total, Number(bundle.total) || 0);
    const next = listIn(bundle, "link").find(({ relation, rel = relation }) =>
      /^next$/i.test(String(rel)),
    );
    // Some servers cut a search off without a next page.
    if (!next) return total > withoutRepetitions(slots).length ? `${total} slots in all` : problem;
    if (page === MAX_PAGES) return `more than ${MAX_PAGES} pages`;
    const nextUrl = urlIn(next.url, address);
    if (!nextUrl) return "the URL of the next page cannot be read";
    // Behind a proxy, a server may write its own scheme and host. No other origin is asked.
    address = new URL(nextUrl.pathname + nextUrl.search, url.origin);
  }
}

/** Whether it is a Bundle, which may have no entries, but no other list instead. */
const isBundle = ({ link: _, ...bundle }: JsonObject): boolean =>
  bundle.resourceType === "Bundle" &&
  (valuesIn(bundle, "entry").length > 0 ||
    !Object.values(bundle).some((value) => Array.isArray(value) && value.length > 0));

/** Whether a resource is what a search returns with its matches. Some servers do not say which are. */
const isIncluded = (resourceType: unknown, search: unknown): boolean =>
  isObject(search) && search.mode !== undefined
    ? search.mode === "include"
    : /^(Practitioner(Role)?|Location|HealthcareService|Device)$/.test(String(resourceType));

/** The codes of issues for which a search does not return all, even with a warning (FHIR R4, IssueType). */
const INCOMPLETE =
  /^(too-costly|transient|lock-error|no-store|exception|timeout|incomplete|throttled)$/i;

/** What an OperationOutcome says failed, although the search has a result; empty if it only warns. */
function errorIn(outcome: JsonObject): string {
  const issue = listIn(outcome, "issue").find(
    ({ severity, code }) => /^(fatal|error)$/i.test(`${severity}`) || INCOMPLETE.test(`${code}`),
  );
  return issue ? `the source reports an error: ${issue.diagnostics ?? issue.code}` : "";
}

/** An http URL, absolute or relative to `base`; null if it is none. */
function urlIn(value: unknown, base: URL): URL | null {
  try {
    const url = typeof value === "string" ? new URL(value, base) : null;
    return url && /^https?:$/.test(url.protocol) ? url : null;
  } catch {
    return null;
  }
}
