import { FOR_WHOM } from "../../contract/booking-request/answers.ts";
import { QUESTIONS } from "../../contract/questions.ts";
import type { RequesterQuestionName } from "../../form/page-questions.ts";
import { LIVE } from "../elements/live.ts";
import { Choices } from "../fields/Choices.tsx";
import { LabelText } from "../fields/labels.tsx";
import { TextControl } from "../fields/TextControl.tsx";
import type { PageProps } from "../view.ts";
import { useView } from "../view-context.ts";
import { Tick } from "./Tick.tsx";

export function ForWhom({ name, required, ask, language: { questions } }: PageProps) {
  const { answers, otherPatients } = useView().scheduler.form;
  const forWhom = answers.forWhom.value;
  const hasMoved = otherPatients.value?.hasMoved;
  return (
    <>
      <Choices
        name={name}
        required={required}
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

export function Requester({ required, language: { questions }, ...props }: PageProps) {
  const { answers, setAnswer } = useView().scheduler.form;
  const name = props.name as RequesterQuestionName;
  const forWhom = answers.forWhom.value === "child" ? "child" : "other";
  return (
    <TextControl
      name={name}
      required={required}
      kind={QUESTIONS[name].kind}
      label={name === "relation" ? questions.relation[forWhom] : questions[name]}
      description={name === "relation" ? questions.relationDescription[forWhom] : undefined}
      answer={answers[name]}
      onType={(text) => setAnswer(name, text)}
    />
  );
}

export function NewPatient({ name, required, language: { questions } }: PageProps) {
  const { answers, setAnswer } = useView().scheduler.form;
  const isNew = answers.newPatient.value;
  return (
    <Choices
      name={name}
      required={required}
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
export function TextConsent({ name, record, ask, language: { questions } }: PageProps) {
  const { answers } = useView().scheduler.form;
  return (
    <Tick
      name={name}
      part="field"
      label={<LabelText label={questions.textConsent(record.name)} required={false} />}
      description={questions.textConsentDescription}
      isChecked={answers.textConsent.value?.answer ?? false}
      onToggle={(isChecked) => ask.consent(isChecked, { record })}
    />
  );
}
