import type { BirthDatePart, FieldError, QuestionName } from "../form/errors.ts";
import type { PhoneTools } from "../form/phone/parse-number.ts";
import type { FormPlan } from "../form/plan.ts";
import { type Hints, type ValidationContext, validation } from "../form/validation/validate.ts";
import { type Answers, formValues } from "./answers.ts";

/** What checking answers needs from outside. */
export interface CheckDeps {
  /** Milliseconds since 1970. */
  now(): number;
  /** The latest time that it may be, because the clock may be behind; `now()` by default. */
  latest?(): number;
  /** The patient's language, as a BCP 47 tag. */
  locale(): string;
  /** Undefined until loaded, or if loading failed. */
  phoneTools(): PhoneTools | undefined;
}

/** What validation depends on in addition to the answers. */
export const validationContext = (
  deps: CheckDeps,
  { callingCode }: FormPlan,
): ValidationContext => ({
  now: deps.now(),
  latest: deps.latest?.(),
  locale: deps.locale(),
  callingCode,
  numberingPlans: deps.phoneTools()?.numberingPlans,
});

/** Checks the answers of a form while the patient fills it in. Loads with the deferred chunk. */
export const createAnswerChecks = (deps: CheckDeps, plan: FormPlan, answers: Answers) => ({
  /** The hints about the answers that the patient has left; null if there are none. */
  hintsAbout(touched: readonly (keyof Hints)[]): Hints | null {
    // Only these two, so that typing elsewhere does not compute the hints again.
    const texts = { email: answers.email.value, phone: answers.phone.value };
    const found = validation.hintsFor(touched, texts, plan, deps.phoneTools());
    return found.email || found.phone ? found : null;
  },

  /** The error of an answer; null if it is valid, or if only a choice is missing, which no edit can undo. */
  errorOf(question: QuestionName): FieldError | null {
    const field = plan.fields.find(({ name }) => name === question);
    if (!field) return null;
    const context = validationContext(deps, plan);
    const result = validation.validateField(field, formValues(answers), context);
    return "error" in result ? result.error : null;
  },

  /** Splits a whole date that was typed or pasted into an input; null if it is not one. */
  splitDate: (part: BirthDatePart, text: string) =>
    validation.splitDate(part, text, formValues(answers), validationContext(deps, plan)),
});
