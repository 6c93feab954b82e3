import type { Example } from "../../contract/examples/index.ts";
import { type FhirSlot, HORIZON_MS, type Schedule, schedulesOf, slotsOf } from "./free-times.ts";

const DEFAULT_COUNT = 50;
const MAX_COUNT = 500;

type Match = (value: string, found: { slot: FhirSlot; schedule: Schedule }) => boolean;

/** The search parameters of FHIR R4 Slot that this server supports, except `start`. */
const PARAMETERS: Record<string, Match> = {
  status: (value, { slot }) => slot.status === value,
  schedule: (value, { schedule }) => idIn(value) === schedule.id,
  "schedule.actor": (value, { schedule }) => hasActor(schedule, value),
  "service-type": (value, { slot, schedule }) =>
    (slot.serviceType ?? schedule.serviceType ?? []).some(({ coding }) =>
      coding.some(({ code, display }) => [code, display].includes(value)),
    ),
};

const PREFIXES: Record<string, (start: number, value: number) => boolean> = {
  ge: (start, value) => start >= value,
  gt: (start, value) => start > value,
  lt: (start, value) => start < value,
  le: (start, value) => start <= value,
};

/** One page of a search for slots, as a FHIR R4 searchset; null if a date is not valid. */
export function searchSlots(
  examples: readonly Example[],
  url: URL,
  { now, booked }: { now: number; booked: ReadonlySet<string> },
) {
  const { searchParams: query } = url;
  const starts = query.getAll("start").map(parseStart);
  if (starts.some((start) => start === null)) return null;
  const from = Math.max(0, ...starts.map((start) => (start?.isFrom ? start.value : 0))) || now;
  // Four weeks from now, or from an earlier time that a test pretends it is.
  const end = Math.min(from, now) + HORIZON_MS;
  const filters = Object.entries(PARAMETERS).flatMap(([name, match]) =>
    query.getAll(name).map((values) => ({ values: alternatives(values), match })),
  );
  const actors = query.getAll("schedule.actor").map(alternatives);
  const matches = examples
    .filter(({ record }) =>
      schedulesOf(record).some((schedule) =>
        actors.every((values) => values.some((value) => hasActor(schedule, value))),
      ),
    )
    .flatMap((example) => slotsOf(example, [from, end], booked))
    .filter(
      (found) =>
        starts.every((start) => start?.matches(Date.parse(found.slot.start))) &&
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

function parseStart(text: string) {
  const prefix = /^[a-z]{2}/.exec(text)?.[0] ?? "";
  const matches = PREFIXES[prefix];
  const value = Date.parse(text.slice(2));
  if (!matches || Number.isNaN(value)) return null;
  return {
    value,
    isFrom: prefix.startsWith("g"),
    matches: (start: number) => matches(start, value),
  };
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
