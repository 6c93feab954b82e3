import type { FieldErrors, QuestionName } from "./errors.ts";
import type { FormPlan } from "./plan.ts";

/**
 * The receiver's messages as field errors. Messages about unasked questions are dropped.
 *
 * @param errors by the names of the booking request
 */
export function rejectedAnswers(plan: FormPlan, errors: Record<string, string>): FieldErrors {
  const questions: [QuestionName, string][] = [
    ["appointmentType", "appointment_type"],
    ["provider", "provider"],
    ["phone", "phone_extension"],
    ...plan.fields.map(({ name }): [QuestionName, string] => [name, name]),
  ];
  const rejected: FieldErrors = {};
  for (const [question, name] of questions) {
    const message = errors[name];
    if (message !== undefined) rejected[question] = { code: "rejected", message };
  }
  return rejected;
}
