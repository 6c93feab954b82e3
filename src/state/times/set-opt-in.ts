import type { FieldErrors, OptInQuestionName } from "../../form/errors.ts";
import type { OptInValues } from "../../form/opt-in/values.ts";
import type { Scheduler } from "../scheduler.ts";

type Form = Pick<Scheduler["form"], "answers" | "errors">;

/** Changes answers to opt-in questions; undefined removes one. */
export function setOptIn({ answers: { optIn } }: Form, change: OptInValues): void {
  const values = Object.entries({ ...optIn.peek(), ...change });
  const given = values.filter(([, value]) => value !== undefined);
  optIn.value = given.length > 0 ? Object.fromEntries(given) : null;
}

/**
 * {@link setOptIn} by the patient, which removes the error of the question if it is fixed.
 *
 * @param findErrors validates the answers
 */
export function answerOptIn(
  form: Form,
  question: OptInQuestionName,
  change: OptInValues,
  findErrors: (values: OptInValues) => FieldErrors,
): void {
  setOptIn(form, change);
  const { [question]: error, ...others } = form.errors.peek();
  if (!error) return;
  const found = findErrors(form.answers.optIn.peek() ?? {});
  // Only the receiver knows why it rejected an answer, so any change may have fixed it.
  if (error.code === "rejected" || !found[question]) form.errors.value = others;
}
