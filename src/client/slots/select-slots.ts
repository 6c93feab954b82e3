import { endsAfterStart, type Slot, type SlotSearch } from "../../contract/slot.ts";
import { matchChoice, type Schedules, targetOf } from "./match-choice.ts";
import type { LeftOutSlots, LoadedSlots, SlotsRule } from "./slots-outcome.ts";
import { isObject, type JsonObject } from "./source-reader.ts";

const MAX_SLOTS = 2000;
const NOT_FREE = /^(busy|busy-unavailable|busy-tentative|entered-in-error)$/;

interface SelectOptions {
  /** See {@link matchChoice}. */
  schedules: Schedules | null;
  /** Why the source was not read to its end; empty if it was. */
  cutOff: string;
  /** Milliseconds since 1970. */
  now: number;
}

/**
 * The slots that can be offered, sorted by start, and by which rule the others cannot. Of those with the same
 * start, only the first is offered, because a patient chooses a time, and they would look the same.
 *
 * @param found as a source has them: like a `Slot` or a FHIR R4 Slot
 */
export function selectSlots(
  found: readonly JsonObject[],
  search: SlotSearch,
  { schedules, cutOff, now }: SelectOptions,
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
    else if (status === "free") return [{ slot, resource }];
    else if (NOT_FREE.test(status)) leaveOut("not-free");
    else leaveOut("unreadable", `status of ${slot.id} is not one of FHIR's`);
    return [];
  });
  const isOutdated = free.every(({ slot }) => slot.startMs < fromMs && slot.startMs <= now);
  const mismatchOf = matchChoice(distinct, search, schedules);
  const future: TimedSlot[] = [];
  for (const { slot, resource } of free) {
    const isAsked = slot.startMs >= fromMs && slot.startMs < toMs;
    const mismatch = mismatchOf(resource);
    if (!isAsked) leaveOut(isOutdated ? "outdated" : "out-of-range");
    else if (mismatch) leaveOut(mismatch.rule, mismatch.detail);
    else if (slot.startMs > now) future.push(slot);
  }
  future.sort((a, b) => a.startMs - b.startMs || (a.id < b.id ? -1 : 1));
  const times = future.filter(({ startMs }, index) => startMs !== future[index - 1]?.startMs);
  return {
    kind: "loaded",
    slots: times
      .slice(0, MAX_SLOTS)
      .map(({ id, start, end, schedule }) => ({ id, start, end, schedule })),
    leftOut: [...leftOut.values()],
    cutOff: cutOff || (times.length > MAX_SLOTS ? `more than ${MAX_SLOTS} times` : ""),
    overlapping: countOverlapping(future),
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

/** How many of these begin before an earlier one of the same schedule, if they have one, ends. */
function countOverlapping(sorted: readonly TimedSlot[]): number {
  const ends = new Map<string, number>();
  return sorted.filter((slot) => {
    const schedule = targetOf(slot.schedule);
    const end = ends.get(schedule) ?? 0;
    ends.set(schedule, Math.max(end, slot.endMs));
    return schedule !== "" && slot.startMs < end;
  }).length;
}

/** A slot with its start in milliseconds since 1970. */
interface TimedSlot extends Slot {
  startMs: number;
  endMs: number;
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

/**
 * Checks one slot, whatever its source. Returns why it cannot be offered, in English, if a member is
 * missing or wrong.
 */
function readSlot(slot: JsonObject): TimedSlot | string {
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
  return { id, start, end, schedule, startMs: Date.parse(start), endMs: Date.parse(end) };
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
