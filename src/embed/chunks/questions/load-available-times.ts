import { pageFetch } from "../../../client/fetch.ts";
import { loadHandlerSlots } from "../../../client/slots/handler-slots.ts";
import { loadSlots } from "../../../client/slots/load-slots.ts";
import type { SlotsOutcome } from "../../../client/slots/slots-outcome.ts";
import type { SlotSearch } from "../../../contract/slot.ts";
import { slotsFindings } from "../../../diagnostics/failure-findings.ts";
import type { Finding } from "../../../diagnostics/finding.ts";
import type { SchedulerDeps } from "../../../state/deps.ts";
import type { Settings } from "../../api/attributes.ts";
import type { SchedulerElement } from "../../api/scheduler-element.ts";

/** Loads available times from the page's handler, else from `slots-url`. Reports each problem once. */
export function createLoadTimes({
  element,
  settings: { slotsUrl },
  deps,
  reportFindings,
}: {
  element: Pick<SchedulerElement, "onSlots">;
  settings: Pick<Settings, "slotsUrl">;
  deps: Pick<SchedulerDeps, "now">;
  /** Reports problems to the site owner. */
  reportFindings(find: () => readonly Finding[]): unknown;
}): (search: SlotSearch, signal: AbortSignal) => Promise<SlotsOutcome> {
  const reported = new Set<string>();
  return async (search, signal) => {
    const { onSlots } = element;
    const options = { signal, now: deps.now };
    const outcome = onSlots
      ? await loadHandlerSlots(onSlots, search, options)
      : await loadSlots(slotsUrl ?? "", search, { ...options, fetch: pageFetch });
    if (signal.aborted) return outcome;
    const found = slotsFindings(onSlots ? "onSlots" : "slots-url", outcome);
    const unreported = found.filter(({ code }) => !reported.has(code));
    for (const { code } of unreported) reported.add(code);
    if (unreported.length > 0) reportFindings(() => unreported);
    return outcome;
  };
}
