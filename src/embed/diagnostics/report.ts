import type { LoadFailure } from "../../client/failures.ts";
import type { NotSentReason } from "../../state/phase.ts";
import { emit } from "../api/events.ts";
import type { Deferred, LoadChunk } from "../element/load-chunk.ts";
import { LOAD_CODES, NOT_SENT_CODES } from "./codes.ts";
import { type Finding, finding } from "./diagnostics.ts";

const reported = new WeakMap<Element, Finding[]>();

/** The findings that were reported about an element so far. */
export const getReported = (element: Element): readonly Finding[] => reported.get(element) ?? [];

/** Reports findings in the console and as `web-scheduler-diagnostic` events. */
export function report(
  element: Element,
  found: readonly Finding[],
  explain: Deferred["explain"] | undefined,
): void {
  const before = getReported(element);
  const isChunkMissing = !explain && !before.some(({ code }) => code === "WS111");
  const all = isChunkMissing ? [...found, finding("WS111", "web-scheduler-deferred.js")] : found;
  reported.set(element, [...before, ...all]);
  for (const { code, subject, detail } of all) {
    // Without the chunk there is no sentence, but README lists the code.
    const message = explain?.({ code, subject, detail }) ?? `${subject} ${detail}`.trim();
    console.warn(`[web-scheduler] ${code} ${message}`);
    emit(element, "web-scheduler-diagnostic", { code, subject, message });
  }
}

/** Reports a finding where there is no form yet. */
export async function loadAndReport(
  element: Element,
  found: Finding,
  loadChunk: LoadChunk,
): Promise<void> {
  const chunk = await loadChunk("deferred").catch(() => null);
  report(element, [found], chunk?.explain);
}

export const loadFinding = (failure: LoadFailure, url: string, status: number | undefined) =>
  finding(LOAD_CODES[failure], url, status === undefined ? "" : `status ${status}`);

export function notSentFindings(reason: NotSentReason): Finding[] {
  const code = NOT_SENT_CODES[reason];
  return code ? [finding(code, "submit-url")] : [];
}
