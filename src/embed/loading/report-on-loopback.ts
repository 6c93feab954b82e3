import { isLoopback } from "../../contract/loopback.ts";
import type { Finding } from "../../diagnostics/finding.ts";
import { contain } from "../../state/contain.ts";
import { type Chunks, type LoadChunk, useChunk } from "./load-chunk.ts";
import { report } from "./report.ts";

/** Later than a page's own scripts usually insert links and forms. */
const DELAY_MS = 3_000;

/**
 * On this computer, where somebody builds the page, reports what the doctor finds without a request. A
 * patient's page computes only what stops the form.
 */
export function reportOnLoopback(
  element: Element,
  loadChunk: LoadChunk,
  find: (doctor: Chunks["doctor"]) => readonly Finding[],
): void {
  if (!isLoopback(location.hostname)) return;
  const check = () =>
    useChunk(loadChunk, "doctor", (doctor) => report(element, find(doctor), doctor.explain));
  setTimeout(contain(check), DELAY_MS);
}
