import { type Finding, finding } from "../../diagnostics/finding.ts";
import { emit } from "../api/events.ts";
import type { LoadChunk } from "./load-chunk.ts";

const reported = new WeakMap<Element, Finding[]>();

/** The findings that were reported about an element so far. */
export const getReported = (element: Element): readonly Finding[] => reported.get(element) ?? [];

/** Reports findings in the console and as `web-scheduler-diagnostic` events. */
export function report(
  element: Element,
  found: readonly Finding[],
  explain: (found: Finding) => string,
): void {
  reported.set(element, [...getReported(element), ...found]);
  for (const one of found) {
    const { code, subject } = one;
    const message = explain(one);
    console.warn(`[web-scheduler] ${code} ${message}`);
    emit(element, "web-scheduler-diagnostic", { code, subject, message });
  }
}

/** Loads the chunk with the sentences, if there is something to report, and reports it. */
export async function loadAndReport(
  element: Element,
  found: readonly Finding[],
  loadChunk: LoadChunk,
  destroyed?: AbortSignal,
): Promise<void> {
  if (found.length === 0) return;
  const chunk = await loadChunk("diagnostics").catch(() => null);
  // Without the sentences no detail: it may be an attribute's value with a password.
  if (!destroyed?.aborted) report(element, found, chunk?.explain ?? (({ subject }) => subject));
}

/** Reports that a chunk could not be loaded; the one with the sentences may be missing as well. */
export function reportMissingChunk(subject: string, problem: string): never {
  const found = finding("WS111", subject, problem);
  report(document.documentElement, [found], () => `${subject} ${problem}`);
  throw new Error(`${subject} ${problem}`);
}
