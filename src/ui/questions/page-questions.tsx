import type { FunctionComponent } from "preact";
import { FOR_WHOM } from "../../contract/booking-request/answers.ts";
import {
  isAskedBy,
  type PageQuestionName,
  type QuestionName,
  questionSpec,
} from "../../contract/questions.ts";
import type { RequesterQuestionName } from "../../form/page-questions.ts";
import type { PlannedQuestion, Step } from "../../form/plan.ts";
import { formatShortSlot } from "../../form/slots/format-times.ts";
import type { Language } from "../../messages/messages.ts";
import { Choices } from "../fields/Choices.tsx";
import { LabelText, patientMessages } from "../fields/labels.tsx";
import { TextControl } from "../fields/TextControl.tsx";
import { localized } from "../localized.ts";
import { SentTime } from "../slots/Appointment.tsx";
import { ChosenTime, SlotQuestion } from "../slots/SlotQuestion.tsx";
import type { Localized, PageProps, View } from "../view.ts";
import { useView } from "../view-context.ts";
import { OwnQuestion } from "./OwnQuestion.tsx";
import { CallTimes, Earlier, PreferredTimes, preferredTimesText } from "./preferred-times.tsx";
import { Tick } from "./Tick.tsx";

type Answers = View["scheduler"]["form"]["answers"];
type Title = (language: Language, answers: Answers) => string | null;
type AnswerText = (texts: Localized, answers: Answers) => string | null;

const none = () => null;

/**
 * @param title of a step whose first page question it is; by default the step's usual one
 * @param answerText what a later step shows of the answer; by default nothing
 */
const question = (
  Control: FunctionComponent<PageProps>,
  title: Title = none,
  answerText: AnswerText = none,
) => ({ Control, title, answerText });

const own = question(OwnQuestion);
const OWN = { own1: own, own2: own, own3: own, own4: own, own5: own };

const PAGE_QUESTIONS: Record<PageQuestionName, ReturnType<typeof question>> = {
  slot: question(
    (props) =>
      props.slots && (
        <SlotQuestion {...props} model={props.slots}>
          <Earlier {...props} />
        </SlotQuestion>
      ),
    ({ slots }) => slots.slot,
    ({ locale, record }, { slot: { value } }) =>
      value && formatShortSlot(value, record.time_zone, locale),
  ),
  preferredTimes: question(
    PreferredTimes,
    ({ questions }) => questions.preferredTimes,
    preferredTimesText,
  ),
  // Below the times.
  earlier: question(none),
  forWhom: question(
    ForWhom,
    ({ questions }) => questions.forWhom,
    ({ language }, { forWhom: { value } }) => value && language.questions.forWhomAnswers[value],
  ),
  callTimes: question(CallTimes),
  requesterFirstName: question(Requester),
  requesterLastName: question(Requester),
  newPatient: question(
    NewPatient,
    ({ questions }, { forWhom }) => questions.newPatient[forWhom.value ?? "self"],
  ),
  textConsent: question(TextConsent),
  ...OWN,
};

function Question(props: PlannedQuestion<PageQuestionName>) {
  const view = useView();
  const { Control } = PAGE_QUESTIONS[props.name];
  const texts = localized(view);
  const models = view.pageQuestionsView;
  return texts && models && <Control {...props} {...texts} {...models} />;
}

function stepTitle(view: View, { name: step, questions }: Step) {
  const { language, scheduler } = view;
  if (step === "patient") return patientMessages(view)?.title;
  const name = questions.map((planned) => planned.name).find((each) => isAskedBy("page", each));
  if (!language.value || !name || !isAskedBy("page", name)) return null;
  const title = PAGE_QUESTIONS[name].title(language.value, scheduler.form.answers);
  return title && <LabelText label={title} required={!questionSpec(name).optional} />;
}

function answerText(view: View, name: QuestionName): string | null {
  const texts = localized(view);
  if (!texts || !isAskedBy("page", name)) return null;
  return PAGE_QUESTIONS[name].answerText(texts, view.scheduler.form.answers);
}

/** Shows the questions that the page turned on, and what their answers change. */
export const pageQuestionsView = { Question, stepTitle, ChosenTime, answerText, SentTime };

function ForWhom({ name, required, ask, language: { questions } }: PageProps) {
  const { answers } = useView().scheduler.form;
  return (
    <Choices
      name={name}
      required={required}
      legend={questions.forWhom}
      options={FOR_WHOM.map((key) => ({ key, label: questions.forWhomAnswers[key] }))}
      chosen={answers.forWhom.value}
      onChoose={ask.chooseForWhom}
    />
  );
}

function Requester({ required, language: { questions }, ...props }: PageProps) {
  const { answers, setAnswer } = useView().scheduler.form;
  const name = props.name as RequesterQuestionName;
  return (
    <TextControl
      name={name}
      required={required}
      kind="name"
      label={questions[name]}
      answer={answers[name]}
      onType={(text) => setAnswer(name, text)}
    />
  );
}

function NewPatient({ name, required, language: { questions } }: PageProps) {
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
function TextConsent({ name, record, ask, language: { questions } }: PageProps) {
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
