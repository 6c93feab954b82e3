import type { Slot, SlotQuery } from "../../contract/slot.ts";
import { withTimeLimit } from "../time-limit.ts";
import { failed, loaded, type SlotsOptions } from "./load-slots.ts";
import { type SlotsOutcome, SourceError, toSourceError } from "./slots-outcome.ts";
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
  query: SlotQuery,
  options: SlotsOptions,
): Promise<SlotsOutcome> {
  try {
    const found: unknown = await withTimeLimit(
      TIMEOUT_MS,
      async () => handler({ ...query }),
      options.signal,
    );
    if (!Array.isArray(found)) throw new SourceError("not-slots");
    const candidates = found.map((slot: unknown) => (isObject(slot) ? slot : {}));
    return loaded(candidates, query, options);
  } catch (error) {
    const other = options.signal.aborted ? "unreachable" : "handler";
    return failed(toSourceError(error, other), options);
  }
}
