import type { Slot, SlotQuery, SlotSearch } from "../../contract/slot.ts";
import { type Fetch, withTimeLimit } from "../fetch.ts";
import { selectSlots } from "./select-slots.ts";
import { type FoundSlots, readBundle, slotSearchUrl } from "./slot-search.ts";
import { failed, type SlotsOutcome, SourceError, toSourceError } from "./slots-outcome.ts";
import { createReader, isObject, TIMEOUT_MS } from "./source-reader.ts";

/** The page's own source of available times: `onSlots`. */
export type SlotsHandler = (query: SlotQuery) => Promise<readonly Slot[]> | readonly Slot[];

/** What loading times needs, whatever their source. */
export interface SlotsOptions {
  signal: AbortSignal;
  /** Milliseconds since 1970. */
  now?: () => number;
}

type SourceOptions = SlotsOptions & { fetch: Fetch };

/**
 * Loads available times from `slots-url`, a FHIR R4 search for Slot. A source that has none for the chosen type and
 * provider may know them by other names: then it is asked for all, which are compared here. Never rejects.
 */
export async function loadSlots(
  url: string,
  search: SlotSearch,
  options: SourceOptions,
): Promise<SlotsOutcome> {
  const chosen = await readSource(() => slotSearchUrl(url, search), search, options);
  const isAll = search.appointmentType === null && search.provider === null;
  if (isAll || chosen.kind === "failed" || chosen.slots.length > 0) return chosen;
  const query = { ...search, appointmentType: null, provider: null };
  const all = await readSource(() => slotSearchUrl(url, query, "Slot:schedule"), search, {
    ...options,
    isForAll: true,
  });
  if (all.kind === "failed") return chosen;
  return {
    ...all,
    // They are no mistake of the source here.
    leftOut: all.leftOut.filter(({ rule }) => !rule.startsWith("other-")),
    cutOff: all.cutOff || (all.slots.length > 0 ? "" : chosen.cutOff),
  };
}

/**
 * Reads a search. At most 20 pages, 5 MB and 10 seconds; if there is more, or a later page fails, what was read until
 * then is cut off.
 *
 * @param isForAll whether the source was not asked for the chosen type and provider only
 */
async function readSource(
  address: () => URL,
  search: SlotSearch,
  { fetch, signal, now = Date.now, isForAll = false }: SourceOptions & { isForAll?: boolean },
): Promise<SlotsOutcome> {
  const found: FoundSlots = { slots: [], schedules: new Map() };
  const read = async (limited: AbortSignal) =>
    readBundle(address(), createReader(fetch, limited), found);
  let cutOff: string;
  try {
    cutOff = await withTimeLimit(TIMEOUT_MS, read, signal);
  } catch (error) {
    const sourceError = toSourceError(error);
    if (found.slots.length === 0) return failed(sourceError);
    cutOff = `the rest failed: ${sourceError.message || sourceError.failure}`;
  }
  const schedules = isForAll ? found.schedules : null;
  // A copy, because a fetch that was aborted may still add to it.
  return selectSlots([...found.slots], search, { schedules, cutOff, now: now() });
}

/**
 * Loads available times from the page's handler, with the same checks as a source. Never rejects.
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
