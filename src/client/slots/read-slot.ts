import type { Slot } from "../../contract/slot.ts";

/** A slot with its times in milliseconds since 1970. */
export interface TimedSlot extends Slot {
  startMs: number;
  endMs: number;
}

// A FHIR R4 `instant`, of limited length because it is part of the request.
const INSTANT = /^(\d{4}-\d\d-(\d\d)T\d\d:\d\d:\d\d(?:\.\d{1,9})?)(?:Z|[+-](?:0\d|1[0-4]):\d\d)$/;
const MAX_LENGTH = 500;
// Control characters, and those that change the direction of the text around them.
const CONTROLS = /[\p{Cc}\u061C\u200E\u200F\u202A-\u202E\u2066-\u2069]/u;
const DAY_MS = 86_400_000;

/**
 * Checks one slot, whatever its source. Returns why it cannot be offered, in English, if a member is
 * missing or wrong.
 */
export function readSlot({
  id,
  start,
  end,
  schedule,
}: Record<string, unknown>): TimedSlot | string {
  if (!isText(id) || id === "") return "id is missing";
  if (CONTROLS.test(id)) return "id has control characters";
  const times = { start: readInstant(start), end: readInstant(end) };
  const startMs = Date.parse(times.start);
  const endMs = Date.parse(times.end);
  if (Number.isNaN(startMs)) return `start of ${id} is not a date and time with an offset`;
  if (Number.isNaN(endMs)) return `end of ${id} is not a date and time with an offset`;
  if (endMs <= startMs) return `end of ${id} is not after its start`;
  if (endMs - startMs > DAY_MS) return `${id} is longer than a day`;
  if (!isText(schedule)) return `schedule of ${id} is missing`;
  if (CONTROLS.test(schedule)) return `schedule of ${id} has control characters`;
  return { id, ...times, schedule, startMs, endMs };
}

const isText = (value: unknown): value is string =>
  typeof value === "string" && value.length <= MAX_LENGTH;

/** RFC 3339, or an empty string. */
function readInstant(value: unknown): string {
  const match = typeof value === "string" && INSTANT.exec(value);
  if (!match) return "";
  const [text, local, day] = match;
  // Chromium 156 reads February 30 as March 2; 24:00 is the next day (ECMA-262), and not in FHIR.
  return new Date(`${local}Z`).getUTCDate() === Number(day) ? text : "";
}
