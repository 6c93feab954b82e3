import type { Slot, SlotQuery, SlotSearch } from "../../contract/slot.ts";
import { withTimeLimit } from "../time-limit.ts";
import type { SlotsOptions } from "./load-slots.ts";
import { selectSlots } from "./select-slots.ts";
import { failed, type SlotsOutcome, SourceError, toSourceError } from "./slots-outcome.ts";
import { isObject, TIMEOUT_MS } from "./source-reader.ts";

/** The page's own source of available times: `onSlots`. */
export type SlotsHandler = (query: SlotQuery) => Promise<readonly Slot[]> | readonly Slot[];

/**
 * Loads available times from the page's handler, with the same checks as a source. Never rejects.
 *
 * @internal
 */
export async function loadHandlerSlots(
  handler: SlotsHandler,
  search: SlotSearch,
  { signal, now = Date.now }: SlotsOptions,
): Promise<SlotsOutcome> {
  const { from, to, appointmentType, provider } = search;
  try {
    const query = { from, to, appointmentType, provider };
    const found: unknown = await withTimeLimit(TIMEOUT_MS, async () => handler(query), signal);
    if (!Array.isArray(found)) throw new SourceError("not-slots");
    const slots = found.map((slot: unknown) => (isObject(slot) ? slot : {}));
    return selectSlots(slots, search, { schedules: null, cutOff: "", now: now() });
  } catch (error) {
    return failed(toSourceError(error, signal.aborted ? "unreachable" : "handler"));
  }
}
