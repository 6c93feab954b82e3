import type { Finding } from "../../diagnostics/finding.ts";
import { contain } from "../../state/contain.ts";
import type { SchedulerCallbacks } from "../../state/deps.ts";
import type { Settings } from "../api/attributes.ts";
import { emit } from "../api/events.ts";
import type { SchedulerElement } from "../api/scheduler-element.ts";
import type { LoadedRecord } from "../chunks/doctor/endpoints.ts";
import type { Deferred, LoadChunk } from "../loading/load-chunk.ts";
import { reportOnLoopback } from "../loading/report.ts";

/** Reports what stops the form to the site owner, after the chunk that finds it has loaded, by default at once. */
export type ReportFindings = (
  find: (deferred: Deferred) => readonly Finding[],
  isUrgent?: boolean,
) => Promise<void>;

/**
 * Turns the scheduler's callbacks into events for the page and diagnostics for its owner.
 *
 * @param applyPrefill called at the first question only, so that what a patient deletes stays
 *   deleted
 */
export function createCallbacks(
  element: SchedulerElement,
  settings: Settings,
  loadChunk: LoadChunk,
  reportFindings: ReportFindings,
  applyPrefill: () => void,
): SchedulerCallbacks {
  let isPrefilled = false;
  const reportForDeveloper = (loaded: LoadedRecord | null) =>
    reportOnLoopback(element, loadChunk, ({ formFindings }) => formFindings(element, loaded));
  return {
    onLoaded: contain((record, problems) => {
      emit(element, "web-scheduler-ready", { locationId: record.id });
      const find = ({ unreadableFindings }: Deferred) => unreadableFindings(record, problems);
      void reportFindings(find, problems.length > 0);
      reportForDeveloper({ record, problems });
    }),
    onLoadFailed: contain((failure, status) => {
      void reportFindings(({ loadFindings }) => loadFindings(element, failure, settings, status));
      reportForDeveloper(null);
      emit(element, "web-scheduler-error", { reason: failure });
    }),
    onStep: contain((step) => {
      emit(element, "web-scheduler-step", { step });
      if (!isPrefilled) applyPrefill();
      isPrefilled = true;
    }),
    onNotSent: contain((reason, isBroken) => {
      if (!isBroken) void reportFindings(({ notSentFindings }) => notSentFindings(reason));
      emit(element, "web-scheduler-error", { reason });
    }),
    onSent: contain((requestId) => {
      element.prefill = null;
      emit(element, "web-scheduler-sent", { requestId });
    }),
  };
}
