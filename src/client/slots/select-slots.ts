import type { Slot, SlotQuery } from "../../contract/slot.ts";
import { readSlot, type TimedSlot } from "./read-slot.ts";
import type { SlotsProblem, SlotsProblemCode } from "./slots-outcome.ts";

const MAX_SLOTS = 2000;

/** A slot as its source has it, with the members of a `Slot` and a FHIR `status`. */
export type Candidate = Record<string, unknown>;

/**
 * The slots that can be offered, sorted by start. Of those with the same start or the same id, only the
 * first is offered, because a patient chooses a time, and they would look the same.
 *
 * @param now milliseconds since 1970
 */
export function selectSlots(
  candidates: readonly Candidate[],
  { from, to }: SlotQuery,
  now: number,
): { slots: Slot[]; problems: SlotsProblem[] } {
  const [fromMs, toMs] = [Date.parse(from), Date.parse(to)];
  const invalid: string[] = [];
  const free: TimedSlot[] = [];
  for (const candidate of candidates) {
    const slot = readSlot(candidate);
    if (typeof slot === "string") invalid.push(slot);
    else if ((candidate.status ?? "free") === "free") free.push(slot);
  }
  const asked = free.filter(({ startMs }) => startMs >= fromMs && startMs < toMs);
  const future = asked
    .filter(({ startMs }) => startMs > now)
    .sort((a, b) => a.startMs - b.startMs || (a.id < b.id ? -1 : 1));
  const notAskedFor = candidates.length - invalid.length - asked.length;
  const distinct = withoutDuplicates(future);

  const counts: [SlotsProblemCode, number, string][] = [
    ["invalid", invalid.length, invalid[0] ?? ""],
    ["overlapping", countOverlapping(future), ""],
    ["not-asked-for", notAskedFor, "not free, or not in the asked range"],
    ["outdated", free.every(({ startMs }) => startMs <= now) ? free.length : 0, ""],
    ["limited", Math.max(0, distinct.length - MAX_SLOTS), `more than ${MAX_SLOTS}`],
  ];
  return {
    slots: distinct
      .slice(0, MAX_SLOTS)
      .map(({ id, start, end, schedule }) => ({ id, start, end, schedule })),
    problems: counts
      .filter(([, count]) => count > 0)
      .map(([code, count, detail]) => ({
        code,
        detail: `${count} ${count === 1 ? "slot" : "slots"}${detail && `: ${detail}`}`,
      })),
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
  return sorted.filter(({ schedule, startMs, endMs }) => {
    const end = ends.get(schedule) ?? 0;
    ends.set(schedule, Math.max(end, endMs));
    return schedule !== "" && startMs < end;
  }).length;
}
