import { FOR_WHOM } from "../../contract/booking-request/answers.ts";
import { type NamesWith, QUESTIONS } from "../../contract/questions.ts";
import type { AskName, RequesterQuestionName } from "../../form/page-questions.ts";
import { LIVE } from "../elements/live.ts";
import { ErrorLine, errorProps, questionClass } from "../errors/question-error.tsx";
import { Choices } from "../fields/Choices.tsx";
import { TextControl } from "../fields/TextControl.tsx";
import { useView } from "../view-context.ts";
import { Checkbox } from "./Checkbox.tsx";
import type { PageProps, PageQuestion } from "./page-question.ts";

const requester = (name: RequesterQuestionName): PageQuestion => ({
  Control: (props) => <Requester {...props} name={name} />,
});

export const ASK_QUESTIONS: Record<NamesWith<{ token: AskName }>, PageQuestion> = {
  forWhom: {
    Control: ForWhom,
    title: ({ questions }) => questions.forWhom,
    answerText: ({ language: { questions } }, { forWhom: { value: whom } }) =>
      whom && whom !== "self" ? questions.forWhomAnswers[whom] : null,
  },
  requesterFirstName: requester("requesterFirstName"),
  requesterLastName: requester("requesterLastName"),
  relation: requester("relation"),
  newPatient: {
    Control: NewPatient,
    title: ({ questions }, { forWhom }) => questions.newPatient[forWhom.value ?? "self"],
  },
  textConsent: { Control: TextConsent },
};

function ForWhom({ readOnly, isAlone, model, language: { questions } }: PageProps) {
  const view = useView();
  const { answers, otherPatients } = view.scheduler.form;
  const forWhom = answers.forWhom.value;
  const hasMoved = otherPatients.value?.hasMoved;
  return (
    <>
      <Choices
        {...errorProps(view, "forWhom")}
        legend={questions.forWhom}
        options={FOR_WHOM.map((key) => ({ key, label: questions.forWhomAnswers[key] }))}
        chosen={forWhom}
        required
        readOnly={readOnly}
        isAlone={isAlone}
        onChoose={model.chooseForWhom}
      />
      <p class={hasMoved ? "hint" : "visually-hidden"} {...LIVE}>
        {/* A new element, so that it is announced after each change. */}
        {hasMoved && <span key={forWhom}>{questions.answersKept}</span>}
      </p>
    </>
  );
}

function Requester({ name, readOnly, language }: PageProps & { name: RequesterQuestionName }) {
  const view = useView();
  const { answers, setAnswer } = view.scheduler.form;
  const { questions } = language;
  const forWhom = answers.forWhom.value === "child" ? "child" : "other";
  const label = name === "relation" ? questions.relation[forWhom] : questions[name];
  return (
    <TextControl
      kind={QUESTIONS[name].kind}
      label={label}
      description={name === "relation" ? questions.relationDescription[forWhom] : null}
      {...errorProps(view, name)}
      optional={null}
      readOnly={readOnly}
      answer={answers[name]}
      onType={(text) => setAnswer(name, text)}
    />
  );
}

function NewPatient({ readOnly, isAlone, language: { questions } }: PageProps) {
  const view = useView();
  const { answers, setAnswer } = view.scheduler.form;
  const isNew = answers.newPatient.value;
  return (
    <Choices
      {...errorProps(view, "newPatient")}
      legend={questions.newPatient[answers.forWhom.value ?? "self"]}
      options={[
        { key: "false", label: questions.returning },
        { key: "true", label: questions.firstVisit },
      ]}
      chosen={isNew === null ? null : String(isNew)}
      required
      readOnly={readOnly}
      isAlone={isAlone}
      onChoose={(key) => setAnswer("newPatient", key === "true")}
    />
  );
}

/** Whether the practice may send text messages; never ticked beforehand. */
function TextConsent({ plan, readOnly, model, language }: PageProps) {
  const view = useView();
  const { textConsent, textConsentDescription } = language.questions;
  const shown = errorProps(view, "textConsent");
  return (
    <div part="field" class={questionClass(shown.name, shown.error)}>
      <Checkbox
        {...shown}
        label={textConsent(plan.record.name)}
        optional={view.messages.optional}
        isChecked={view.scheduler.form.answers.textConsent.value?.answer ?? false}
        description={textConsentDescription}
        readOnly={readOnly}
        onToggle={(isChecked) => model.consent(isChecked, plan)}
      />
      <p id={`${shown.name}-hint`} class="hint">
        {textConsentDescription}
      </p>
      <ErrorLine {...shown} />
    </div>
  );
}
