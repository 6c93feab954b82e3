import { batch, type ReadonlySignal, signal } from "@preact/signals-core";
import type { BookingRequest } from "../contract/booking-request/booking-request.ts";
import type { BookingAnswers } from "../form/booking-request.ts";
import type { FieldErrors, QuestionName } from "../form/errors.ts";
import { BIRTH_DATE_PARTS, questionOf } from "../form/inputs.ts";
import type { FormPlan } from "../form/plan.ts";
import type { Validation, ValidationContext } from "../form/validate.ts";
import { type Answers, clearAnswers, createAnswers, formValues } from "./answers.ts";
import type { SchedulerDeps } from "./deps.ts";
import type { Receipt } from "./phase.ts";

/** Suggestions next to an answer, which are never enforced. */
export interface Hints {
  /** The address that was probably meant. */
  email: string | null;
  /** The number in the usual format, so that the patient can compare it. */
  phone: string | null;
}

const NO_HINTS: Hints = { email: null, phone: null };

/**
 * The answers of one widget, their errors, and the booking request built from them.
 *
 * @param plan null until the record is loaded; until then there is nothing to answer
 */
export function createFormModel(deps: SchedulerDeps, plan: ReadonlySignal<FormPlan | null>) {
  const answers = createAnswers();
  const errors = signal<FieldErrors>({});
  // Counts the attempts that failed, so that the error summary is focused each time.
  const failedAttempts = signal(0);
  const hints = signal<Hints>(NO_HINTS);
  let last: { answers: BookingAnswers; request: BookingRequest } | null = null;
  /** The id of a request that the receiver may have. */
  let uncertainId: string | null = null;

  const context = (): ValidationContext => ({
    now: deps.now(),
    locale: deps.locale(),
    callingCode: plan.value?.callingCode ?? null,
    numberingPlans: deps.numberingPlans(),
  });

  /** Removes the error of a question whose answer is valid now. Adds none. */
  function clearFixedError(question: QuestionName): void {
    const error = errors.value[question];
    if (!error) return;
    const field = plan.value?.fields.find(({ name }) => name === question);
    const result = field && deps.validation()?.validateField(field, formValues(answers), context());
    // Only the receiver knows why it rejected an answer, so any edit may have fixed it.
    if (result && "error" in result && error.code !== "rejected") return;
    const { [question]: _fixed, ...others } = errors.value;
    errors.value = others;
  }

  function setAnswer<Name extends keyof Answers>(name: Name, value: Answers[Name]["value"]): void {
    if (!plan.value || answers[name].value === value) return;
    answers[name].value = value;
    if (name === "email" || name === "phone") hints.value = { ...hints.value, [name]: null };
    clearFixedError(questionOf(name));
  }

  /** Updates the hint of a control that the patient has left. */
  function updateHints(name: "email" | "phone"): void {
    const validation = deps.validation();
    if (!validation) return;
    const values = formValues(answers);
    const formattedPhone = () => {
      const { callingCode } = context();
      const field = { name: "phone", required: false } as const;
      const result = validation.validateField(field, values, context());
      return "value" in result && result.value ? deps.formatPhone(result.value, callingCode) : null;
    };
    // Suggest even for an invalid address: `ana@gmial` is a typo and incomplete.
    const hint = name === "email" ? validation.suggestEmail(values.email) : formattedPhone();
    hints.value = { ...hints.value, [name]: hint };
  }

  /** Splits a pasted date into the three inputs; false if it is not one, or is ambiguous. */
  function applyPastedDate(text: string): boolean {
    const parts = plan.value && deps.validation()?.parsePastedDate(text, deps.locale());
    if (!parts) return false;
    batch(() => {
      for (const part of BIRTH_DATE_PARTS) setAnswer(part, parts[part]);
    });
    return true;
  }

  /** Shows these errors; returns whether there are any. */
  function showErrors(found: FieldErrors): boolean {
    errors.value = found;
    if (Object.keys(found).length === 0) return false;
    failedAttempts.value += 1;
    return true;
  }

  const chosen = ({ appointmentTypes, providers }: FormPlan) => ({
    appointmentType: appointmentTypes[answers.appointmentType.value ?? -1],
    provider: providers[answers.provider.value ?? -1],
  });

  function validate(
    { validateFields }: Validation,
    formPlan: FormPlan,
  ): { errors: FieldErrors; answers: BookingAnswers } {
    const { fields, screener, appointmentTypes } = formPlan;
    const { appointmentType, provider } = chosen(formPlan);
    const { patient, errors: fieldErrors } = validateFields(fields, formValues(answers), context());
    const isTypeMissing = appointmentTypes.length > 0 && !appointmentType;
    const answer = answers.screener.value;
    return {
      errors: { ...(isTypeMissing && { appointmentType: { code: "missing" } }), ...fieldErrors },
      answers: {
        patient,
        screener:
          screener && answer
            ? { question: screener.question, answer, action: screener.outcomes[answer].action }
            : null,
        appointment_type: appointmentType?.value ?? null,
        provider: provider?.value ?? null,
      },
    };
  }

  /** The request for these answers; the previous one, with its id, if they did not change. */
  function requestFor(
    { bookingRequest, sameAnswers }: Validation,
    { record }: FormPlan,
    given: BookingAnswers,
  ): BookingRequest {
    if (!last || !sameAnswers(last.answers, given)) {
      const details = { record, locale: deps.locale(), source: deps.source() };
      const request = bookingRequest(deps.newId(), deps.now(), given, details);
      last = {
        answers: given,
        request: { ...request, ...(uncertainId && { replaces: uncertainId }) },
      };
    }
    return last.request;
  }

  /** It is unknown whether this request arrived; the next one with other answers replaces it. */
  function markAsUncertain({ id }: BookingRequest): void {
    uncertainId = id;
  }

  /** Gives the next request a new id, even if the answers stay the same. */
  function renewId(): void {
    last = null;
  }

  function receipt(
    { requestReference }: Validation,
    formPlan: FormPlan,
    request: BookingRequest,
  ): Receipt {
    const { appointmentType, provider } = chosen(formPlan);
    return {
      reference: requestReference(request.id),
      appointmentType: appointmentType?.label ?? null,
      provider: provider?.label ?? null,
    };
  }

  function reset(): void {
    clearAnswers(answers);
    hints.value = NO_HINTS;
    errors.value = {};
    last = null;
    uncertainId = null;
  }

  return {
    answers,
    errors,
    hints,
    failedAttempts,
    setAnswer,
    updateHints,
    applyPastedDate,
    showErrors,
    validate,
    requestFor,
    renewId,
    markAsUncertain,
    receipt,
    reset,
  };
}
