import { brandOf } from "../../branding/brand.ts";
import { publicDetailUrl } from "../../client/load-location.ts";
import type { Happenings } from "../../state/deps.ts";
import type { Settings } from "../api/attributes.ts";
import { emit } from "../api/events.ts";
import type { Host } from "../api/host.ts";
import type { Later } from "../chunks/deferred/deferred.ts";
import type { Finding } from "../diagnostics/diagnostics.ts";
import { loadFinding, notSentFindings } from "../diagnostics/report.ts";

/** Tells the site owner what is found, once the part is there that finds and explains. */
export type Tell = (find: (later: Later | null) => readonly Finding[]) => Promise<void>;

/**
 * Makes events for the page, and diagnostics for its owner, of what happens in a form.
 *
 * @param fill what to do at the first question: once, since what a patient has taken out stays out
 */
export function happeningsOf(
  element: Host,
  { baseUrl, locationId }: Settings,
  tell: Tell,
  fill: () => void,
): Happenings {
  let filled = false;
  return {
    loaded(record, problems) {
      emit(element, "scheduler-ready", { locationId: record.id });
      const brandProblems = brandOf(record).problems;
      void tell((later) => later?.diagnose(element, record, problems, brandProblems) ?? []);
    },
    loadFailed(failure, status) {
      if (failure !== "not-set-up" && baseUrl && locationId) {
        const found = loadFinding(failure, publicDetailUrl(baseUrl, locationId), status);
        void tell(() => [found]);
      }
      emit(element, "scheduler-error", { reason: failure });
    },
    step(step) {
      emit(element, "scheduler-step", { step });
      if (!filled) fill();
      filled = true;
    },
    notSent(why) {
      void tell(() => notSentFindings(why));
      emit(element, "scheduler-error", { reason: why });
    },
    sent: (requestId) => emit(element, "scheduler-sent", { requestId }),
  };
}
