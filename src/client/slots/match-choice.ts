import type { SlotOption, SlotSearch } from "../../contract/slot.ts";
import type { SlotsRule } from "./slots-outcome.ts";
import { isObject, type JsonObject, listIn, valuesIn } from "./source-reader.ts";

/** The schedules that a source returned with its slots, by their references. */
export type Schedules = ReadonlyMap<string, JsonObject>;

/** Names of what has none that is known: it may be for any of the options. */
const UNREADABLE = "one that cannot be read";
const NOT_RETURNED = "a schedule that was not returned";

/** Why a slot is not for what the patient chose: the rule, and what the slot has instead. */
type Mismatch = { rule: SlotsRule; detail: string } | null;

/**
 * Decides which slots are for the chosen type and provider, by code, id or name, whatever the code system.
 * A slot without a type, or whose schedule has no people, is for all.
 *
 * @param schedules null if the source was asked for the provider's slots, which is then trusted
 */
export function matchChoice(
  slots: readonly JsonObject[],
  { appointmentType, provider, appointmentTypes, providers }: SlotSearch,
  schedules: Schedules | null,
): (slot: JsonObject) => Mismatch {
  const scheduleOf = ({ schedule }: JsonObject) => schedules?.get(targetOf(schedule));
  const typesOf = (slot: JsonObject) => {
    const own = valuesIn(slot, "serviceType").flatMap(namesOf);
    // A slot's own type overrides its schedule's (FHIR R4).
    return own.length > 0 ? own : valuesIn(scheduleOf(slot) ?? {}, "serviceType").flatMap(namesOf);
  };
  const peopleOf = (slot: JsonObject) => {
    const schedule = scheduleOf(slot);
    if (schedules && !schedule) return [NOT_RETURNED];
    return valuesIn(schedule ?? {}, "actor").flatMap((actor) => personIn(actor)?.names ?? []);
  };
  const people = [...(schedules?.values() ?? [])]
    .flatMap((schedule) => valuesIn(schedule, "actor"))
    .flatMap((actor) => personIn(actor) ?? []);
  /** What the people of a source may be called: by a name only if the source has no such id, and one such person. */
  const namesOfProvider = ({ value, label }: SlotOption) => {
    const [id, name] = [targetOf({ reference: String(value) }), normal(label)];
    const ids = new Set(people.filter(({ names }) => names.includes(name)).map(({ key }) => key));
    return people.some(({ names }) => names.includes(id)) || ids.size !== 1 ? [id] : [id, name];
  };
  const namesOfType = ({ value, label }: SlotOption) => [normal(value), normal(label)];
  const matchType = matcher(appointmentType, appointmentTypes, namesOfType, typesOf, slots);
  const matchProvider = matcher(provider, providers, namesOfProvider, peopleOf, slots);
  return (slot) => {
    const type = matchType(slot);
    if (type) return { ...type, rule: `${type.rule}-type` };
    const person = matchProvider(slot);
    return person && { ...person, rule: `${person.rule}-provider` };
  };
}

/** For one question: whether a slot names the chosen option, else whether any slot names an option at all. */
function matcher(
  chosen: string | null,
  options: readonly SlotOption[],
  namesOfOption: (option: SlotOption) => string[],
  namesOfSlot: (slot: JsonObject) => string[],
  slots: readonly JsonObject[],
): (slot: JsonObject) => { rule: "other" | "unknown"; detail: string } | null {
  if (chosen === null) return () => null;
  const option = options.find(({ value }) => String(value) === chosen);
  const wanted = namesOfOption(option ?? { value: chosen, label: chosen });
  const offered = new Set([...wanted, ...options.flatMap(namesOfOption)]);
  const isKnown = slots.some((slot) => namesOfSlot(slot).some((name) => offered.has(name)));
  return (slot) => {
    const names = namesOfSlot(slot);
    if (names.length === 0 || names.some((name) => wanted.includes(name))) return null;
    const isOther = isKnown && !names.includes(UNREADABLE) && !names.includes(NOT_RETURNED);
    return { rule: isOther ? "other" : "unknown", detail: names.join(", ").slice(0, 100) };
  };
}

const normal = (value: unknown) => String(value).trim().toLowerCase();

/** The codes and names of a CodeableConcept, or of the one in a CodeableReference (R5). */
function namesOf(type: unknown): string[] {
  const { concept = type } = isObject(type) ? type : {};
  if (!isObject(concept)) return [normal(typeof concept === "string" ? concept : ""), UNREADABLE];
  const coding = listIn(concept, "coding").flatMap(({ code, display }) => [code, display]);
  const names = [concept.text, ...coding].filter((name) => typeof name === "string").map(normal);
  return names.length > 0 ? names : [UNREADABLE];
}

const REFERENCE = /(?:^|\/)([A-Z]\w*\/[^/]+?)(?:\/_history\/[^/]*)?$/;

/** What a reference is to, without its server and version: `Practitioner/7`. */
export function targetOf(reference: unknown): string {
  const text = isObject(reference) ? reference.reference : reference;
  return typeof text === "string" ? (REFERENCE.exec(text)?.[1] ?? text) : "";
}

/** An actor of a schedule; null if it is a place, a service or a device. */
function personIn(actor: unknown): { key: string; names: string[] } | null {
  if (!isObject(actor)) return { key: "", names: [UNREADABLE] };
  const key = targetOf(actor);
  const [id = "", type = actor.type] = key.split("/").reverse();
  if (/^(Location|HealthcareService|Device)$/.test(String(type))) return null;
  const name = typeof actor.display === "string" ? normal(actor.display) : "";
  const names = [key, id, name].filter((each) => each !== "");
  return { key, names: names.length > 0 ? names : [UNREADABLE] };
}
