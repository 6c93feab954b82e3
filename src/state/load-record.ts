import type { LocationRecord } from "../contract/location-record/location-record.ts";
import { planForm } from "../form/plan.ts";
import { contain, listen } from "./contain.ts";
import type { SchedulerDeps } from "./deps.ts";
import type { Phase } from "./phase.ts";

const SLOW_AFTER_MS = 4_000;

/**
 * Loads the record and shows each phase of loading. Null if loading failed or was aborted.
 */
export async function loadRecord(
  { load, isOnline, callbacks }: SchedulerDeps,
  signal: AbortSignal,
  show: (phase: Phase) => void,
): Promise<LocationRecord | null> {
  show({ name: "loading", isSlow: false });
  const showSlow = contain(() => show({ name: "loading", isSlow: true }));
  const timer = setTimeout(showSlow, SLOW_AFTER_MS);
  listen(signal, "abort", () => clearTimeout(timer));
  const result = await load(signal);
  clearTimeout(timer);
  if (signal.aborted) return null;
  if (result.ok) {
    callbacks.onLoaded(result.record, result.problems);
    return result.record;
  }
  const { failure, isRetryable, status } = result;
  const failed: Phase = { name: "failed", failure, isRetryable, isOffline: !isOnline() };
  const record = "record" in result && result.record;
  show(record ? { ...failed, plan: planForm(record) } : failed);
  callbacks.onLoadFailed(failure, status);
  return null;
}
