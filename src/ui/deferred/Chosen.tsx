import type { QuestionName } from "../../contract/questions.ts";
import { contain } from "../../state/contain.ts";
import type { View } from "../view.ts";
import { useView } from "../view-context.ts";

/** What was chosen in the steps before this one; each answer is a button that leads back to it. */
export function Chosen() {
  const view = useView();
  const { scheduler, deferred } = view;
  const { steps, step } = scheduler.form;
  const messages = deferred.value?.messages;
  const before = step.value ? steps.value.slice(0, steps.value.indexOf(step.value)) : [];
  const chosen = before.flatMap(({ name: stepName, questions }) =>
    questions.flatMap(({ name }) => {
      const text = answerText(view, name);
      return text ? [{ name, stepName, text }] : [];
    }),
  );
  if (!messages || chosen.length === 0) return null;
  return (
    <p class="chosen-before">
      {chosen.map(({ name, stepName, text }) => (
        <button
          key={name}
          type="button"
          class="link"
          part="link"
          aria-label={messages.labelled(messages.change, text)}
          onClick={contain(() => scheduler.back(stepName))}
        >
          <bdi>{text}</bdi>
        </button>
      ))}
    </p>
  );
}

/** An answer as the patient reads it; null for none, and for what is typed. */
function answerText({ scheduler, page }: View, name: QuestionName): string | null {
  const { answers, plan } = scheduler.form;
  const { appointmentTypes = [], providers = [], record } = plan.value ?? {};
  if (name === "appointmentType" || name === "provider") {
    const choices = name === "provider" ? providers : appointmentTypes;
    return choices.find(({ key }) => key === answers[name].value)?.label ?? null;
  }
  return (record && page?.answerText(name, record)) ?? null;
}
