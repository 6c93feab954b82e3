import type { SlotQuery } from "../../contract/slot.ts";
import { type JsonObject, listIn, referenceIn, targetOf, toCandidate, urlIn } from "./fhir.ts";
import {
  practiceLocationIds,
  readSchedule,
  type Schedule,
  slotMatches,
} from "./practice-schedules.ts";
import type { Candidate } from "./select-slots.ts";
import { SourceError } from "./slots-outcome.ts";
import type { SourceReader } from "./source-reader.ts";

const TYPES: unknown[] = ["Location", "Schedule", "Slot"];
const MAX_FILES = 10;

/** Whether a URL is a manifest of the SMART Scheduling Links guide, which takes no parameters. */
export const isManifestUrl = (url: URL) => url.pathname.endsWith("$bulk-publish");

/**
 * Adds this practice's slots from a manifest's files. Returns why it did not read everything, if it
 * did not.
 *
 * @throws SourceError if it is not clear which location is this practice's
 */
export async function readManifest(
  manifest: JsonObject,
  { url, query, locationId }: { url: URL; query: SlotQuery; locationId: string },
  reader: SourceReader,
  found: Candidate[],
): Promise<string> {
  const outputs = listIn(manifest, "output")
    .filter(({ type }) => TYPES.includes(type))
    .map((output) => ({ type: output.type, file: urlIn(output.url, url) }));
  const elsewhere = outputs.some(({ file }) => file?.origin !== url.origin)
    ? `a file is not on ${url.origin}`
    : "";
  let files = 0;
  let unread = 0;

  /** Calls back with each resource of a type. */
  async function read(type: string, use: (resource: JsonObject) => void) {
    for (const { file } of outputs.filter((output) => output.type === type)) {
      if (file?.origin !== url.origin || ++files > MAX_FILES) continue;
      const { objects, invalid, rest } = await reader.lines(file);
      unread += rest;
      for (const object of objects) if (object.resourceType === type) use(object);
      // A line that is not JSON is a slot without an id.
      if (type === "Slot") for (let line = 0; line < invalid; line += 1) found.push({});
    }
  }

  const locations: JsonObject[] = [];
  await read("Location", (location) => locations.push(location));
  const ids = practiceLocationIds(locations, locationId, url.hash.slice(1));
  if (ids.size === 0) {
    throw new SourceError("no-location", elsewhere || `it has ${locations.length} locations`);
  }

  const schedules = new Map<unknown, Schedule>();
  await read("Schedule", (resource) => {
    const schedule = readSchedule(ids, resource, query);
    if (schedule) schedules.set(resource.id, schedule);
  });
  await read("Slot", (slot) => {
    const schedule = schedules.get(targetOf(referenceIn(slot.schedule)).id);
    if (schedule && slotMatches(schedule, slot, query)) found.push(toCandidate(slot));
  });
  if (unread > 0) return `${unread} lines more than the form reads`;
  return files > MAX_FILES ? `more than ${MAX_FILES} files` : elsewhere;
}
