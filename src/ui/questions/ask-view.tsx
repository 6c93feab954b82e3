import { computed } from "@preact/signals";
import { PAGE_QUESTIONS, type PageQuestionName, type QuestionName } from "../../form/errors.ts";
import { firstOfPatient, senderFirst } from "../../form/question-order.ts";
import { pageErrorMessage } from "../../messages/field-messages.ts";
import type { AskModel } from "../../state/questions/ask-model.ts";
import type { QuestionSetView, View } from "../view.ts";
import { PreferredTimes, TextConsent } from "./checkbox-questions.tsx";
import { ForWhom, NewPatient, SectionTitle } from "./ForWhom.tsx";

const isPageQuestion = (question: QuestionName): question is PageQuestionName =>
  PAGE_QUESTIONS.some((name) => name === question);

/** Shows the preferred times and the questions of `ask`, and what the form says about another patient. */
export function createAskView(model: AskModel): QuestionSetView {
  const forWhom = computed(() => model.values.value.forWhom ?? "self");
  return {
    Questions: (props) => (
      <>
        <PreferredTimes {...props} model={model} />
        <ForWhom {...props} model={model} />
        {!props.view.before && <NewPatient {...props} model={model} />}
      </>
    ),
    BeforeSend: (props) => <TextConsent {...props} model={model} />,
    adapt(view, language) {
      const { deferred, messages } = view;
      const patient = forWhom.value === "self" ? null : language.questions.patients[forWhom.value];
      const inOrder = <Question extends { name: string }>(questions: readonly Question[]) =>
        senderFirst(messages.inNameOrder?.(questions) ?? questions);
      const plan = view.scheduler.plan.value;
      const field = plan && patient && firstOfPatient(inOrder(plan.fields));
      const sentences: Partial<Record<QuestionName, string>> | undefined = patient?.missing;
      const adapted: View = {
        ...view,
        isForOther: patient !== null,
        before:
          plan && patient && field
            ? {
                [field]: (readOnly: boolean) => (
                  <>
                    <SectionTitle view={view}>{patient.title}</SectionTitle>
                    <NewPatient {...{ view: adapted, plan, language, readOnly, model }} />
                  </>
                ),
              }
            : undefined,
        messages: {
          ...messages,
          // The page's questions are optional, or may be.
          everyQuestion: messages.unlessOptional,
          ...(patient && { inNameOrder: inOrder }),
          fields: { ...messages.fields, ...patient?.fields },
          hints: { ...messages.hints, ...patient?.hints },
        },
        deferred: computed(() => {
          const loaded = deferred.value;
          return (
            loaded && {
              ...loaded,
              fieldErrorMessage(question, error, callingCode) {
                const own = isPageQuestion(question)
                  ? pageErrorMessage(language, question, error, forWhom.value)
                  : error.code === "missing" && sentences?.[question];
                if (!own) return loaded.fieldErrorMessage(question, error, callingCode);
                const others = (error.others ?? []).map((other) =>
                  loaded.fieldErrorMessage(question, other, callingCode),
                );
                return [own, ...others].join(". ");
              },
            }
          );
        }),
      };
      return adapted;
    },
  };
}
