import {
  OPTION_NAMES,
  type OptionName,
  type Slot,
  type SlotQuery,
  type SlotSearch,
} from "../../contract/slot.ts";
import { type Fetch, ownOptions, pageFetch, parseJson, readText } from "../fetch.ts";
import { withTimeLimit } from "../time-limit.ts";
import {
  isObject,
  type JsonObject,
  listIn,
  selectSlots,
  valuesIn,
  withoutRepetitions,
} from "./select-slots.ts";
import { type FailedSlots, failed, type SlotsOutcome, SourceError } from "./slots-outcome.ts";

/** For all pages of a source, and for the page's handler. */
const TIMEOUT_MS = 10_000;
const MAX_BYTES = 5_000_000;
const PAGE_SIZE = 200;
const MAX_PAGES = 20;
/** Of the form's options, so that a server accepts the length of the URL. */
const MAX_ASKED = 30;

export type SlotsHandler = (query: SlotQuery) => Promise<readonly Slot[]> | readonly Slot[];

export interface SlotsOptions {
  signal: AbortSignal;
  /** Milliseconds since 1970. */
  now?: () => number;
}

type SourceOptions = SlotsOptions & { fetch: Fetch };

type SourceQuery = Omit<SlotQuery, OptionName> & {
  [Name in OptionName]: string | readonly string[] | null;
};

/** Where the available times of a practice come from. */
export interface SlotsSource {
  /** As a request names it: `onSlots`, or the URL. */
  name: string;
  /** Never rejects. */
  load(search: SlotSearch, options: SlotsOptions): Promise<SlotsOutcome>;
}

/** The page's handler, else its `slots-url`. The handler is read at each load: frameworks set another at every render. */
export function slotsSource(
  page: { onSlots: SlotsHandler | null },
  url: string | null,
): SlotsSource | null {
  const name = page.onSlots ? "onSlots" : url;
  if (!name) return null;
  return {
    name,
    load: (search, options) =>
      page.onSlots
        ? loadHandlerSlots(page.onSlots, search, options)
        : loadSlots(url ?? "", search, { ...options, fetch: pageFetch }),
  };
}

/**
 * Loads available times from `slots-url`, a FHIR R4 search for Slot; never rejects. The source may know the types and
 * providers by other names: if it has no slot at all for the options of a question, all slots are loaded and compared here.
 */
export async function loadSlots(
  url: string,
  search: SlotSearch,
  options: SourceOptions,
): Promise<SlotsOutcome> {
  const chosen = await readSource(url, search, options);
  if (chosen.kind === "failed") return chosen;
  const outcome = selectSlots(chosen.slots, search, { ...chosen, schedules: null });
  const asked = OPTION_NAMES.filter((name) => search[name] !== null);
  if (chosen.slots.length > 0) return outcome;
  const everything = { ...search, appointmentType: null, provider: null };
  const tried = asked.map((name) => {
    const offered = search[`${name}s`].slice(0, MAX_ASKED).map(({ value }) => String(value));
    const any = [...new Set([search[name] ?? "", ...offered])];
    return readSource(url, { ...everything, [name]: any }, options);
  });
  const answers = await Promise.all(tried);
  const known = asked.filter((_, index) => answers[index] && hasSlots(answers[index]));
  if (known.length === asked.length) return outcome;
  const failure = answers.find(({ kind }) => kind === "failed");
  const all = failure ?? (await readSource(url, everything, options, "Slot:schedule"));
  // Nobody knows whether it has none.
  if (all.kind === "failed") return { ...outcome, cutOff: all.detail || all.failure };
  const { leftOut, ...compared } = selectSlots(all.slots, search, { ...all, known });
  return {
    ...compared,
    // They are no mistake of the source here.
    leftOut: leftOut.filter(({ rule }) => !rule.startsWith("other-")),
    cutOff: compared.cutOff || (compared.slots.length > 0 ? "" : outcome.cutOff),
  };
}

/** What a source has, read until its end or until `cutOff`. */
type SourceAnswer = (FoundSlots & { kind: "found"; cutOff: string; now: number }) | FailedSlots;

const hasSlots = (answer: SourceAnswer) => answer.kind === "found" && answer.slots.length > 0;

/** Reads a search, up to 20 pages, 5 MB, 10 seconds or a page that fails. `includes`: see {@link slotSearchUrl}. */
async function readSource(
  url: string,
  query: SourceQuery,
  { fetch, signal, now = Date.now }: SourceOptions,
  includes = "",
): Promise<SourceAnswer> {
  const found: FoundSlots = { slots: [], schedules: new Map() };
  const read = async (limited: AbortSignal) =>
    readBundle(slotSearchUrl(url, query, includes), createReader(fetch, limited), found);
  let cutOff: string;
  try {
    cutOff = await withTimeLimit(TIMEOUT_MS, read, signal);
  } catch (error) {
    const outcome = failed(error);
    if (found.slots.length === 0) return outcome;
    cutOff = `the rest failed: ${outcome.detail || outcome.failure}`;
  }
  // A copy, because a fetch that was aborted may still add to it.
  return { ...found, slots: [...found.slots], kind: "found", cutOff, now: now() };
}

/** Loads available times from the page's handler, with the same checks as a source. Never rejects. */
export async function loadHandlerSlots(
  handler: SlotsHandler,
  search: SlotSearch,
  { signal, now = Date.now }: SlotsOptions,
): Promise<SlotsOutcome> {
  const { from, to, appointmentType, provider, location } = search;
  try {
    const query = { from, to, appointmentType, provider, location };
    const found: unknown = await withTimeLimit(TIMEOUT_MS, async () => handler(query), signal);
    if (!Array.isArray(found)) throw new SourceError("not-slots");
    const slots = found.map((slot: unknown) => (isObject(slot) ? slot : {}));
    return selectSlots(slots, search, { schedules: null, cutOff: "", now: now() });
  } catch (error) {
    return failed(error, signal.aborted ? "unreachable" : "handler");
  }
}

/**
 * A search for free slots (FHIR R4): `Slot?start=ge…&start=lt…`. Keeps parameters that the URL already has. `includes`
 * is what to return with the slots: `Slot:schedule`.
 */
export function slotSearchUrl(url: string, query: SourceQuery, includes = ""): URL {
  const search = new URL(url);
  const { appointmentType, provider, location } = query;
  const parameters: [string, string | null][] = [
    ["start", `ge${query.from}`],
    ["start", `lt${query.to}`],
    ["status", "free"],
    ["service-type", escaped(appointmentType)],
    ["schedule.actor", escaped(provider)],
    ["schedule.actor", location && `Location/${location}`],
    ["_include", includes],
    ["_count", String(PAGE_SIZE)],
  ];
  for (const [name, value] of parameters) if (value) search.searchParams.append(name, value);
  return search;
}

/** Alternatives; a comma, for example, separates them only between two values (FHIR R4, search). */
const escaped = (values: string | readonly string[] | null) =>
  [values ?? []]
    .flat()
    .map((value) => value.replace(/[\\,$|]/g, "\\$&"))
    .join();

interface FoundSlots {
  slots: JsonObject[];
  schedules: Map<string, JsonObject>;
}

/** Adds the slots of a Bundle and its further pages, and their schedules. Returns why it stopped early. */
async function readBundle(
  url: URL,
  readJson: ReturnType<typeof createReader>,
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

/** Reads JSON objects from one origin, at most 5 MB in all. */
function createReader(fetch: Fetch, signal: AbortSignal) {
  const limit = { bytes: MAX_BYTES };
  return async (address: URL): Promise<JsonObject> => {
    // By POST (FHIR R4), so that no log of URLs has the query; no preflight.
    const isPost = address.pathname.endsWith("/_search");
    const url = new URL(address);
    if (isPost) url.search = "";
    const response = await fetch(
      url,
      ownOptions({
        ...(isPost && { method: "POST", body: address.searchParams }),
        // Safelisted values, so that there is no preflight.
        headers: { accept: "application/fhir+json, application/json" },
        credentials: "omit",
        referrerPolicy: "no-referrer",
        // A time that was just taken must not come back from a cache.
        cache: "no-cache",
        // A redirect would tell another origin the chosen type. Not "error", which looks like no network.
        redirect: "manual",
        signal,
      }),
    );
    const { ok, status } = response;
    // Browsers hide the status of a redirect: it is 0.
    if (status < 400 && !ok) throw new SourceError("refused", "it redirects");
    if (!ok) throw new SourceError(status < 500 ? "refused" : "unavailable", `status ${status}`);
    const value = parseJson(await readText(response, limit));
    if (!isObject(value)) throw new SourceError("not-slots");
    return value;
  };
}
