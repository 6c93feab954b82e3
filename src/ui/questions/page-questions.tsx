import type { FunctionComponent } from "preact";
import {
  isAskedBy,
  type PageQuestionName,
  type QuestionName,
  questionSpec,
} from "../../contract/questions.ts";
import { isFirstAbout } from "../../form/page-questions.ts";
import type { PlannedQuestion, Step } from "../../form/plan.ts";
import { formatShortSlot } from "../../form/slots/format-times.ts";
import type { Language } from "../../messages/messages.ts";
import { headingTag } from "../elements/Heading.tsx";
import { LabelText, patientMessages } from "../fields/labels.tsx";
import { SentTime } from "../slots/Appointment.tsx";
import { localized } from "../slots/localized.ts";
import { ChosenTime, SlotQuestion } from "../slots/SlotQuestion.tsx";
import type { Localized, PageProps, View } from "../view.ts";
import { useView } from "../view-context.ts";
import { ForWhom, NewPatient, Requester, TextConsent } from "./ask-controls.tsx";
import { Earlier, PreferredTimes, preferredTimesText } from "./preferred-times.tsx";

type Answers = View["scheduler"]["form"]["answers"];
type Title = (language: Language, answers: Answers) => string | null;
type AnswerText = (texts: Localized, answers: Answers) => string | null;

const none = () => null;

/**
 * @param title of a step that begins with the question; by default the step's usual one
 * @param answerText what a later step shows of the answer; by default, and for the usual one, nothing
 */
const question = (
  Control: FunctionComponent<PageProps>,
  title: Title = none,
  answerText: AnswerText = none,
) => ({ Control, title, answerText });

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
    ({ language: { questions } }, { forWhom: { value: whom } }) =>
      whom && whom !== "self" ? questions.forWhomAnswers[whom] : null,
  ),
  requesterFirstName: question(Requester),
  requesterLastName: question(Requester),
  relation: question(Requester),
  newPatient: question(
    NewPatient,
    ({ questions }, { forWhom }) => questions.newPatient[forWhom.value ?? "self"],
  ),
  textConsent: question(TextConsent),
};

function Question(props: PlannedQuestion<PageQuestionName>) {
  const view = useView();
  const { Control } = PAGE_QUESTIONS[props.name];
  const texts = localized(view);
  return texts && view.pageQuestions && <Control {...props} {...texts} {...view.pageQuestions} />;
}

function Title({ name, asked }: { name: QuestionName; asked: readonly PlannedQuestion[] }) {
  const view = useView();
  const isOneScreen = view.scheduler.form.step.value?.name === "details";
  const patient = isOneScreen ? patientMessages(view) : null;
  const title = isFirstAbout("patient", name, asked)
    ? patient?.title
    : isFirstAbout("sender", name, asked) && view.language.value?.submission.aboutYou;
  const Heading = headingTag(view, 1);
  return patient && title ? <Heading class="section">{title}</Heading> : null;
}

function stepTitle(view: View, { name: step, questions }: Step) {
  const { language, scheduler } = view;
  if (step === "patient") return patientMessages(view)?.title;
  const name = questions.map((planned) => planned.name).find((each) => isAskedBy("page", each));
  if (!language.value || !name || !isAskedBy("page", name)) return null;
  const title = PAGE_QUESTIONS[name].title(language.value, scheduler.form.answers);
  // Own members only, because a page's scripts may have added any name to `Object.prototype`.
  const required = !Object.hasOwn(questionSpec(name), "optional");
  return title && <LabelText label={title} required={required} />;
}

function answerText(view: View, name: QuestionName): string | null {
  const texts = localized(view);
  if (!texts || !isAskedBy("page", name)) return null;
  return PAGE_QUESTIONS[name].answerText(texts, view.scheduler.form.answers);
}

/** Shows the questions that the page turned on, and what their answers change. */
export const pageQuestionsView = { Question, Title, stepTitle, ChosenTime, answerText, SentTime };
