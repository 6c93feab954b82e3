import type { SlotQuery } from "../../contract/slot.ts";
import { type JsonObject, listIn, referenceIn, targetOf } from "./fhir.ts";

/**
 * The ids of the Locations in a manifest that are this practice's: the one that the manifest's URL
 * names in its fragment, else those whose `id` or `identifier` is the location id, else the only
 * one. Names and addresses are not compared, because a wrong match would offer another practice's
 * times.
 */
export function practiceLocationIds(
  locations: readonly JsonObject[],
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

/** A schedule for the provider that the query asks for. */
export interface Schedule {
  /** Whether its slots without a service type of their own are for the appointment type. */
  isForType: boolean;
}

/**
 * A Schedule of one of these Locations that is for the provider; null if it is for others. Decided once
 * per schedule, because a manifest has thousands of slots, and a schedule may have thousands of actors.
 * A schedule without a service type is for all types, and one without people is for all providers.
 */
export function readSchedule(
  ids: ReadonlySet<unknown>,
  schedule: JsonObject,
  { appointmentType, provider }: SlotQuery,
): Schedule | null {
  const actors = actorsOf(schedule);
  if (!actors.some(({ type, id }) => type === "Location" && ids.has(id))) return null;
  const people = actors.filter(({ type }) => type !== "Location");
  const wanted = provider && targetOf(provider).id;
  const isForProvider =
    !provider ||
    people.length === 0 ||
    people.some(({ id, name }) => id === wanted || name === provider);
  return isForProvider
    ? { isForType: includesType(serviceTypesOf(schedule), appointmentType) ?? true }
    : null;
}

/** Whether a slot of this schedule is for the appointment type. Its own type overrides (FHIR R4). */
export const slotMatches = (
  { isForType }: Schedule,
  slot: JsonObject,
  { appointmentType }: SlotQuery,
) => includesType(serviceTypesOf(slot), appointmentType) ?? isForType;

/** Null if there are no types. */
const includesType = (types: readonly string[], appointmentType: string | null) =>
  types.length === 0 ? null : !appointmentType || types.includes(appointmentType.toLowerCase());

const serviceTypesOf = (resource: JsonObject) => listIn(resource, "serviceType").flatMap(namesOf);

const actorsOf = (schedule: JsonObject) =>
  listIn(schedule, "actor").map((actor) => ({
    ...targetOf(referenceIn(actor)),
    name: actor.display,
  }));

/** The codes and names of a CodeableConcept, in lower case. */
const namesOf = (concept: JsonObject): string[] =>
  [concept.text, ...listIn(concept, "coding").flatMap(({ code, display }) => [code, display])]
    .filter((name) => typeof name === "string")
    .map((name) => name.toLowerCase());
