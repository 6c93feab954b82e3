import { batch } from "@preact/signals";
import { QUESTIONS, type QuestionName } from "../contract/questions.ts";
import { parsePastedDate, splitDate } from "../form/date/pasted-date.ts";
import type { FieldError } from "../form/errors.ts";
import { BIRTH_DATE_PARTS } from "../form/inputs.ts";
import { type PhoneTools, phoneHint, validatePhone } from "../form/phone/phone.ts";
import { asks, type FormPlan } from "../form/plan.ts";
import { suggestEmail, validateEmail } from "../form/text/email.ts";
import {
  type ValidationContext,
  validateForm,
  validateQuestion,
} from "../form/validation/validate.ts";
import { type AnswerChecks, type FormModel, type Hints, valuesOf } from "./form-model.ts";

export interface CheckDeps {
  /** Milliseconds since 1970. */
  now(): number;
  /** The latest time that it may be, because the clock may be behind; `now()` by default. */
  latest?(): number;
  /** The patient's language, as a BCP 47 tag. */
  locale(): string;
  /** Undefined until loaded, or if loading failed. */
  phoneTools(): PhoneTools | undefined;
  /** @param isAnswered whether what is typed is the whole number, which may be one of another country */
  loadPhoneTools(isAnswered?: boolean): Promise<unknown>;
}

export const validationContext = (
  deps: CheckDeps,
  { callingCode }: FormPlan,
  { slotStatus }: FormModel,
): ValidationContext => ({
  now: deps.now(),
  latest: deps.latest?.(),
  locale: deps.locale(),
  callingCode,
  phoneTools: deps.phoneTools(),
  slotStatus: slotStatus.value,
});

/** Checks the answers while they are typed. */
export function createAnswerChecks(deps: CheckDeps, plan: FormPlan, form: FormModel): AnswerChecks {
  const { answers, asked, touched, errors, attemptErrors, setAnswer } = form;
  const context = () => validationContext(deps, plan, form);
  const typedPhone = () => phoneHint(answers.phone.value, plan, deps.phoneTools());

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

    hints() {
      const isLeft = (name: keyof Hints) => touched.value.includes(name);
      // Also for an invalid address: `ana@gmial` is a typo and incomplete.
      const email = isLeft("email") ? suggestEmail(answers.email.value) : null;
      const phone = isLeft("phone") ? typedPhone() : null;
      const dates = isLeft("dob") ? [{ name: "dob", required: false } as const] : [];
      const { dob = null } = validateForm(dates, valuesOf(answers), context()).answers;
      return email || phone || dob ? { email, phone, dob } : null;
    },

    sentPhone: () => (asks(plan, "phone") ? typedPhone() : null),

    sentEmail() {
      const result = validateEmail(answers.email.value, QUESTIONS.email.maxLength);
      return asks(plan, "email") && "value" in result ? result.value : null;
    },

    validateAgain(question) {
      if (question === "email" || question === "phone")
        touched.value = touched.value.filter((name) => name !== question);
      if (!attemptErrors.value[question]) return;
      const found = errorOf(question);
      const shown = errors.value[question];
      // Only the receiver knows why it rejected an answer, so any change may have fixed it.
      if (found ? !shown || shown.code === "rejected" : shown) setError(question, found);
    },

    updateHints(name) {
      touched.value = [...touched.value, name];
      if (errors.value[name]) setError(name, errorOf(name));
      if (name === "phone") void deps.loadPhoneTools(true);
    },

    isPhoneKnown() {
      const tools = deps.phoneTools();
      if (!tools || tools.isComplete) return tools !== undefined;
      if (plan.callingCode !== "1") return false;
      const result = validatePhone(answers.phone.value, "1", tools.numberingPlans);
      return "value" in result && (result.value === null || tools.isValid(result.value.e164));
    },

    applyPastedDate(part, text) {
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
