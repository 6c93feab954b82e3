import { pageFetch } from "../../../client/fetch.ts";
import { loadHandlerSlots } from "../../../client/slots/handler-slots.ts";
import { loadSlots } from "../../../client/slots/load-slots.ts";
import type {
  SlotsOutcome,
  SlotsProblem,
  SlotsProblemCode,
} from "../../../client/slots/slots-outcome.ts";
import type { SlotQuery } from "../../../contract/slot.ts";
import { slotsFinding } from "../../../diagnostics/failure-findings.ts";
import type { QuestionsContext } from "./chunk-context.ts";

/** Loads available times from the page's handler, else from `slots-url`. Reports each problem once. */
export function createLoadTimes({
  element,
  settings: { slotsUrl },
  deps,
  reportFindings,
}: QuestionsContext): (query: SlotQuery, signal: AbortSignal) => Promise<SlotsOutcome> {
  const reported = new Set<SlotsProblemCode>();
  return (query, signal) => {
    const { onSlots } = element;
    const report = (problem: SlotsProblem) => {
      if (reported.has(problem.code)) return;
      reported.add(problem.code);
      reportFindings(() => [slotsFinding(onSlots ? "onSlots" : "slots-url", problem)]);
    };
    const options = { signal, report, now: deps.now };
    return onSlots
      ? loadHandlerSlots(onSlots, query, options)
      : loadSlots(slotsUrl ?? "", query, { ...options, fetch: pageFetch });
  };
}
