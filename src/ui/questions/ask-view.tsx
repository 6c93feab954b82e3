import { FOR_WHOM, type ForWhom as Whom } from "../../contract/booking-request/answers.ts";
import { QUESTIONS, type QuestionName, questionSpec } from "../../contract/questions.ts";
import { firstOfPatient, REQUESTER_QUESTIONS, senderFirst } from "../../form/questions/plan.ts";
import type { AskModel } from "../../state/questions/ask-model.ts";
import { headingTag } from "../elements/Heading.tsx";
import { LIVE } from "../elements/live.ts";
import { errorProps } from "../errors/question-error.tsx";
import { Choices } from "../fields/Choices.tsx";
import { TextControl } from "../fields/TextControl.tsx";
import type { QuestionSetView, View, WithModel } from "../view.ts";
import { PreferredTimes, TextConsent } from "./checkbox-questions.tsx";

const requesterQuestions = REQUESTER_QUESTIONS.map((name) => ({ name }));

/** Shows the preferred times and the questions of `ask`, and what the form says about another patient. */
export function createAskView(model: AskModel): QuestionSetView {
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
      const { messages, scheduler } = view;
      const forWhom = scheduler.form.answers.forWhom.value ?? "self";
      const patient = forWhom === "self" ? null : language.questions.patients[forWhom];
      const inOrder = <Question extends { name: QuestionName }>(questions: readonly Question[]) =>
        senderFirst(messages.inNameOrder?.(questions) ?? questions);
      const plan = scheduler.plan.value;
      const field = plan && patient && firstOfPatient(inOrder(plan.fields));
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
      };
      return adapted;
    },
  };
}

/** Whom the appointment is for, and who sends the request if that is somebody else. */
function ForWhom(props: WithModel<AskModel>) {
  const { view, readOnly, model } = props;
  if (!model.asks("forWhom", props.plan)) return null;
  const forWhom = view.scheduler.form.answers.forWhom.value;
  const hasMoved = model.hasMoved.value;
  const { questions } = props.language;
  return (
    <>
      <Choices
        {...errorProps(view, "forWhom")}
        legend={questions.forWhom}
        options={FOR_WHOM.map((value) => ({ value, label: questions.forWhomAnswers[value] }))}
        chosen={forWhom ?? null}
        required
        readOnly={readOnly}
        onChoose={(value) => model.chooseForWhom(value as Whom)}
      />
      <p class={hasMoved ? "hint" : "visually-hidden"} {...LIVE}>
        {/* A new element, so that it is announced after each change. */}
        {hasMoved && <span key={forWhom}>{questions.answersKept}</span>}
      </p>
      {forWhom && forWhom !== "self" && <Requester {...props} forWhom={forWhom} />}
    </>
  );
}

interface RequesterProps extends WithModel<AskModel> {
  forWhom: Exclude<Whom, "self">;
}

function Requester({ view, readOnly, language, forWhom }: RequesterProps) {
  const { answers, setAnswer } = view.scheduler.form;
  const { questions } = language;
  const labels = {
    requesterFirstName: questions.requesterFirstName,
    requesterLastName: questions.requesterLastName,
    relation: questions.relation[forWhom],
  };
  return (
    <>
      <SectionTitle view={view}>{questions.aboutYou}</SectionTitle>
      {(view.messages.inNameOrder?.(requesterQuestions) ?? requesterQuestions).map(({ name }) => (
        <TextControl
          key={name}
          kind={QUESTIONS[name].kind}
          autocomplete={questionSpec(name).autocomplete}
          label={labels[name]}
          description={name === "relation" ? questions.relationHint[forWhom] : null}
          {...errorProps(view, name)}
          optional={null}
          readOnly={readOnly}
          answer={answers[name]}
          onType={(text) => setAnswer(name, text)}
        />
      ))}
    </>
  );
}

/** Whether the patient is new to the practice. */
function NewPatient({ view, plan, readOnly, model, language }: WithModel<AskModel>) {
  if (!model.asks("newPatient", plan)) return null;
  const { questions } = language;
  const { answers, setAnswer } = view.scheduler.form;
  const isNew = answers.newPatient.value;
  return (
    <Choices
      {...errorProps(view, "newPatient")}
      legend={questions.newPatient[answers.forWhom.value ?? "self"]}
      options={[
        { value: "false", label: questions.returning },
        { value: "true", label: questions.firstVisit },
      ]}
      chosen={isNew === null ? null : String(isNew)}
      required
      readOnly={readOnly}
      onChoose={(value) => setAnswer("newPatient", value === "true")}
    />
  );
}

/** The title above the questions about one person, in a request for somebody else. */
function SectionTitle({ view, children }: { view: View; children: string }) {
  const Title = headingTag(view.headingLevel + 1);
  return <Title class="section">{children}</Title>;
}
