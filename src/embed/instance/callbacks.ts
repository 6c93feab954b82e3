import { brandOf } from "../../branding/brand.ts";
import type { Finding } from "../../diagnostics/finding.ts";
import type { SchedulerCallbacks } from "../../state/deps.ts";
import type { Settings } from "../api/attributes.ts";
import { emit } from "../api/events.ts";
import type { SchedulerElement } from "../api/scheduler-element.ts";
import type { Deferred } from "../loading/load-chunk.ts";

/** Reports findings to the site owner, after the chunk that finds them has loaded. */
export type ReportFindings = (find: (deferred: Deferred) => readonly Finding[]) => Promise<void>;

/**
 * Turns the scheduler's callbacks into events for the page and diagnostics for its owner.
 *
 * @param deferredLoaded resolves when the chunk has loaded, for whatever reason
 * @param applyPrefill called at the first question only, so that what a patient deletes stays
 *   deleted
 */
export function createCallbacks(
  element: SchedulerElement,
  settings: Settings,
  deferredLoaded: Promise<Deferred>,
  reportFindings: ReportFindings,
  applyPrefill: () => void,
): SchedulerCallbacks {
  let isPrefilled = false;
  return {
    onLoaded(record, problems) {
      emit(element, "web-scheduler-ready", { locationId: record.id });
      const findBrand = () => brandOf(record, Boolean(element.showDraft));
      void deferredLoaded.then(({ reportRecord }) =>
        reportRecord(element, record, problems, findBrand, reportFindings),
      );
    },
    onLoadFailed(failure, status) {
      void reportFindings(({ loadFindings }) => loadFindings(failure, settings, status));
      emit(element, "web-scheduler-error", { reason: failure });
    },
    onStep(step) {
      emit(element, "web-scheduler-step", { step });
      if (!isPrefilled) applyPrefill();
      isPrefilled = true;
    },
    onNotSent(reason) {
      void reportFindings(({ notSentFindings }) => notSentFindings(reason));
      emit(element, "web-scheduler-error", { reason });
    },
    onSent(requestId) {
      element.prefill = null;
      emit(element, "web-scheduler-sent", { requestId });
    },
  };
}
