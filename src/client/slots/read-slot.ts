import { endsAfterStart, type Slot } from "../../contract/slot.ts";
import { isObject, type JsonObject } from "./source-reader.ts";

/** A slot with its start in milliseconds since 1970. */
export interface TimedSlot extends Slot {
  startMs: number;
  endMs: number;
}

/**
 * A FHIR R4 `instant`, and what others write where only one reading is possible: PostgreSQL's blank and
 * `+00`, no seconds, `+0000`, Java's name of a zone after the offset. Of limited length because it is part
 * of the request.
 */
const INSTANT =
  /^(\d{4}-\d\d-(\d\d))[T ](\d\d:\d\d)(:\d\d(?:\.\d{1,9})?)? ?(?:Z|([+-](?:0\d|1[0-4]))(?::?([0-5]\d))?)(?:\[[\w/+-]{1,40}\])?$/i;
const MAX_LENGTH = 500;
// Control characters, and those that change the direction of the text around them.
const CONTROLS = /[\p{Cc}\u061C\u200E\u200F\u202A-\u202E\u2066-\u2069]/u;

/**
 * Checks one slot, whatever its source. Returns why it cannot be offered, in English, if a member is
 * missing or wrong.
 */
export function readSlot(slot: JsonObject): TimedSlot | string {
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
  const [, date, day, time, seconds = ":00", hours, minutes = "00"] = match;
  const local = `${date}T${time}${seconds}`;
  // Chromium 156 reads February 30 as March 2; 24:00 is the next day (ECMA-262), and not in FHIR.
  if (new Date(`${local}Z`).getUTCDate() !== Number(day)) return "";
  return `${local}${hours ? `${hours}:${minutes}` : "Z"}`;
}
