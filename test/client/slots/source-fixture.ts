import { loadSlots, type SlotsOptions } from "../../../src/client/slots/load-slots.ts";
import type { SlotsOutcome } from "../../../src/client/slots/slots-outcome.ts";
import type { SlotSearch } from "../../../src/contract/slot.ts";
import { slotsFindings } from "../../../src/diagnostics/failure-findings.ts";
import { fakeNetwork } from "../fake-network.ts";

export const ORIGIN = "https://ehr.example";
export const SEARCH = `${ORIGIN}/fhir/Slot`;
export const NOW = Date.parse("2026-11-22T08:00:00Z");

export const QUERY: SlotSearch = {
  from: "2026-11-22T08:00:00Z",
  to: "2026-12-20T08:00:00Z",
  appointmentType: null,
  provider: null,
  location: null,
  appointmentTypes: [],
  providers: [],
};

export const at = (time: string) => `2026-11-23T${time}:00Z`;

/** A FHIR Slot; `over` may remove a member with undefined. */
export const fhirSlot = (id: string, start = at("09:00"), over: object = {}) => ({
  resourceType: "Slot",
  id,
  schedule: { reference: "Schedule/10" },
  status: "free",
  start,
  end: new Date(Date.parse(start) + 20 * 60_000).toISOString(),
  ...over,
});

/** `count` free slots of 10 minutes, one after the other. */
export const manySlots = (count: number, first = at("00:00")) =>
  Array.from({ length: count }, (_, index) => {
    const start = Date.parse(first) + index * 600_000;
    const end = new Date(start + 600_000).toISOString();
    return fhirSlot(`many-${index}`, new Date(start).toISOString(), { end });
  });

export const bundle = (resources: readonly object[], next?: string) => ({
  resourceType: "Bundle",
  type: "searchset",
  link: [{ relation: "self", url: SEARCH }, ...(next ? [{ relation: "next", url: next }] : [])],
  entry: resources.map((resource) => ({ resource, search: { mode: "match" } })),
});

type Page = object | string | ((request: Request) => Response | Promise<Response>);

export const response = (body: object | string | null, status = 200) =>
  new Response(isBody(body) ? body : JSON.stringify(body), {
    status,
    headers: { "Access-Control-Allow-Origin": "*" },
  });

const isBody = (body: unknown) =>
  typeof body === "string" || body === null || body instanceof ReadableStream;

/** A network with these pages by path, and 404 for others. */
export const source = (pages: Record<string, Page>) =>
  fakeNetwork((request) => {
    const page = pages[decodeURIComponent(new URL(request.url).pathname)];
    if (page === undefined) return response("", 404);
    return typeof page === "function" ? page(request) : response(page);
  });

export const problemsOf = (outcome: SlotsOutcome) =>
  slotsFindings("", outcome).map(({ code, detail }) => `${code} ${detail}`);

export async function load(
  { fetch }: Pick<ReturnType<typeof fakeNetwork>, "fetch">,
  {
    url = SEARCH,
    query = QUERY,
    ...options
  }: { url?: string; query?: SlotSearch } & Partial<SlotsOptions> = {},
) {
  const outcome = await loadSlots(url, query, {
    signal: new AbortController().signal,
    now: () => NOW,
    fetch,
    ...options,
  });
  const ids = outcome.kind === "loaded" ? outcome.slots.map(({ id }) => id) : null;
  return { outcome, ids, problems: problemsOf(outcome) };
}

export const loadPage = (resources: readonly object[], query = QUERY) =>
  load(source({ "/fhir/Slot": bundle(resources) }), { query });
