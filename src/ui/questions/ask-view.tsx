import { computed } from "@preact/signals";
import { PAGE_QUESTIONS, type PageQuestionName, type QuestionName } from "../../form/errors.ts";
import { pageErrorMessage } from "../../messages/page-error.ts";
import type { AskModel } from "../../state/questions/ask-model.ts";
import type { QuestionSetView } from "../view.ts";
import { ForWhom } from "./ForWhom.tsx";
import { NewPatient } from "./NewPatient.tsx";
import { PreferredTimes } from "./PreferredTimes.tsx";
import { TextConsent } from "./TextConsent.tsx";

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
        <NewPatient {...props} model={model} />
      </>
    ),
    BeforeSend: (props) => <TextConsent {...props} model={model} />,
    adapt(view, language) {
      const { deferred, messages } = view;
      const patient = forWhom.value === "self" ? null : language.questions.patients[forWhom.value];
      const sentences: Partial<Record<QuestionName, string>> | undefined = patient?.missing;
      return {
        ...view,
        isForOther: patient !== null,
        messages: {
          ...messages,
          // The page's questions are optional, or may be.
          everyQuestion: messages.unlessOptional,
          fields: { ...messages.fields, ...patient?.fields },
          // Not a copy for the patient's own request: the set of times has a hint that reads a signal.
          hints: patient ? { ...messages.hints, ...patient.hints } : messages.hints,
        },
        deferred: computed(() => {
          const loaded = deferred.value;
          return (
            loaded && {
              ...loaded,
              fieldErrorMessage(question, error, callingCode) {
                if (isPageQuestion(question)) return pageErrorMessage(language, question, error);
                const missing = error.code === "missing" && sentences?.[question];
                return missing || loaded.fieldErrorMessage(question, error, callingCode);
              },
            }
          );
        }),
      };
    },
  };
}
