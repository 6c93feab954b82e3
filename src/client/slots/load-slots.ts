import type { SlotQuery } from "../../contract/slot.ts";
import type { Fetch } from "../fetch.ts";
import { withTimeLimit } from "../time-limit.ts";
import { type Candidate, selectSlots } from "./select-slots.ts";
import { readBundle, slotSearchUrl } from "./slot-search.ts";
import {
  type SlotsOutcome,
  type SlotsProblem,
  SourceError,
  toSourceError,
} from "./slots-outcome.ts";
import { createReader, TIMEOUT_MS } from "./source-reader.ts";

/** What loading times needs, whatever their source. */
export interface SlotsOptions {
  signal: AbortSignal;
  /** Reports a problem to the site owner. Called at most once for each code, never after the signal aborted. */
  report(problem: SlotsProblem): void;
  /** Milliseconds since 1970. */
  now?: () => number;
}

/**
 * Loads available times from `slots-url`, a FHIR R4 search for Slot. At most 10 pages, 5 MB and 10 seconds;
 * if there is more, or a later page fails, the times that were read until then are returned. Never rejects.
 */
export async function loadSlots(
  url: string,
  query: SlotQuery,
  { fetch, ...options }: SlotsOptions & { fetch: Fetch },
): Promise<SlotsOutcome> {
  const found: Candidate[] = [];
  let limit: string;
  try {
    limit = await withTimeLimit(
      TIMEOUT_MS,
      async (limited) => {
        const readJson = createReader(fetch, limited);
        const address = slotSearchUrl(url, query);
        const body = await readJson(address);
        if (body.resourceType !== "Bundle") throw new SourceError("not-slots");
        return readBundle(body, address, readJson, found);
      },
      options.signal,
    );
  } catch (error) {
    const sourceError = toSourceError(error);
    if (found.length === 0) return failed(sourceError, options);
    limit = `the rest failed: ${sourceError.message || sourceError.failure}`;
  }
  // A copy, because a fetch that was aborted may still add to it.
  return loaded([...found], query, options, limit);
}

/**
 * The outcome of what a source returned, after reporting what is wrong with it.
 *
 * @param limit why the source was not read to its end; empty if it was
 */
export function loaded(
  candidates: readonly Candidate[],
  query: SlotQuery,
  { signal, report, now = Date.now }: SlotsOptions,
  limit = "",
): SlotsOutcome {
  const { slots, problems } = selectSlots(candidates, query, now());
  if (limit && !problems.some(({ code }) => code === "limited")) {
    problems.push({ code: "limited", detail: limit });
  }
  if (!signal.aborted) for (const problem of problems) report(problem);
  return { kind: "loaded", slots };
}

/** The outcome of a failure, after reporting it. */
export function failed(error: SourceError, { signal, report }: SlotsOptions): SlotsOutcome {
  const { failure, status, message } = error;
  if (!signal.aborted) report({ code: failure, detail: message });
  return { kind: "failed", failure, ...(status && { status }) };
}
