import type { Example } from "../../contract/examples/index.ts";
import { type FhirSlot, HORIZON_MS, type Schedule, slotsOf } from "./free-times.ts";

const DEFAULT_COUNT = 50;
const MAX_COUNT = 500;

type Match = (value: string, found: { slot: FhirSlot; schedule: Schedule }) => boolean;

/** The search parameters of FHIR R4 Slot that this server supports, except `start`. */
const PARAMETERS: Record<string, Match> = {
  status: (value, { slot }) => slot.status === value,
  "schedule.actor": (value, { schedule }) => hasActor(schedule, value),
  "service-type": (value, { slot, schedule }) =>
    (slot.serviceType ?? schedule.serviceType ?? []).some(({ coding }) =>
      coding.some(({ code, display }) => [code, display].includes(value)),
    ),
};

/** One page of a search for slots, as a FHIR R4 searchset; null if a date is not valid. */
export function searchSlots(
  examples: readonly Example[],
  url: URL,
  { now, booked }: { now: number; booked: ReadonlySet<string> },
) {
  const { searchParams: query } = url;
  const range = readRange(query.getAll("start"), now);
  if (!range) return null;
  const filters = Object.entries(PARAMETERS).flatMap(([name, match]) =>
    query.getAll(name).map((values) => ({ values: alternatives(values), match })),
  );
  const matches = examples
    .flatMap((example) => slotsOf(example, range, booked))
    .filter((found) =>
      filters.every(({ values, match }) => values.some((value) => match(value, found))),
    )
    .map(({ slot }) => slot)
    .sort((a, b) => (a.start < b.start ? -1 : 1));
  return page(matches, url);
}

function page(all: readonly FhirSlot[], url: URL) {
  const count = boundedInteger(url.searchParams.get("_count"), DEFAULT_COUNT, MAX_COUNT);
  const offset = boundedInteger(url.searchParams.get("_offset"), 0, all.length);
  const next = new URL(url);
  next.searchParams.set("_offset", String(offset + count));
  return {
    resourceType: "Bundle",
    type: "searchset",
    total: all.length,
    link: [
      { relation: "self", url: url.href },
      ...(offset + count < all.length ? [{ relation: "next", url: next.href }] : []),
    ],
    entry: all.slice(offset, offset + count).map((resource) => ({
      fullUrl: new URL(`Slot/${resource.id}`, url).href,
      resource,
      search: { mode: "match" },
    })),
  };
}

const boundedInteger = (text: string | null, usual: number, max: number) =>
  text && /^\d{1,9}$/.test(text) ? Math.min(Number(text), max) : usual;

/** The range of `start=ge…` and `start=lt…`, of four weeks at most; null if one is not valid. */
function readRange(starts: readonly string[], now: number): [from: number, to: number] | null {
  if (starts.some((text) => !/^(ge|lt)/.test(text) || Number.isNaN(Date.parse(text.slice(2))))) {
    return null;
  }
  const timesWith = (prefix: string) =>
    starts.filter((text) => text.startsWith(prefix)).map((text) => Date.parse(text.slice(2)));
  const from = Math.max(...timesWith("ge"), 0) || now;
  // Four weeks from now, or from an earlier time that a test pretends it is.
  return [from, Math.min(Math.min(from, now) + HORIZON_MS, ...timesWith("lt"))];
}

/** The values of a parameter: a comma separates alternatives, unless it is escaped (FHIR R4). */
const alternatives = (text: string) =>
  text.split(/(?<!\\),/).map((value) => value.replace(/\\(.)/g, "$1"));

const idIn = (reference: string) => reference.split("/").at(-1);

const hasActor = ({ actor }: Schedule, value: string) =>
  actor.some(
    ({ reference, display }) =>
      display === value || (reference !== undefined && idIn(reference) === idIn(value)),
  );
