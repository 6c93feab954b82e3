import type { LoadFailure } from "../../client/failures.ts";
import type { NotSent } from "../../state/phase.ts";
import { emit } from "../api/events.ts";
import type { Later } from "../chunks/deferred/deferred.ts";
import type { LoadPart } from "../element/load-chunk.ts";
import { type DiagnosticCode, type Finding, finding } from "./diagnostics.ts";

const LOAD_CODES: Record<LoadFailure, DiagnosticCode> = {
  unreachable: "WS201",
  timeout: "WS202",
  "not-found": "WS203",
  refused: "WS204",
  unavailable: "WS205",
  "not-json": "WS206",
  "unexpected-answer": "WS207",
  "wrong-location": "WS208",
};

const NOT_SENT_CODES: Partial<Record<NotSent, DiagnosticCode>> = {
  unsure: "WS401",
  busy: "WS402",
  refused: "WS403",
  reused: "WS404",
  nowhere: "WS405",
};

const told = new WeakMap<Element, Finding[]>();

/** What was reported about an element so far. */
export const toldOf = (element: Element): readonly Finding[] => told.get(element) ?? [];

/** Tells the site owner: a line in the console and a `scheduler-diagnostic` event. */
export function report(
  element: Element,
  found: readonly Finding[],
  explain: Later["explain"] | undefined,
): void {
  const before = toldOf(element);
  const missing = !explain && !before.some(({ code }) => code === "WS111");
  const all = missing ? [...found, finding("WS111", "web-scheduler-later.js")] : found;
  told.set(element, [...before, ...all]);
  for (const { code, subject, detail } of all) {
    // Without the sentences the number still finds its row in README.
    const message = explain?.({ code, subject, detail }) ?? `${subject} ${detail}`.trim();
    console.warn(`[web-scheduler] ${code} ${message}`);
    emit(element, "scheduler-diagnostic", { code, subject, message });
  }
}

/** The same for what is found before there is a form. */
export async function tell(element: Element, found: Finding, loadPart: LoadPart): Promise<void> {
  const part = await loadPart("later").catch(() => null);
  report(element, [found], part?.later.explain);
}

export const loadFinding = (failure: LoadFailure, url: string, status: number | undefined) =>
  finding(LOAD_CODES[failure], url, status === undefined ? "" : `status ${status}`);

/** Nothing for what is the patient's own connection, which no site owner can mend. */
export function notSentFindings(why: NotSent): Finding[] {
  const code = NOT_SENT_CODES[why];
  return code ? [finding(code, "submit-url")] : [];
}
