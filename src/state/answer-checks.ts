import type { BirthDatePart, FieldError, QuestionName } from "../form/errors.ts";
import type { PhoneTools } from "../form/phone/numbering-plans.ts";
import type { FormPlan } from "../form/plan.ts";
import type { Hints } from "../form/validation/hints.ts";
import { type ValidationContext, validation } from "../form/validation/validate.ts";
import { type Answers, formValues } from "./answers.ts";

/** What checking answers needs from outside. */
export interface CheckDeps {
  /** Milliseconds since 1970. */
  now(): number;
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

  /**
   * Whether an answer that has this error is still invalid. Only the receiver knows why it rejected one, so
   * any edit may have fixed it.
   */
  isStillInvalid(question: QuestionName, error: FieldError): boolean {
    const field = plan.fields.find(({ name }) => name === question);
    if (!field || error.code === "rejected") return false;
    const context = validationContext(deps, plan);
    return "error" in validation.validateField(field, formValues(answers), context);
  },

  /** Splits a whole date that was typed or pasted into an input; null if it is not one. */
  splitDate: (part: BirthDatePart, text: string) =>
    validation.splitDate(part, text, formValues(answers), validationContext(deps, plan)),
});
