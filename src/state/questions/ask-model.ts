import { batch, computed, type ReadonlySignal } from "@preact/signals";
import type { ForWhom } from "../../contract/booking-request/answers.ts";
import type { PageQuestionName } from "../../contract/questions.ts";
import { isoInstant } from "../../form/calendar-day.ts";
import type { FieldErrors } from "../../form/errors.ts";
import type { FormPlan } from "../../form/plan.ts";
import {
  type AboutPatient,
  askedQuestions,
  PATIENT_INPUTS,
  type PageQuestionPlan,
  type PageValues,
  REQUESTER_QUESTIONS,
  type RequesterQuestionName,
} from "../../form/questions/plan.ts";
import type { SchedulerDeps } from "../deps.ts";
import type { Scheduler } from "../scheduler.ts";

interface AskOptions {
  form: Scheduler["form"];
  deps: Pick<SchedulerDeps, "now">;
  plan: PageQuestionPlan;
  /** The sentence that a patient reads before agreeing to text messages; null until it is loaded. */
  consentSentence(practice: string): string | null;
}

export type AskModel = ReturnType<typeof createAskModel>;

/** The preferred times, and the questions of `ask`. */
export function createAskModel({ form, deps, plan, consentSentence }: AskOptions) {
  const { answers } = form;
  const values = computed<PageValues>(() => answers.page.value ?? {});
  const requesterAnswers = REQUESTER_QUESTIONS.map((name) => [
    name,
    computed(() => values.value[name] ?? ""),
  ]);

  const questions = (formPlan: FormPlan) => askedQuestions(plan, formPlan, values.value.forWhom);

  /** Whether a question is asked now. */
  const asks = (question: PageQuestionName, formPlan: FormPlan) =>
    questions(formPlan).some(({ name }) => name === question);

  /** Changes answers, and removes the error of their question if it is fixed. */
  const answer = (question: PageQuestionName, change: PageValues) =>
    answerPageQuestion(form, question, change);

  /** Chooses whom the appointment is for. Each other answer stays with the person it is about. */
  function chooseForWhom(forWhom: ForWhom): void {
    const { forWhom: last = "self", kept, relation, newPatient, ...page } = values.peek();
    const texts: AboutPatient["texts"] = Object.fromEntries(
      PATIENT_INPUTS.map((name) => [name, answers[name].peek()]),
    );
    const [firstName, lastName] =
      last === "self"
        ? [texts.firstName, texts.lastName]
        : [page.requesterFirstName, page.requesterLastName];
    const next = last === forWhom ? { texts, relation, newPatient } : kept?.[forWhom];
    const nextTexts: AboutPatient["texts"] = {
      ...next?.texts,
      ...(forWhom === "self" && { firstName, lastName }),
    };
    batch(() => {
      for (const name of PATIENT_INPUTS) form.setAnswer(name, nextTexts[name] ?? "");
      answer("forWhom", {
        forWhom,
        kept: { ...kept, [last]: { texts, relation, newPatient } },
        hasMoved:
          newPatient !== next?.newPatient ||
          PATIENT_INPUTS.some((name) => texts[name] !== answers[name].peek()),
        relation: next?.relation,
        newPatient: next?.newPatient,
        requesterFirstName: (forWhom !== "self" && firstName) || undefined,
        requesterLastName: (forWhom !== "self" && lastName) || undefined,
      });
      // Their errors may be about another person now, or about questions that have disappeared.
      for (const name of [...REQUESTER_QUESTIONS, "newPatient"] as const) answer(name, {});
    });
  }

  /** Stores whether the practice may send text messages, with the sentence and the time as evidence. */
  function consent(isGiven: boolean, { record }: FormPlan): void {
    const sentence = consentSentence(record.name);
    if (sentence === null || values.peek().textConsent?.answer === isGiven) return;
    const textConsent = { answer: isGiven, sentence, at: isoInstant(deps.now()) };
    answer("textConsent", { textConsent });
  }

  return {
    values,
    /** What was typed about the sender of a request for somebody else. */
    requesterAnswers: Object.fromEntries(requesterAnswers) as Record<
      RequesterQuestionName,
      ReadonlySignal<string>
    >,
    answer,
    chooseForWhom,
    consent,
    questions,
    asks,
    beforeSend(formPlan: FormPlan): FieldErrors {
      // Sending without a tick is an answer, which later attempts must repeat.
      if (asks("textConsent", formPlan) && !values.peek().textConsent) consent(false, formPlan);
      return {};
    },
  };
}

type Form = Pick<Scheduler["form"], "answers" | "validateAgain">;

/** Changes answers to the page's questions; undefined removes one. */
export function setPageValues(
  { answers: { page } }: Pick<Form, "answers">,
  change: PageValues,
): void {
  const values = Object.entries({ ...page.peek(), ...change });
  const given = values.filter(([, value]) => value !== undefined);
  page.value = given.length > 0 ? Object.fromEntries(given) : null;
}

/** {@link setPageValues} for a change by the patient: an answer that had an error is validated again. */
export function answerPageQuestion(
  form: Form,
  question: PageQuestionName,
  change: PageValues,
): void {
  setPageValues(form, change);
  form.validateAgain(question);
}
