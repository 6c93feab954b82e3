import { clamp } from "es-toolkit";
import type { Example } from "../../contract/examples/example.ts";
import type { LocationRecord } from "../../contract/location-record/location-record.ts";
import { appointmentTypeChoices, providerChoices } from "../../form/choices.ts";
import { knownZone } from "../../receiver/details/request-details.ts";

/** What a FHIR R4 Schedule says, as far as this server needs it. */
type Schedule = ReturnType<typeof schedulesOf>[number];

/** One schedule for each provider that the form offers; otherwise one for the location. */
function schedulesOf(record: LocationRecord) {
  const { id, name, web_scheduler_config: config } = record;
  const place = { reference: `Location/${id}`, display: name };
  const actors = providerChoices(config).map(({ value, label }) => [
    { reference: `Practitioner/${value}`, display: label },
    place,
  ]);
  const serviceType = appointmentTypeChoices(config).map(({ value, label }) => ({
    coding: [{ code: value, display: label }],
  }));
  return (actors.length > 0 ? actors : [[place]]).map((actors, index) => ({
    id: `${id}-${index}`,
    actors,
    ...(serviceType.length > 0 && { serviceType }),
  }));
}

const MINUTE_MS = 60_000;
const SLOT_MS = 30 * MINUTE_MS;
/** How far ahead a practice plans. */
const HORIZON_MS = 28 * 24 * 60 * MINUTE_MS;

/** Whether a practice is open at its own time, such as `Mon, 09`. */
function isOpen(wallTime: string): boolean {
  const [weekday = "", hours] = wallTime.split(/\W+/);
  const hour = Number(hours);
  const closes = weekday === "Thu" ? 19 : 17;
  return !weekday.startsWith("S") && hour >= 9 && hour < closes && hour !== 12;
}

/** Depends only on location, time and `booked` ids: every third slot is busy, each type has two thirds of them. */
function slotsOf(
  { record }: Example,
  [from, to]: readonly [from: number, to: number],
  booked: ReadonlySet<string>,
) {
  const timeZone = knownZone(record.time_zone);
  const wallTime = new Intl.DateTimeFormat("en-GB", {
    timeZone,
    weekday: "short",
    hour: "2-digit",
  });
  const starts: number[] = [];
  for (let at = Math.ceil(from / SLOT_MS) * SLOT_MS; at < to; at += SLOT_MS) {
    if (isOpen(wallTime.format(at))) starts.push(at);
  }
  return schedulesOf(record).flatMap((schedule, index) =>
    starts.map((at) => {
      const number = at / SLOT_MS + index;
      const id = `${schedule.id}-${new Date(at).toISOString().slice(0, 16).replace(/[-:]/g, "")}`;
      const isBusy = number % 3 === 0;
      const serviceType = schedule.serviceType?.filter((_, type) => (number + type) % 3 !== 1);
      const slot = {
        resourceType: "Slot",
        id,
        ...(serviceType && { serviceType }),
        schedule: { reference: `Schedule/${schedule.id}` },
        status: isBusy || booked.has(id) ? "busy" : "free",
        start: new Date(at).toISOString(),
        end: new Date(at + SLOT_MS).toISOString(),
      };
      return { schedule, slot };
    }),
  );
}

const DEFAULT_COUNT = 50;
const MAX_COUNT = 500;

type Found = ReturnType<typeof slotsOf>[number];
/** A FHIR R4 Slot, as far as this server has one. */
export type FhirSlot = Found["slot"];
type Match = (value: string, found: Found) => boolean;

/** The search parameters of FHIR R4 Slot that this server supports, except `start`. */
const PARAMETERS: Record<string, Match> = {
  status: (value, { slot }) => slot.status === value,
  "schedule.actor": (value, { schedule }) => hasActor(schedule, value),
  "service-type": (value, { slot: { serviceType = [] } }) =>
    serviceType.some(({ coding }) =>
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
  const count = clamp(Number(url.searchParams.get("_count")) || DEFAULT_COUNT, 1, MAX_COUNT);
  const offset = Math.max(Number(url.searchParams.get("_offset")) || 0, 0);
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

const hasActor = ({ actors }: Schedule, value: string) =>
  actors.some(({ reference, display }) => display === value || idIn(reference) === idIn(value));
