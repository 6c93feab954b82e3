import type { SlotQuery } from "../../contract/slot.ts";
import { listIn, referenceIn, targetOf } from "./fhir.ts";

type Json = Record<string, unknown>;

/**
 * The ids of the Locations in a manifest that are this practice's: the one that the manifest's URL
 * names in its fragment, else those whose `id` or `identifier` is the location id, else the only
 * one. Names and addresses are not compared, because a wrong match would offer another practice's
 * times.
 */
export function practiceLocationIds(
  locations: readonly Json[],
  locationId: string,
  fragment: string,
): ReadonlySet<unknown> {
  const wanted = (fragment ? targetOf(fragment).id : locationId).toLowerCase();
  const named = locations.filter((location) =>
    [location.id, ...listIn(location, "identifier").map(({ value }) => value)].some(
      (id) => typeof id === "string" && id.toLowerCase() === wanted,
    ),
  );
  const isOnly = locations.length === 1 && !fragment;
  return new Set((isOnly ? locations : named).map(({ id }) => id));
}

/** What a schedule's slots are for, read once, because a manifest has thousands of slots. */
export interface Schedule {
  serviceTypes: readonly string[];
  /** Who or what has the schedule, apart from locations. */
  people: readonly Actor[];
}

type Actor = ReturnType<typeof actorsOf>[number];

/** A Schedule of one of these Locations; null if it is for others. */
export function readSchedule(ids: ReadonlySet<unknown>, schedule: Json): Schedule | null {
  const actors = actorsOf(schedule);
  if (!actors.some(({ type, id }) => type === "Location" && ids.has(id))) return null;
  return {
    serviceTypes: serviceTypesOf(schedule),
    people: actors.filter(({ type }) => type !== "Location"),
  };
}

/**
 * Whether a slot is for the appointment type and the provider. A slot's own service type overrides
 * its schedule's (FHIR R4). Whatever names no service type, or nobody, is for all.
 */
export function scheduleMatches(
  { serviceTypes, people }: Schedule,
  slot: Json,
  { appointmentType, provider }: SlotQuery,
): boolean {
  const own = serviceTypesOf(slot);
  const types = own.length > 0 ? own : serviceTypes;
  return (
    (!appointmentType || types.length === 0 || types.includes(appointmentType.toLowerCase())) &&
    (!provider ||
      people.length === 0 ||
      people.some(({ id, name }) => id === targetOf(provider).id || name === provider))
  );
}

const serviceTypesOf = (resource: Json) => listIn(resource, "serviceType").flatMap(namesOf);

const actorsOf = (schedule: Json) =>
  listIn(schedule, "actor").map((actor) => ({
    ...targetOf(referenceIn(actor)),
    name: actor.display,
  }));

/** The codes and names of a CodeableConcept, in lower case. */
const namesOf = (concept: Json): string[] =>
  [concept.text, ...listIn(concept, "coding").flatMap(({ code, display }) => [code, display])]
    .filter((name) => typeof name === "string")
    .map((name) => name.toLowerCase());
