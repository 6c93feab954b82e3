import type { QuestionName } from "../../form/errors.ts";
import type { View } from "../view.ts";

/** The sentence for a question's error; null if it has none. */
export function errorMessage(
  { messages, deferred, scheduler }: View,
  question: QuestionName,
): string | null {
  const error = scheduler.form.errors.value[question];
  if (!error) return null;
  const callingCode = scheduler.plan.value?.callingCode ?? null;
  return deferred?.fieldErrorMessage(question, error, callingCode) ?? messages.problemTitle;
}
