/** The available times, and the other questions that a page can turn on. Loaded only if it uses one of them. */

import { type SlotsSource, slotsSource } from "../../../client/slots/load-slots.ts";
import type { SlotsOutcome } from "../../../client/slots/slots-outcome.ts";
import { slotsFindings } from "../../../diagnostics/failure-findings.ts";
import { finding } from "../../../diagnostics/finding.ts";
import { readOwnQuestions } from "../../../form/own-questions.ts";
import { askedNow, planPageQuestions } from "../../../form/page-questions.ts";
import { createStyles } from "../../../host/page.ts";
import { withoutIsolates } from "../../../messages/format.ts";
import { supportedLanguage } from "../../../messages/languages.ts";
import { OWN_QUESTIONS_SCRIPT } from "../../../settings/names.ts";
import { hasAnswers } from "../../../state/form-model.ts";
import { createAskModel } from "../../../state/questions/ask-model.ts";
import { createSlotsModel } from "../../../state/slots/slots-model.ts";
import slotsCss from "../../../ui/css/slots.css?inline";
import { pageQuestionsView } from "../../../ui/questions/page-questions.tsx";
import type { FormContext } from "../form-context.ts";

const adoptStyles = createStyles(slotsCss);

export function startQuestions(context: FormContext): void {
  const { element, shadow, settings, scheduler, deps, language, destroyed } = context;
  // The form may have been removed while this chunk loaded.
  if (destroyed.aborted) return;
  adoptStyles(shadow);
  const own = readOwnQuestions(listedQuestions(element, settings.questions), supportedLanguage);
  context.report(own.problems.map((problem) => finding("WS118", ...problem)));
  const source = slotsSource(element, settings.slotsUrl);
  const { questions } = planPageQuestions({ ...settings, hasTimes: source !== null });
  const { form } = scheduler;
  const ask = createAskModel({
    form,
    deps,
    consentSentence(practice) {
      if (!language.value) return null;
      const { messages, questions: sentences } = language.value;
      const label = `${sentences.textConsent(practice)} ${messages.optional}`;
      return withoutIsolates(`${label} ${sentences.textConsentDescription}`);
    },
  });
  const slots = source
    ? createSlotsModel({
        scheduler,
        deps,
        source,
        onLoaded: reportTimes(source, context.report),
        destroyed,
      })
    : null;
  context.pageQuestionsView.value = { ...pageQuestionsView, ask, slots };
  const isAnswered = hasAnswers(form.answers, form.prefilled.peek());
  const isUsed = isAnswered || shadow.querySelector(":is(input, textarea):focus") !== null;
  const isOneScreen = isUsed && form.step.peek()?.name === "details";
  const title = shadow.querySelector(".title:focus");
  scheduler.pageQuestions.value = {
    ...ask,
    questions: [...questions, ...own.questions],
    isOneScreen,
    asked: askedNow,
    slots,
    onShown(step) {
      slots?.onShown(step);
      ask.onShown(step);
    },
  };
  const focusTitle = () => shadow.querySelector<HTMLElement>(".title")?.focus();
  if (title) void deps.untilPainted().then(focusTitle);
}

/** What the page has in the attribute, in the script that it names, or in the one inside the element; or what is wrong. */
function listedQuestions(element: Element, given: string | null): unknown {
  const { ownerDocument: page } = element;
  const script = given ? page.getElementById(given) : element.querySelector(OWN_QUESTIONS_SCRIPT);
  const json = given?.startsWith("[") ? given : script?.textContent;
  if (json === undefined) return given ? `no element has the id “${given}”` : [];
  try {
    return JSON.parse(json);
  } catch (error) {
    return String(error);
  }
}

/** Reports each problem of the source once. */
function reportTimes({ name }: SlotsSource, report: FormContext["report"]) {
  const reported = new Set<string>();
  return (outcome: SlotsOutcome) => {
    const found = slotsFindings(name, outcome);
    const unreported = found.filter(({ code }) => !reported.has(code));
    for (const { code } of unreported) reported.add(code);
    if (unreported.length > 0) report(unreported);
  };
}
