import type { QuestionName } from "../../contract/questions.ts";
import { postalAddress } from "../../form/branding/postal-address.ts";
import { contain } from "../../host/contain.ts";
import { askAgain } from "../../state/answer-checks.ts";
import { showLocations } from "../../state/locations.ts";
import { isUnderway } from "../../state/phase.ts";
import { untilPainted } from "../dom/until.ts";
import { dateText } from "../fields/Hint.tsx";
import type { View } from "../view.ts";
import { useView } from "../view-context.ts";

/** The location, and what the page, or the patient in an earlier step, has chosen; each with a button that leads to its question. */
export function Chosen() {
  const view = useView();
  const { scheduler, submission, settings } = view;
  const { asked, steps, step } = scheduler.form;
  const messages = submission.value?.messages;
  const shown = step.value ? steps.value.indexOf(step.value) : -1;
  const answers = asked.value.flatMap(({ name }) => {
    const isBefore = stepIndex(scheduler.form, name) < shown && step.value?.name !== "screener";
    const text = isBefore && answerText(view, name);
    return text ? [{ name, text }] : [];
  });
  const location = { name: "location", text: locationText(view) } as const;
  const chosen = settings.locationId[1] ? [location, ...answers] : answers;
  if (!messages || chosen.length === 0) return null;
  return (
    <p class="chosen-before">
      {chosen.map(({ name, text }) => (
        <span key={name}>
          <bdi>{text}</bdi>{" "}
          <button
            type="button"
            class="link"
            part="link"
            aria-label={messages.labelled(messages.change, text)}
            onClick={(event) => change(view, name, event.currentTarget.getRootNode())}
          >
            {messages.change}
          </button>
        </span>
      ))}
    </p>
  );
}

/** The step that asks a question; -1 if the page has answered it. */
const stepIndex = ({ steps }: View["scheduler"]["form"], question: QuestionName) =>
  steps.value.findIndex(({ questions }) => questions.some(({ name }) => name === question));

/** Leads to a question, in its step or in this one, or to the choice of a location. */
function change({ scheduler }: View, question: QuestionName | "location", root: Node): void {
  const { form, phase, back } = scheduler;
  if (isUnderway(phase.peek())) return;
  if (question === "location") {
    showLocations(scheduler);
    return;
  }
  askAgain(form, [question]);
  const step = form.steps.peek()[stepIndex(form, question)];
  const option = `[name=${question}]:checked`;
  const focus = () => (root as ShadowRoot).querySelector<HTMLElement>(option)?.focus();
  if (step === form.step.peek()) void untilPainted().then(contain(focus));
  else back(step?.name);
}

/** The location's name; its address, if the header has the name. */
function locationText({ scheduler, brand }: View): string {
  const record = scheduler.record.value;
  const isNamed = brand?.header.name?.text === record?.name;
  return (record && ((isNamed && postalAddress(record)) || record.name)) ?? "";
}

/** An answer as the patient reads it; null for none, and for what is typed, unless it can be read in two ways. */
function answerText(
  { scheduler, pageQuestions, messages }: View,
  name: QuestionName,
): string | null {
  const { answers, plan } = scheduler.form;
  const { appointmentTypes = [], providers = [], record } = plan.value ?? {};
  if (name === "appointmentType" || name === "provider") {
    const choices = name === "provider" ? providers : appointmentTypes;
    return choices.find(({ key }) => key === answers[name].value)?.label ?? null;
  }
  const { dob } = scheduler.form.hints.value;
  if (name === "dob") return dob && dateText(dob, messages.tag);
  return (record && pageQuestions?.answerText(name, record)) ?? null;
}
