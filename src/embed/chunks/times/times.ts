/**
 * The free times to choose from, and the other questions that a page can turn on. Loaded only if the
 * page uses one of them.
 */
import type { computed, effect, signal } from "@preact/signals-core";
import type { h } from "preact";
import { planOptIn } from "../../../form/opt-in/plan.ts";
import { createTimesModel } from "../../../state/times/times-model.ts";
import optInCss from "../../../ui/css/opt-in.css?inline";
import timesCss from "../../../ui/css/times.css?inline";
import type { Choices } from "../../../ui/fields/Choices.tsx";
import type { TextControl } from "../../../ui/fields/TextControl.tsx";
import { finding } from "../../diagnostics/diagnostics.ts";
import { createStyles } from "../../element/styles.ts";
import { setPreact } from "../deferred/preact.ts";
import { extendDeps } from "./extend-deps.ts";
import { createExtendView } from "./extend-view.tsx";
import { createLoadTimes } from "./load-free-times.ts";
import { createQuestionContext } from "./question-context.ts";
import type { ExtendView, TimesContext } from "./times-context.ts";

// For the doctor.
export { loadSlots } from "../../../client/slots/load-slots.ts";
export { slotsFinding } from "../../diagnostics/slots-codes.ts";

/** What chunks do not share with the script. */
interface Shared {
  h: typeof h;
  signal: typeof signal;
  effect: typeof effect;
  computed: typeof computed;
  Choices: typeof Choices;
  TextControl: typeof TextControl;
}

const adoptStyles = createStyles(`${timesCss}\n${optInCss}`);

/** Adds the questions to a form; returns what adds them to its view. */
export function startTimes(context: TimesContext, { h, ...shared }: Shared): ExtendView {
  const { element, settings, scheduler, deps, reportFindings, destroyed } = context;
  // The form may have been removed while this chunk loaded.
  if (destroyed.aborted) return (view) => view;
  setPreact({ h });
  if (element.shadowRoot) adoptStyles(element.shadowRoot);
  const { plan, unknown } = planOptIn({ ...settings, hasSlotsHandler: Boolean(element.onSlots) });
  if (unknown.length > 0) {
    reportFindings(() => unknown.map((token) => finding("WS102", "ask", token)));
  }
  const load = createLoadTimes(context);
  const times = plan.source
    ? createTimesModel({ scheduler, deps, load, destroyed, ...shared })
    : null;
  const { form } = scheduler;
  const questions = createQuestionContext({ form, asked: plan, times, deps, ...shared });
  extendDeps(deps, scheduler, plan, times, questions);
  if (times) deps.onTimes?.(times.state);
  return createExtendView(scheduler, questions);
}
