import type { LocationRecord } from "../contract/location-record/location-record.ts";
import type { Collaborators } from "./deps.ts";
import type { Phase } from "./phase.ts";

const SLOW_AFTER_MS = 8_000;

/**
 * Loads the record, showing on the way that it loads, that it takes long, or that it failed.
 * Null when it failed or when nobody waits any more.
 */
export async function loadRecord(
  { load, isOnline, happened }: Collaborators,
  gone: AbortSignal,
  show: (phase: Phase) => void,
): Promise<LocationRecord | null> {
  show({ name: "loading", slow: false });
  const slow = setTimeout(() => show({ name: "loading", slow: true }), SLOW_AFTER_MS);
  gone.addEventListener("abort", () => clearTimeout(slow));
  const loaded = await load(gone);
  clearTimeout(slow);
  if (gone.aborted) return null;
  if (loaded.ok) {
    happened.loaded(loaded.record, loaded.problems);
    return loaded.record;
  }
  show({ name: "failed", failure: loaded.failure, offline: !isOnline() });
  happened.loadFailed(loaded.failure, loaded.status);
  return null;
}
