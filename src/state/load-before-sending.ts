import { within } from "../client/time-limit.ts";
import type { SchedulerDeps } from "./deps.ts";

const CHUNK_TIMEOUT_MS = 20_000;
// Without the numbering plans, a number can be checked by its shape.
const PHONE_TOOLS_TIMEOUT_MS = 5_000;

/**
 * Loads what checks the answers, for as long as a patient who has pressed Send may wait. Null if
 * everything is loaded already.
 */
export function loadBeforeSending(deps: SchedulerDeps, phone: string): Promise<unknown> | null {
  const isPhoneUnchecked = phone !== "" && !deps.phoneTools();
  if (deps.validation() && !isPhoneUnchecked) return null;
  return Promise.all([
    within(CHUNK_TIMEOUT_MS, deps.loadValidation()),
    isPhoneUnchecked && within(PHONE_TOOLS_TIMEOUT_MS, deps.loadPhoneTools()),
  ]);
}
