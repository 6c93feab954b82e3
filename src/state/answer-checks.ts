import { batch, type ReadonlySignal, type Signal } from "@preact/signals";
import type { SubmitOutcome } from "../client/submit-outcome.ts";
import type { BookingRequest } from "../contract/booking-request/booking-request.ts";
import type { QuestionName } from "../contract/questions.ts";
import { OPTION_NAMES, type OptionName } from "../contract/slot.ts";
import { findChoice } from "../form/choices.ts";
import { parsePastedDate, splitDate } from "../form/date/pasted-date.ts";
import type { BirthDatePart, FieldError, FieldErrors } from "../form/errors.ts";
import { BIRTH_DATE_PARTS, type SlotStatus } from "../form/inputs.ts";
import type { PhoneTools } from "../form/phone/parse-number.ts";
import { type PhoneHint, phoneHint } from "../form/phone/phone.ts";
import type { FormPlan, PlannedQuestion, Step } from "../form/plan.ts";
import { suggestEmail } from "../form/text/email.ts";
import {
  type ValidationContext,
  validateForm,
  validateQuestion,
} from "../form/validation/validate.ts";
import { type Answers, type Prefilled, valuesOf } from "./answers.ts";

export interface SubmissionDeps {
  /** Milliseconds since 1970. */
  now(): number;
  /** The latest time that it may be, because the clock may be behind; `now()` by default. */
  latest?(): number;
  /** The patient's language, as a BCP 47 tag. */
  locale(): string;
  /** Undefined until loaded, or if loading failed. */
  phoneTools(): PhoneTools | undefined;
  submit(request: BookingRequest): Promise<SubmitOutcome>;
  newId(): string;
  isOnline(): boolean;
  source(): BookingRequest["source"];
  /** What the page has chosen for its patients, by names or ids of the record. */
  preset?: Record<OptionName, string | null>;
}

export const validationContext = (
  deps: SubmissionDeps,
  { callingCode }: FormPlan,
  { slotStatus }: Pick<CheckedForm, "slotStatus">,
): ValidationContext => ({
  now: deps.now(),
  latest: deps.latest?.(),
  locale: deps.locale(),
  callingCode,
  phoneTools: deps.phoneTools(),
  slotStatus: slotStatus.value,
});

/** Suggestions next to an answer, which are never enforced. */
export interface Hints {
  email: string | null;
  phone: PhoneHint | null;
  /** The date of birth, YYYY-MM-DD, after one with two readings was pasted. */
  dob: string | null;
}

export interface CheckedForm {
  plan: ReadonlySignal<FormPlan | null>;
  answers: Answers;
  slotStatus: Signal<SlotStatus>;
  asked: ReadonlySignal<readonly PlannedQuestion[]>;
  steps: ReadonlySignal<readonly Step[]>;
  step: ReadonlySignal<Step | undefined>;
  neighbor(distance: 1): Step["name"] | undefined;
  isLast(): boolean;
  hints: ReadonlySignal<Hints>;
  prefilled: Signal<Prefilled>;
  touched: Signal<readonly (keyof Hints)[]>;
  attempts: Signal<Attempts | null>;
  errors: Signal<FieldErrors>;
  attemptErrors: Signal<FieldErrors>;
  setAnswer(name: BirthDatePart, text: string): void;
  showErrors(errors: FieldErrors): void;
}

/** What an attempt to send needs to know of the earlier ones, until the answers are cleared. */
export interface Attempts {
  last: BookingRequest | null;
  /** Whether the next request needs another id than the last one, even if the answers stay the same. */
  isUsedUp: boolean;
  shown: readonly QuestionName[];
  /** The id of a request that the receiver may have; the next one with other answers replaces it. */
  uncertainId: string | undefined;
}

type CheckedPart =
  | "answers"
  | "slotStatus"
  | "asked"
  | "touched"
  | "errors"
  | "attemptErrors"
  | "setAnswer";

/** Chooses what the page has chosen for its patients, if the record offers it. */
export function applyPreset({ preset }: SubmissionDeps, form: CheckedForm): void {
  const plan = form.plan.peek();
  if (!plan) return;
  for (const name of OPTION_NAMES) {
    const key = findChoice(plan.record.web_scheduler_config, name, preset?.[name]);
    // Back from the choice of a location, the patient's own answer stays.
    const offered = name === "provider" ? plan.providers : plan.appointmentTypes;
    if (!offered.some((choice) => choice.key === key)) continue;
    if (!key || form.answers[name].value !== null) continue;
    form.answers[name].value = key;
    form.prefilled.value = { ...form.prefilled.value, [name]: key };
  }
}

/** Asks these questions, although the page has answered them; its choices stay chosen. */
export function askAgain({ prefilled }: Pick<CheckedForm, "prefilled">, names: readonly string[]) {
  const kept = Object.entries(prefilled.value).filter(([name]) => !names.includes(name));
  prefilled.value = Object.fromEntries(kept);
}

export function createAnswerChecks(
  deps: SubmissionDeps,
  plan: FormPlan,
  form: Pick<CheckedForm, CheckedPart>,
) {
  const { answers, asked, touched, errors, attemptErrors, setAnswer } = form;
  const context = () => validationContext(deps, plan, form);

  /** The error of an answer; undefined if it is valid, or if the question is not asked now. */
  function errorOf(question: QuestionName): FieldError | undefined {
    const planned = asked.value.find(({ name }) => name === question);
    const result = planned && validateQuestion(planned, valuesOf(answers), context());
    return result && "error" in result ? result.error : undefined;
  }

  function setError(question: QuestionName, found: FieldError | undefined): void {
    const { [question]: _, ...others } = errors.value;
    errors.value = found ? { ...others, [question]: found } : others;
    if (found) attemptErrors.value = { ...attemptErrors.value, [question]: found };
  }

  return {
    errorOf,

    /** The hints about the answers that the patient has left; null if there are none. */
    hints(): Hints | null {
      const isLeft = (name: keyof Hints) => touched.value.includes(name);
      // Also for an invalid address: `ana@gmial` is a typo and incomplete.
      const email = isLeft("email") ? suggestEmail(answers.email.value) : null;
      const phone = isLeft("phone")
        ? phoneHint(answers.phone.value, plan, deps.phoneTools())
        : null;
      const dates = isLeft("dob") ? [{ name: "dob", required: false } as const] : [];
      const { dob = null } = validateForm(dates, valuesOf(answers), context()).answers;
      return email || phone || dob ? { email, phone, dob } : null;
    },

    /**
     * For a changed answer with an error at the last attempt: removes the error if the answer is valid now, and else
     * shows one, which stays the same so that the sentence does not change with each key.
     */
    validateAgain(question: QuestionName): void {
      if (!attemptErrors.value[question]) return;
      const found = errorOf(question);
      const shown = errors.value[question];
      // Only the receiver knows why it rejected an answer, so any change may have fixed it.
      if (found ? !shown || shown.code === "rejected" : shown) setError(question, found);
    },

    showErrorNow(question: QuestionName): void {
      if (errors.value[question]) setError(question, errorOf(question));
    },

    /** Splits a whole date that was typed or pasted into an input; false if it is not one. */
    applyPastedDate(part: BirthDatePart, text: string): boolean {
      const parts = splitDate(part, text, valuesOf(answers), context());
      if (!parts) return false;
      batch(() => {
        const hasTwoReadings = parsePastedDate(text, null, deps.locale()) === null;
        if (hasTwoReadings) touched.value = [...touched.value, "dob"];
        for (const name of BIRTH_DATE_PARTS) setAnswer(name, parts[name]);
      });
      return true;
    },
  };
}
