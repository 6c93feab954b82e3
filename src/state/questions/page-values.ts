import type { FieldErrors, PageQuestionName } from "../../form/errors.ts";
import type { PageValues } from "../../form/questions/values.ts";
import type { Scheduler } from "../scheduler.ts";

type Form = Pick<Scheduler["form"], "answers" | "errors">;

/** Changes answers to the page's questions; undefined removes one. */
export function setPageValues({ answers: { page } }: Form, change: PageValues): void {
  const values = Object.entries({ ...page.peek(), ...change });
  const given = values.filter(([, value]) => value !== undefined);
  page.value = given.length > 0 ? Object.fromEntries(given) : null;
}

/**
 * {@link setPageValues} by the patient, which removes the error of the question if it is fixed.
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
  const { [question]: error, ...others } = form.errors.peek();
  if (!error) return;
  const found = findErrors(form.answers.page.peek() ?? {});
  // Only the receiver knows why it rejected an answer, so any change may have fixed it.
  if (error.code === "rejected" || !found[question]) form.errors.value = others;
}
