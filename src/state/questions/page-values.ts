import type { FieldErrors, PageQuestionName } from "../../form/errors.ts";
import type { PageValues } from "../../form/questions/plan.ts";
import type { Scheduler } from "../scheduler.ts";

type Form = Pick<Scheduler["form"], "answers" | "attemptErrors" | "updateError">;

/** Changes answers to the page's questions; undefined removes one. */
export function setPageValues(
  { answers: { page } }: Pick<Form, "answers">,
  change: PageValues,
): void {
  const values = Object.entries({ ...page.peek(), ...change });
  const given = values.filter(([, value]) => value !== undefined);
  page.value = given.length > 0 ? Object.fromEntries(given) : null;
}

/**
 * {@link setPageValues} for a change by the patient: an answer that had an error is validated again.
 *
 * @param findErrors validates the answers
 */
export function answerPageQuestion(
  form: Form,
  question: PageQuestionName,
  change: PageValues,
  findErrors: (values: PageValues) => FieldErrors,
): void {
  setPageValues(form, change);
  if (!form.attemptErrors.peek()[question]) return;
  form.updateError(question, findErrors(form.answers.page.peek() ?? {})[question] ?? null);
}
