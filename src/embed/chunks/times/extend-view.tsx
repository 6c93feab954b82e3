import {
  type FieldError,
  OPT_IN_QUESTIONS,
  type OptInQuestionName,
  type QuestionName,
} from "../../../form/errors.ts";
import type { OptInPlan } from "../../../form/opt-in/plan.ts";
import type { OptInValues } from "../../../form/opt-in/values.ts";
import type { TimesMessages } from "../../../messages/times/en.ts";
import { optInErrorMessage } from "../../../messages/times/opt-in-error.ts";
import { timesMessages } from "../../../messages/times/times-messages.ts";
import type { Scheduler } from "../../../state/scheduler.ts";
import type { OptInContext } from "../../../ui/times/opt-in-context.ts";
import { BeforeSend, Questions } from "../../../ui/times/Questions.tsx";
import type { DeferredView, TimesView, View } from "../../../ui/view.ts";
import type { ExtendView } from "./times-context.ts";

/** What adds the questions of this chunk, and their errors, to a form's view. */
export function createExtendView({ form }: Scheduler, asked: OptInPlan): ExtendView {
  const context = ({ messages }: View): OptInContext => ({
    asked,
    values: form.answers.optIn.value ?? {},
    messages: timesMessages(messages.tag),
    answer(question, change) {
      answer(form, question, change);
    },
  });
  const times: TimesView = {
    questions: (props) => <Questions {...props} optIn={context(props.view)} />,
    beforeSend: (props) => <BeforeSend {...props} optIn={context(props.view)} />,
  };
  return (view) => ({
    ...view,
    times,
    deferred: view.deferred && extendDeferred(view.deferred, timesMessages(view.messages.tag)),
  });
}

function answer(
  { answers, errors }: Scheduler["form"],
  question: QuestionName,
  change: OptInValues,
) {
  const values = Object.entries({ ...answers.optIn.value, ...change });
  const given = values.filter(([, value]) => value !== undefined);
  answers.optIn.value = given.length > 0 ? Object.fromEntries(given) : null;
  const { [question]: _fixed, ...others } = errors.value;
  errors.value = others;
}

const isOptIn = (question: QuestionName): question is OptInQuestionName =>
  OPT_IN_QUESTIONS.some((name) => name === question);

const extendDeferred = (deferred: DeferredView, messages: TimesMessages): DeferredView => ({
  ...deferred,
  fieldErrorMessage: (question: QuestionName, error: FieldError, callingCode) =>
    isOptIn(question)
      ? optInErrorMessage(messages, deferred.messages, question, error)
      : deferred.fieldErrorMessage(question, error, callingCode),
});
