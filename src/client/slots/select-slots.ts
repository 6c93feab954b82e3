import {
  endsAfterStart,
  type OptionName,
  type Slot,
  type SlotOption,
  type SlotSearch,
} from "../../contract/slot.ts";
import type { LeftOutSlots, LoadedSlots, SlotsRule } from "./slots-outcome.ts";

export type JsonObject = Record<string, unknown>;

export const isObject = (value: unknown): value is JsonObject =>
  typeof value === "object" && value !== null && !Array.isArray(value);

export const valuesIn = (parent: JsonObject, key: string): unknown[] => [parent[key] ?? []].flat();

export const listIn = (parent: JsonObject, key: string): JsonObject[] =>
  valuesIn(parent, key).filter(isObject);

const MAX_SLOTS = 2000;
const NOT_FREE = /^(busy|busy-unavailable|busy-tentative|entered-in-error)$/;

interface SelectOptions {
  /** See {@link matchChoice}. */
  schedules: Schedules | null;
  /** Why the source was not read to its end; empty if it was. */
  cutOff: string;
  /** Milliseconds since 1970. */
  now: number;
  /** The questions whose options the source knows by name: a slot that names none may be for any of them. */
  known?: readonly OptionName[];
}

/**
 * The slots that can be offered, sorted by start, and by which rule the others cannot. Only the first with the same
 * start is offered, because they look the same. `found` has items like a `Slot` or a FHIR R4 Slot.
 */
export function selectSlots(
  found: readonly JsonObject[],
  search: SlotSearch,
  { schedules, cutOff, now, known = [] }: SelectOptions,
): LoadedSlots {
  const [fromMs, toMs] = [Date.parse(search.from), Date.parse(search.to)];
  const leftOut = new Map<SlotsRule, LeftOutSlots>();
  const leaveOut = (rule: SlotsRule, detail = "") => {
    const { count, ...first } = leftOut.get(rule) ?? { rule, count: 0, detail };
    leftOut.set(rule, { ...first, count: count + 1 });
  };
  const distinct = withoutRepetitions(found);
  const free = distinct.flatMap((resource) => {
    const slot = readSlot(resource);
    const status = String(resource.status ?? "free").toLowerCase();
    if (typeof slot === "string") leaveOut("unreadable", slot);
    else if (status === "free") return [{ slot, startMs: Date.parse(slot.start), resource }];
    else if (NOT_FREE.test(status)) leaveOut("not-free");
    else leaveOut("unreadable", `status of ${slot.id} is not one of FHIR's`);
    return [];
  });
  const isOutdated = free.every(({ startMs }) => startMs < fromMs && startMs <= now);
  const mismatchOf = matchChoice(distinct, search, schedules, known);
  const future = free.filter(({ startMs, resource }) => {
    const isAsked = startMs >= fromMs && startMs < toMs;
    const mismatch = mismatchOf(resource);
    if (!isAsked) leaveOut(isOutdated ? "outdated" : "out-of-range");
    else if (mismatch) leaveOut(mismatch.rule, mismatch.detail);
    return isAsked && !mismatch && startMs > now;
  });
  future.sort((a, b) => a.startMs - b.startMs || (a.slot.id < b.slot.id ? -1 : 1));
  const times = future.filter(({ startMs }, index) => startMs !== future[index - 1]?.startMs);
  return {
    kind: "loaded",
    slots: times.slice(0, MAX_SLOTS).map(({ slot }) => slot),
    leftOut: [...leftOut.values()],
    cutOff: cutOff || (times.length > MAX_SLOTS ? `more than ${MAX_SLOTS} times` : ""),
  };
}

/** Each slot once, as it was found last. Slots of other days or schedules may have the same id. */
export function withoutRepetitions(found: readonly JsonObject[]): JsonObject[] {
  const keyOf = ({ id, start, schedule }: JsonObject) =>
    /^(string|number)$/.test(typeof id) && typeof start === "string"
      ? `${id} ${start} ${targetOf(schedule)}`
      : null;
  return [...new Map(found.map((slot) => [keyOf(slot) ?? slot, slot])).values()];
}

/**
 * A FHIR R4 `instant`, and what others write where only one reading is possible: PostgreSQL's blank and
 * `+00`, no seconds, `+0000`, the basic format, the comma and the minus sign of ISO 8601, Java's name of a
 * zone after the offset. Of limited length because it is part of the request.
 */
const INSTANT =
  /^(\d{4})(-?)(\d\d)\2(\d\d)[T ](\d\d)(:?)(\d\d)(?:\6(\d\d)(?:[.,](\d{1,9}))?)? ?(?:Z|([+\-\u2212])(0\d|1[0-4])(?::?([0-5]\d))?)(?:\[[\w/+-]{1,40}\])?$/i;
const MAX_LENGTH = 500;
// Control characters, and those that change the direction of the text around them.
const CONTROLS = /[\p{Cc}\u061C\u200E\u200F\u202A-\u202E\u2066-\u2069]/u;

/** Checks one slot of any source. Returns why it cannot be offered, in English, if a member is wrong. */
function readSlot(slot: JsonObject): Slot | string {
  if ((slot.resourceType ?? "Slot") !== "Slot") return "resourceType is not Slot";
  const id = typeof slot.id === "number" ? String(slot.id) : slot.id;
  if (!isText(id) || id === "") return "id is missing";
  if (CONTROLS.test(id)) return "id has control characters";
  const [start, end] = [readInstant(slot.start), readInstant(slot.end)];
  if (!start) return `start of ${id} is not a date and time with an offset`;
  if (!end) return `end of ${id} is not a date and time with an offset`;
  if (!endsAfterStart({ start, end }))
    return `end of ${id} is not after its start, by at most a day`;
  const schedule = isObject(slot.schedule) ? slot.schedule.reference : slot.schedule;
  if (!isText(schedule)) return `schedule of ${id} is missing`;
  if (CONTROLS.test(schedule)) return `schedule of ${id} has control characters`;
  return { id, start, end, schedule };
}

const isText = (value: unknown): value is string =>
  typeof value === "string" && value.length <= MAX_LENGTH;

/** RFC 3339, or an empty string. */
function readInstant(value: unknown): string {
  const match = typeof value === "string" && INSTANT.exec(value.trim());
  if (!match) return "";
  const [, year, , month, day, hour, , minute, second = "00", fraction] = match;
  const [sign, hours, minutes = "00"] = match.slice(10);
  const local = `${year}-${month}-${day}T${hour}:${minute}:${second}${fraction ? `.${fraction}` : ""}`;
  // Chromium 156 reads February 30 as March 2; 24:00 is the next day (ECMA-262), and not in FHIR.
  if (new Date(`${local}Z`).getUTCDate() !== Number(day)) return "";
  return `${local}${hours ? `${sign === "+" ? "+" : "-"}${hours}:${minutes}` : "Z"}`;
}

type Schedules = ReadonlyMap<string, JsonObject>;

/** Names of what has none that is known: it may be for any of the options. */
const UNREADABLE = "one that cannot be read";
const NOT_RETURNED = "a schedule that was not returned";

type Mismatch = { rule: SlotsRule; detail: string } | null;

/**
 * Decides which slots are for the chosen type and provider, by code, id or name, whatever the code system.
 * A slot without a type, or whose schedule has no people, is for all, unless the source knows types, or people.
 * @param schedules null if the source was asked for the provider's slots, which is then trusted
 */
function matchChoice(
  slots: readonly JsonObject[],
  { appointmentType, provider, appointmentTypes, providers }: SlotSearch,
  schedules: Schedules | null,
  known: readonly OptionName[],
): (slot: JsonObject) => Mismatch {
  const scheduleOf = ({ schedule }: JsonObject) => schedules?.get(targetOf(schedule));
  const unnamed = (name: OptionName) => (known.includes(name) ? [UNREADABLE] : []);
  const typesOf = (slot: JsonObject) => {
    // A slot's own type overrides its schedule's (FHIR R4).
    const types = [slot, scheduleOf(slot) ?? {}].map((each) => valuesIn(each, "serviceType"));
    const names = types.find(({ length }) => length > 0)?.flatMap(namesOf);
    return names ?? unnamed("appointmentType");
  };
  const peopleOf = (slot: JsonObject) => {
    const schedule = scheduleOf(slot);
    if (schedules && !schedule) return [NOT_RETURNED];
    const names = valuesIn(schedule ?? {}, "actor").flatMap(
      (actor) => personIn(actor)?.names ?? [],
    );
    return names.length > 0 ? names : unnamed("provider");
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
function targetOf(reference: unknown): string {
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
