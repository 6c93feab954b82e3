import {
  OPT_IN_QUESTIONS,
  type OptInQuestionName,
  type QuestionName,
} from "../../../form/errors.ts";
import type { OptInValues } from "../../../form/opt-in/values.ts";
import type { DeferredMessages, Messages } from "../../../messages/messages.ts";
import type { TimesMessages } from "../../../messages/times/en.ts";
import { optInErrorMessage } from "../../../messages/times/opt-in-error.ts";
import type { PatientMessages } from "../../../messages/times/questions/en.ts";
import { timesMessages } from "../../../messages/times/times-messages.ts";
import type { Phase } from "../../../state/phase.ts";
import type { Scheduler } from "../../../state/scheduler.ts";
import type { OptInContext } from "../../../ui/times/opt-in-context.ts";
import { BeforeSend, Questions } from "../../../ui/times/Questions.tsx";
import { timeWithZone } from "../../../ui/times/time-with-zone.ts";
import type { DeferredView, TimesView, View } from "../../../ui/view.ts";
import { messagesAbout, missingMessage, patientMessages } from "./patient-view.ts";
import type { QuestionContext } from "./question-context.ts";
import type { ExtendView } from "./times-context.ts";

/** What adds the questions of this chunk, and their errors, to a form's view. */
export function createExtendView(
  { phase, form }: Scheduler,
  questions: QuestionContext,
): ExtendView {
  const context = ({ messages }: View): OptInContext => ({
    ...questions,
    values: form.answers.optIn.value ?? {},
    messages: timesMessages(messages.tag),
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
  return (view) => {
    const messages = timesMessages(view.messages.tag);
    const values = form.answers.optIn.value ?? {};
    const patient = patientMessages(messages.questions, values.forWhom);
    return {
      ...view,
      messages: withPhoneHint(messagesAbout(patient, view.messages), messages, values),
      isForOther: patient !== null,
      times: timesView,
      deferred: view.deferred && {
        ...view.deferred,
        messages: { ...view.deferred.messages, ...sentMessages(messages, phase.value) },
        fieldErrorMessage: errorMessages(view.deferred, view.messages.tag, messages, patient),
      },
    };
  };
}

/** With a chosen time, the practice does not call to agree on one. */
const withPhoneHint = (
  { hints, ...messages }: Messages,
  { phoneHint }: TimesMessages,
  { slot }: OptInValues,
): Messages => ({ ...messages, hints: { ...hints, ...(slot && { phone: phoneHint }) } });

const isOptIn = (question: QuestionName): question is OptInQuestionName =>
  OPT_IN_QUESTIONS.some((name) => name === question);

/** The sentences of errors, with those of this chunk's questions and about this patient. */
const errorMessages =
  (
    deferred: DeferredView,
    tag: string,
    messages: TimesMessages,
    patient: PatientMessages | null,
  ): DeferredView["fieldErrorMessage"] =>
  (question, error, callingCode) =>
    isOptIn(question)
      ? optInErrorMessage(messages, deferred.messages, question, error, tag)
      : (missingMessage(patient, question, error) ??
        deferred.fieldErrorMessage(question, error, callingCode));

/** The sentences of the sent screen that differ for a patient who chose a time. */
function sentMessages(
  { requested, booked }: TimesMessages,
  phase: Phase,
): Partial<DeferredMessages> {
  if (phase.name !== "sent" || !phase.receipt.slot) return {};
  return phase.receipt.isBooked ? booked : requested;
}
