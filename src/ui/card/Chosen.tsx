import { useSignal } from "@preact/signals";
import type { QuestionName } from "../../contract/questions.ts";
import { postalAddress } from "../../form/branding/postal-address.ts";
import { contain } from "../../host/contain.ts";
import { formatDate } from "../../messages/format-date.ts";
import { askAgain } from "../../state/form-model.ts";
import { showLocations } from "../../state/locations.ts";
import { isUnderway } from "../../state/phase.ts";
import { untilPainted } from "../dom/until.ts";
import { Icon, OPEN } from "../elements/Icon.tsx";
import type { LoadedProps, View } from "../view.ts";
import { useView } from "../view-context.ts";

/** If there are more on a phone, all but the last are one line that unfolds. */
const FEW = 2;

/** The location, and what the page or the patient has chosen, written onto the card; each leads to its question. */
export function Chosen({ language }: LoadedProps) {
  const view = useView();
  const { scheduler, settings } = view;
  const { asked, steps, step } = scheduler.form;
  const isOpen = useSignal(false);
  const shown = step.value ? steps.value.indexOf(step.value) : -1;
  const answers = asked.value.flatMap(({ name }) => {
    const isBefore = stepIndex(scheduler.form, name) < shown && step.value?.name !== "screener";
    const text = isBefore && answerText(view, name);
    return text ? [{ name, text }] : [];
  });
  const location = { name: "location", text: locationText(view) } as const;
  const chosen = settings.locationId[1] ? [location, ...answers] : answers;
  if (chosen.length === 0) return null;
  const isFolded = chosen.length > FEW && !isOpen.value;
  return (
    <div class={isFolded ? "lines folded" : "lines"}>
      {isFolded && (
        <button
          type="button"
          class="line fold"
          aria-expanded={false}
          onClick={() => {
            isOpen.value = true;
          }}
        >
          <bdi>
            {chosen
              .slice(0, -1)
              .map(({ text }) => text)
              .join(" · ")}
          </bdi>
          <Icon path={OPEN} />
        </button>
      )}
      {chosen.map(({ name, text }) => (
        <button
          key={name}
          type="button"
          class="line"
          part="link"
          onClick={(event) => change(view, name, event.currentTarget.getRootNode())}
        >
          <bdi>{text}</bdi> <span>{language.submission.change}</span>
        </button>
      ))}
    </div>
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
  const option = `[name=${question}]:is(:checked, [aria-current=true])`;
  const focus = () => (root as ShadowRoot).querySelector<HTMLElement>(option)?.focus();
  if (step === form.step.peek()) void untilPainted().then(contain(focus));
  else back(step?.name);
}

/** The location's name; its address, if the header has the name. */
function locationText({ scheduler }: View): string {
  const record = scheduler.record.value;
  const isNamed = scheduler.brand.value?.header.name?.text === record?.name;
  return (record && ((isNamed && postalAddress(record)) || record.name)) ?? "";
}

/** An answer as the patient reads it; null for none, and for what is typed, unless it can be read in two ways. */
function answerText(view: View, name: QuestionName): string | null {
  const { scheduler, messages } = view;
  const { answers, plan } = scheduler.form;
  const { appointmentTypes = [], providers = [] } = plan.value ?? {};
  if (name === "appointmentType" || name === "provider") {
    const choices = name === "provider" ? providers : appointmentTypes;
    return choices.find(({ key }) => key === answers[name].value)?.label ?? null;
  }
  const { dob } = scheduler.form.hints.value;
  if (name === "dob") return dob && formatDate(dob, messages.tag);
  return view.pageQuestionsView?.answerText(view, name) ?? null;
}
