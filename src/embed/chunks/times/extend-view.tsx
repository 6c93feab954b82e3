import {
  type FieldError,
  OPT_IN_QUESTIONS,
  type OptInQuestionName,
  type QuestionName,
} from "../../../form/errors.ts";
import type { OptInPlan } from "../../../form/opt-in/plan.ts";
import type { DeferredMessages } from "../../../messages/messages.ts";
import type { TimesMessages } from "../../../messages/times/en.ts";
import { optInErrorMessage } from "../../../messages/times/opt-in-error.ts";
import { timesMessages } from "../../../messages/times/times-messages.ts";
import type { Phase } from "../../../state/phase.ts";
import type { Scheduler } from "../../../state/scheduler.ts";
import { answerOptIn } from "../../../state/times/set-opt-in.ts";
import type { TimesModel } from "../../../state/times/times-model.ts";
import type { OptInContext } from "../../../ui/times/opt-in-context.ts";
import { BeforeSend, Questions } from "../../../ui/times/Questions.tsx";
import { timeWithZone } from "../../../ui/times/time-with-zone.ts";
import type { DeferredView, TimesView, View } from "../../../ui/view.ts";
import type { ExtendView } from "./times-context.ts";

/**
 * What adds the questions of this chunk, and their errors, to a form's view.
 *
 * @param times null if the page offers no times
 */
export function createExtendView(
  { phase, form }: Scheduler,
  asked: OptInPlan,
  times: TimesModel | null,
): ExtendView {
  const context = ({ messages }: View): OptInContext => ({
    asked,
    times,
    values: form.answers.optIn.value ?? {},
    messages: timesMessages(messages.tag),
    answer: (question, change) => answerOptIn(form, question, change),
  });
  const timesView: TimesView = {
    questions: (props) => <Questions {...props} optIn={context(props.view)} />,
    beforeSend: (props) => <BeforeSend {...props} optIn={context(props.view)} />,
    sentTime: ({ slot, isBooked }, { time_zone }, tag) =>
      slot && {
        term: timesMessages(tag)[isBooked ? "bookedTime" : "sentTime"],
        text: timeWithZone(slot, time_zone, tag),
      },
  };
  return (view) => ({
    ...view,
    // The questions of this chunk are optional, or may be.
    messages: { ...view.messages, everyQuestion: view.messages.unlessOptional },
    times: timesView,
    deferred: view.deferred && extendDeferred(view.deferred, view.messages.tag, phase.value),
  });
}

const isOptIn = (question: QuestionName): question is OptInQuestionName =>
  OPT_IN_QUESTIONS.some((name) => name === question);

function extendDeferred(deferred: DeferredView, tag: string, phase: Phase): DeferredView {
  const messages = timesMessages(tag);
  return {
    ...deferred,
    messages: { ...deferred.messages, ...sentMessages(messages, phase) },
    fieldErrorMessage: (question: QuestionName, error: FieldError, callingCode) =>
      isOptIn(question)
        ? optInErrorMessage(messages, deferred.messages, question, error)
        : deferred.fieldErrorMessage(question, error, callingCode),
  };
}

/** The sentences of the sent screen that differ for a patient who chose a time. */
function sentMessages(
  { requested, booked }: TimesMessages,
  phase: Phase,
): Partial<DeferredMessages> {
  if (phase.name !== "sent" || !phase.receipt.slot) return {};
  return phase.receipt.isBooked ? booked : requested;
}
