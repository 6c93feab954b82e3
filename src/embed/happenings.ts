import { brandOf } from "../branding/brand.ts";
import { publicDetailUrl } from "../client/load.ts";
import type { Happenings } from "../state/collaborators.ts";
import type { Finding } from "./diagnostics.ts";
import { emit } from "./events.ts";
import type { Host } from "./host.ts";
import type { Later } from "./later.ts";
import { loadFinding, notSentFindings } from "./report.ts";
import type { Settings } from "./settings.ts";

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
