import { emit } from "../api/events.ts";
import { type Deferred, type LoadChunk, useChunk } from "../element/load-chunk.ts";
import type { Finding } from "./diagnostics.ts";

const reported = new WeakMap<Element, Finding[]>();

/** The findings that were reported about an element so far. */
export const getReported = (element: Element): readonly Finding[] => reported.get(element) ?? [];

/**
 * Reports findings in the console and as `web-scheduler-diagnostic` events.
 *
 * @param explain without it, the details are complete sentences
 */
export function report(
  element: Element,
  found: readonly Finding[],
  explain?: Deferred["explain"],
): void {
  reported.set(element, [...getReported(element), ...found]);
  for (const { code, subject, detail } of found) {
    const message = explain?.({ code, subject, detail }) ?? `${subject} ${detail}`;
    console.warn(`[web-scheduler] ${code} ${message}`);
    emit(element, "web-scheduler-diagnostic", { code, subject, message });
  }
}

/** Reports a finding where there is no form yet. */
export const loadAndReport = (element: Element, found: Finding, loadChunk: LoadChunk): void =>
  void useChunk(loadChunk, "deferred", ({ explain }) => report(element, [found], explain));
