import { brandOf } from "../../branding/brand.ts";
import { publicDetailUrl } from "../../client/load-location.ts";
import type { Finding } from "../../diagnostics/finding.ts";
import type { SchedulerCallbacks } from "../../state/deps.ts";
import type { Settings } from "../api/attributes.ts";
import { emit } from "../api/events.ts";
import type { SchedulerElement } from "../api/scheduler-element.ts";
import type { Deferred } from "../loading/load-chunk.ts";
import { whenIdle } from "../runtime/when-idle.ts";

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
  { baseUrl, locationId }: Settings,
  deferredLoaded: Promise<Deferred>,
  reportFindings: ReportFindings,
  applyPrefill: () => void,
): SchedulerCallbacks {
  let isPrefilled = false;
  return {
    onLoaded(record, problems) {
      emit(element, "web-scheduler-ready", { locationId: record.id });
      // Later, so that nothing delays the form. The browser would also have to compute the page's
      // styles and layout twice: 24 ms for each of 100 forms on a page (Chromium 156).
      void deferredLoaded.then(({ recordFindings, checkTheme }) =>
        whenIdle(() => {
          const brand = brandOf(record, Boolean(element.showDraft));
          const found = recordFindings(record, problems, brand);
          void reportFindings(() => [...found, ...checkTheme(element)]);
        }),
      );
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
