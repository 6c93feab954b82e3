import { batch } from "@preact/signals";
import type { ForWhom } from "../../contract/booking-request/answers.ts";
import type { OwnQuestionName } from "../../contract/questions.ts";
import { isoInstant } from "../../form/calendar-day.ts";
import { type AnswerValues, questionOf } from "../../form/inputs.ts";
import { PATIENT_ANSWERS, REQUESTER_QUESTIONS } from "../../form/page-questions.ts";
import type { FormPlan, Step } from "../../form/plan.ts";
import type { SchedulerDeps } from "../deps.ts";
import { emptyAnswer } from "../form-model.ts";
import type { SchedulerModel } from "../scheduler-model.ts";

interface AskOptions {
  form: SchedulerModel["form"];
  deps: Pick<SchedulerDeps, "now">;
  /** The sentence that a patient reads before agreeing to text messages; null until it is loaded. */
  consentSentence(practice: string): string | null;
}

export type AskModel = ReturnType<typeof createAskModel>;

export function createAskModel({ form, deps, consentSentence }: AskOptions) {
  const { answers, setAnswer, otherPatients } = form;

  /** Chooses whom the appointment is for. Each other answer stays with the person it is about. */
  function chooseForWhom(forWhom: ForWhom): void {
    const last = answers.forWhom.peek() ?? "self";
    const own = form.plan.peek()?.questions.filter((each) => each.own?.isAboutPatient) ?? [];
    const names = [...PATIENT_ANSWERS, ...own.map(({ name }) => name as OwnQuestionName)];
    const about: Partial<AnswerValues> = Object.fromEntries(
      names.map((name) => [name, answers[name].peek()]),
    );
    const [firstName = "", lastName = ""] =
      last === "self"
        ? [about.firstName, about.lastName]
        : [answers.requesterFirstName.peek(), answers.requesterLastName.peek()];
    const isForSelf = forWhom === "self";
    const kept = otherPatients.peek()?.answers;
    const next: Partial<AnswerValues> = {
      ...(last === forWhom ? about : kept?.[forWhom]),
      ...(isForSelf && { firstName, lastName }),
    };
    batch(() => {
      setAnswer("forWhom", forWhom);
      for (const name of names) setAnswer(name, next[name] ?? emptyAnswer(name));
      setAnswer("requesterFirstName", isForSelf ? "" : firstName);
      setAnswer("requesterLastName", isForSelf ? "" : lastName);
      // Their errors may be about another person now, or about questions that have disappeared.
      for (const name of [...REQUESTER_QUESTIONS, ...names])
        form.checks.value?.validateAgain(questionOf(name));
      otherPatients.value = { ...otherPatients.peek(), answers: { ...kept, [last]: about } };
    });
  }

  /** Stores whether the practice may send text messages, with the sentence and the time as evidence. */
  function consent(isGiven: boolean, { record }: Pick<FormPlan, "record">): void {
    const sentence = consentSentence(record.name);
    if (sentence === null || answers.textConsent.peek()?.answer === isGiven) return;
    setAnswer("textConsent", { answer: isGiven, sentence, at: isoInstant(deps.now()) });
  }

  return {
    chooseForWhom,
    consent,
    /** Offers a parent's last name as the child's, which the patient may change (WCAG 2.2, 3.3.7). */
    onShown(step: Step["name"]): void {
      const others = otherPatients.peek();
      if (step !== "patient" || answers.forWhom.peek() !== "child") return;
      // Another name, or none, is the patient's own answer.
      if (!others || answers.lastName.peek() !== (others.offered ?? "")) return;
      const offered = answers.requesterLastName.peek();
      otherPatients.value = { ...others, offered };
      setAnswer("lastName", offered);
    },
    beforeSend(): void {
      const plan = form.plan.peek();
      const asksConsent = form.asked.value.some(({ name }) => name === "textConsent");
      // Sending without a tick is an answer, which later attempts must repeat.
      if (plan && asksConsent && !answers.textConsent.peek()) consent(false, plan);
    },
  };
}
