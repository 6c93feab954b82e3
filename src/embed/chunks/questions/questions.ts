/**
 * The available times to choose from, and the other questions that a page can turn on. Loaded only if
 * the page uses one of them.
 */

import { planPageQuestions } from "../../../form/questions/plan.ts";
import { withoutIsolates } from "../../../messages/format.ts";
import { createAskModel } from "../../../state/questions/ask-model.ts";
import { createSlotsModel } from "../../../state/slots/slots-model.ts";
import questionsCss from "../../../ui/css/questions.css?inline";
import slotsCss from "../../../ui/css/slots.css?inline";
import { createAskView } from "../../../ui/questions/ask-view.tsx";
import { createSlotsView } from "../../../ui/slots/slots-view.tsx";
import { createStyles } from "../../runtime/styles.ts";
import type { QuestionsContext } from "./chunk-context.ts";
import { createLoadTimes } from "./load-available-times.ts";

export { setRuntime } from "../shared-runtime.ts";
/** For the doctor. */
export { createLoadTimes };

const adoptStyles = createStyles(`${slotsCss}\n${questionsCss}`);

/** Registers the questions that the page turned on. */
export function startQuestions(context: QuestionsContext): void {
  const { element, shadow, settings, scheduler, deps, language, destroyed } = context;
  // The form may have been removed while this chunk loaded.
  if (destroyed.aborted) return;
  adoptStyles(shadow);
  const { plan } = planPageQuestions({
    ...settings,
    hasSlotsHandler: Boolean(element.onSlots),
  });
  const { form, questions } = scheduler;
  const ask = createAskModel({
    form,
    deps,
    plan,
    consentSentence(practice) {
      if (!language.value) return null;
      const { messages, questions: sentences } = language.value;
      const label = `${sentences.textConsent(practice)} (${messages.optional})`;
      return withoutIsolates(`${label} ${sentences.textConsentHint}`);
    },
  });
  const askSet = { ...ask, view: createAskView(ask) };
  if (!plan.source) {
    questions.value = [...questions.value, askSet];
    return;
  }
  const load = createLoadTimes(context);
  const slots = createSlotsModel({ scheduler, deps, source: plan.source, load, destroyed });
  const slotsSet = { ...slots, view: createSlotsView(slots, scheduler) };
  questions.value = [...questions.value, slotsSet, askSet];
}
