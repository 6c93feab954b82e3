import type { SlotSearch } from "../../contract/slot.ts";
import { matchChoice, type Schedules, targetOf } from "./match-choice.ts";
import { readSlot, type TimedSlot } from "./read-slot.ts";
import type { LeftOutSlots, LoadedSlots, SlotsRule } from "./slots-outcome.ts";
import type { JsonObject } from "./source-reader.ts";

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
 * start or the same id, only the first is offered, because a patient chooses a time, and they would look the same.
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
  const free = found.flatMap((resource) => {
    const slot = readSlot(resource);
    const status = String(resource.status ?? "free").toLowerCase();
    if (typeof slot === "string") leaveOut("unreadable", slot);
    else if (status === "free") return [{ slot, resource }];
    else if (NOT_FREE.test(status)) leaveOut("not-free");
    else leaveOut("unreadable", `status of ${slot.id} is not one of FHIR's`);
    return [];
  });
  const isOutdated = free.every(({ slot }) => slot.startMs < fromMs && slot.startMs <= now);
  const mismatchOf = matchChoice(found, search, schedules);
  const future: TimedSlot[] = [];
  for (const { slot, resource } of free) {
    const isAsked = slot.startMs >= fromMs && slot.startMs < toMs;
    const mismatch = mismatchOf(resource);
    if (!isAsked) leaveOut(isOutdated ? "outdated" : "out-of-range");
    else if (mismatch) leaveOut(mismatch.rule, mismatch.detail);
    else if (slot.startMs > now) future.push(slot);
  }
  future.sort((a, b) => a.startMs - b.startMs || (a.id < b.id ? -1 : 1));
  const distinct = withoutDuplicates(future);
  return {
    kind: "loaded",
    slots: distinct
      .slice(0, MAX_SLOTS)
      .map(({ id, start, end, schedule }) => ({ id, start, end, schedule })),
    leftOut: [...leftOut.values()],
    cutOff: cutOff || (distinct.length > MAX_SLOTS ? `more than ${MAX_SLOTS} times` : ""),
    overlapping: countOverlapping(future),
  };
}

function withoutDuplicates(sorted: readonly TimedSlot[]): TimedSlot[] {
  const known = new Set<string | number>();
  return sorted.filter(({ id, startMs }) => {
    const isNew = !known.has(id) && !known.has(startMs);
    known.add(id).add(startMs);
    return isNew;
  });
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
