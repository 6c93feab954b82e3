import { brandOf } from "../../branding/brand.ts";
import { publicDetailUrl } from "../../client/load-location.ts";
import type { SchedulerCallbacks } from "../../state/deps.ts";
import type { Settings } from "../api/attributes.ts";
import { emit } from "../api/events.ts";
import type { Host } from "../api/host.ts";
import type { Finding } from "../diagnostics/diagnostics.ts";
import { hasTheme, isUsual } from "../diagnostics/is-usual.ts";
import type { Deferred } from "../element/load-chunk.ts";
import { whenIdle } from "./when-idle.ts";

/** Reports findings to the site owner, after the chunk that finds and explains them has loaded. */
export type ReportFindings = (find: (deferred: Deferred) => readonly Finding[]) => Promise<void>;

/**
 * Turns the scheduler's callbacks into events for the page and diagnostics for its owner.
 *
 * @param applyPrefill called at the first question only, so that what a patient deletes stays
 *   deleted
 */
export function createCallbacks(
  element: Host,
  { baseUrl, locationId }: Settings,
  reportFindings: ReportFindings,
  applyPrefill: () => void,
): SchedulerCallbacks {
  let isPrefilled = false;
  return {
    onLoaded(record, problems) {
      emit(element, "web-scheduler-ready", { locationId: record.id });
      // Later, so that nothing delays the form. The browser would also have to compute the page's
      // styles and layout twice: 24 ms for each of 100 forms on a page (Chromium 156).
      whenIdle(() => {
        const brandProblems = brandOf(record, Boolean(element.draft)).problems;
        if (problems.length + brandProblems.length > 0 || !isUsual(record) || hasTheme(element)) {
          void reportFindings(({ diagnose }) => diagnose(element, record, problems, brandProblems));
        }
      });
    },
    onLoadFailed(failure, status) {
      if (failure !== "not-set-up" && baseUrl && locationId) {
        const url = publicDetailUrl(baseUrl, locationId);
        void reportFindings(({ loadFinding }) => [loadFinding(failure, url, status)]);
      }
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
