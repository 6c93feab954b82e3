/**
 * The free times to choose from, and the other questions that a page can turn on. Loaded only if the
 * page uses one of them.
 */
import type { h } from "preact";
import { planOptIn } from "../../../form/opt-in/plan.ts";
import timesCss from "../../../ui/css/times.css?inline";
import { finding } from "../../diagnostics/diagnostics.ts";
import { createStyles } from "../../element/styles.ts";
import { setPreact } from "../deferred/preact.ts";
import { extendDeps } from "./extend-deps.ts";
import { createExtendView } from "./extend-view.tsx";
import type { ExtendView, TimesContext } from "./times-context.ts";

// For the doctor.
export { loadSlots } from "../../../client/slots/load-slots.ts";
export { slotsFinding } from "../../diagnostics/slots-codes.ts";

/** What chunks do not share with the script. */
interface Shared {
  h: typeof h;
}

const adoptStyles = createStyles(timesCss);

/** Adds the questions to a form; returns what adds them to its view. */
export function startTimes(
  { element, settings, scheduler, deps, reportFindings }: TimesContext,
  { h }: Shared,
): ExtendView {
  setPreact({ h });
  if (element.shadowRoot) adoptStyles(element.shadowRoot);
  const { plan, unknown } = planOptIn({ ...settings, hasSlotsHandler: element.onSlots !== null });
  if (unknown.length > 0) {
    reportFindings(() => unknown.map((token) => finding("WS102", "ask", token)));
  }
  extendDeps(deps, scheduler, plan, () => {});
  return createExtendView(scheduler, plan);
}
