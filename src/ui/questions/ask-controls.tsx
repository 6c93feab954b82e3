import { FOR_WHOM } from "../../contract/booking-request/answers.ts";
import { QUESTIONS } from "../../contract/questions.ts";
import type { RequesterQuestionName } from "../../form/page-questions.ts";
import { LIVE } from "../elements/live.ts";
import { errorProps } from "../errors/question-error.tsx";
import { Choices } from "../fields/Choices.tsx";
import { TextControl } from "../fields/TextControl.tsx";
import type { PageProps } from "../view.ts";
import { useView } from "../view-context.ts";
import { Tick } from "./Tick.tsx";

export function ForWhom({ ask, language: { questions }, ...props }: PageProps) {
  const view = useView();
  const { answers, otherPatients } = view.scheduler.form;
  const forWhom = answers.forWhom.value;
  const hasMoved = otherPatients.value?.hasMoved;
  return (
    <>
      <Choices
        {...props}
        {...errorProps(view, "forWhom")}
        legend={questions.forWhom}
        options={FOR_WHOM.map((key) => ({ key, label: questions.forWhomAnswers[key] }))}
        chosen={forWhom}
        onChoose={ask.chooseForWhom}
      />
      <p class={hasMoved ? "hint" : "visually-hidden"} {...LIVE}>
        {/* A new element, so that it is announced after each change. */}
        {hasMoved && <span key={forWhom}>{questions.answersKept}</span>}
      </p>
    </>
  );
}

export function Requester({ language: { questions }, ...props }: PageProps) {
  const view = useView();
  const { answers, setAnswer } = view.scheduler.form;
  const name = props.name as RequesterQuestionName;
  const forWhom = answers.forWhom.value === "child" ? "child" : "other";
  return (
    <TextControl
      {...errorProps(view, name)}
      kind={QUESTIONS[name].kind}
      label={name === "relation" ? questions.relation[forWhom] : questions[name]}
      description={name === "relation" ? questions.relationDescription[forWhom] : null}
      optional={null}
      readOnly={props.readOnly}
      answer={answers[name]}
      onType={(text) => setAnswer(name, text)}
    />
  );
}

export function NewPatient({ language: { questions }, ...props }: PageProps) {
  const view = useView();
  const { answers, setAnswer } = view.scheduler.form;
  const isNew = answers.newPatient.value;
  return (
    <Choices
      {...props}
      {...errorProps(view, "newPatient")}
      legend={questions.newPatient[answers.forWhom.value ?? "self"]}
      options={[
        { key: "false", label: questions.returning },
        { key: "true", label: questions.firstVisit },
      ]}
      chosen={isNew === null ? null : String(isNew)}
      onChoose={(key) => setAnswer("newPatient", key === "true")}
    />
  );
}

/** Whether the practice may send text messages; never ticked beforehand. */
export function TextConsent({ plan, ask, language: { questions }, readOnly }: PageProps) {
  const { messages, scheduler } = useView();
  return (
    <Tick
      name="textConsent"
      part="field"
      label={questions.textConsent(plan.record.name)}
      optional={messages.optional}
      description={questions.textConsentDescription}
      isChecked={scheduler.form.answers.textConsent.value?.answer ?? false}
      readOnly={readOnly}
      onToggle={(isChecked) => ask.consent(isChecked, plan)}
    />
  );
}
