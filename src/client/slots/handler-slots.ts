import type { Slot, SlotQuery } from "../../contract/slot.ts";
import { isRecord } from "./fhir.ts";
import { failed, loaded, type SlotsOptions } from "./load-slots.ts";
import { type SlotsOutcome, SourceError } from "./slots-outcome.ts";
import { withTimeLimit } from "./time-limit.ts";

/** The page's own source of free times: `onSlots`. */
export type SlotsHandler = (query: SlotQuery) => Promise<readonly Slot[]> | readonly Slot[];

/** Loads free times from the page's handler, with the same checks as a source. Never rejects. @internal */
export async function loadHandlerSlots(
  handler: SlotsHandler,
  query: SlotQuery,
  options: SlotsOptions,
): Promise<SlotsOutcome> {
  try {
    const found: unknown = await withTimeLimit(options.signal, async () => handler({ ...query }));
    if (!Array.isArray(found)) throw new SourceError("not-slots");
    const candidates = found.map((slot: unknown) => (isRecord(slot) ? slot : {}));
    return loaded(candidates, query, { ...options, isAnswer: true });
  } catch (error) {
    return failed(error instanceof SourceError ? error : new SourceError("handler"), options);
  }
}
