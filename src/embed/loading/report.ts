import { isLoopback } from "../../contract/loopback.ts";
import { type Finding, finding } from "../../diagnostics/finding.ts";
import type { DoctorReport } from "../../doctor/report.ts";
import { attempt, contain } from "../../host/contain.ts";
import { emit } from "../api/events.ts";
import type { Chunks, LoadChunk } from "./load-chunk.ts";

const reported = new WeakMap<Element, Finding[]>();

export const getReported = (element: Element): readonly Finding[] => reported.get(element) ?? [];

/** What the form itself knows; the sentences are in the doctor's chunk and in the documentation. */
const describe = ({ subject, detail }: Finding): string => {
  const found = detail ? `${subject}: ${detail}` : subject;
  return `${found}. Add #web-scheduler-doctor to the page's address to see what to do.`;
};

/** In the console and as `web-scheduler-diagnostic` events. Never throws: a page may have replaced the console. */
export function report(
  element: Element,
  found: readonly Finding[],
  toMessage: (found: Finding) => string = describe,
): void {
  reported.set(element, [...getReported(element), ...found]);
  for (const one of found) {
    const { code, subject } = one;
    const message = toMessage(one);
    attempt(() => console.warn(`[web-scheduler] ${code} ${message}`));
    emit(element, "web-scheduler-diagnostic", { code, subject, message });
  }
}

/** Reports once that a chunk could not be loaded, whose URL has the number of the attempt. */
export function reportMissingChunk(subject: string, problem: string): never {
  const page = document.documentElement;
  const file = subject.replace(/\?\d+$/, "");
  const isReported = getReported(page).some((other) => other.subject === file);
  if (!isReported) report(page, [finding("WS111", file, problem)]);
  throw new Error(`${subject} ${problem}.`);
}

/** Later than a page's own scripts usually insert links and forms. */
const DELAY_MS = 3_000;

/** What the doctor finds without requests, where somebody builds the page; elsewhere only what stops the form. */
export function reportOnLoopback(
  element: Element,
  loadChunk: LoadChunk,
  find: (doctor: Chunks["doctor"]) => readonly Finding[],
): void {
  if (!isLoopback(location.hostname)) return;
  const check = contain((doctor: Chunks["doctor"]) =>
    report(element, find(doctor), doctor.explain),
  );
  setTimeout(
    contain(() => loadChunk("doctor").then(check, () => {})),
    DELAY_MS,
  );
}

export const runDoctor = (loadChunk: LoadChunk): Promise<DoctorReport> =>
  loadChunk("doctor").then(({ doctor }) => doctor({ loadChunk, getReported }));

/** Runs the doctor if the page's URL asks for it and the visitor agrees. */
export function runDoctorOnHash(loadChunk: LoadChunk): void {
  if (location.hash !== "#web-scheduler-doctor") return;
  loadChunk("doctor")
    .then(({ doctorOnHash }) => doctorOnHash({ loadChunk, getReported }))
    .catch((error) => attempt(() => console.error("[web-scheduler]", error)));
}
