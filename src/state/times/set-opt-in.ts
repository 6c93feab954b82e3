import type { OptInQuestionName } from "../../form/errors.ts";
import type { OptInValues } from "../../form/opt-in/values.ts";
import type { Scheduler } from "../scheduler.ts";

type Form = Pick<Scheduler["form"], "answers" | "errors">;

/** Changes answers to opt-in questions; undefined removes one. */
export function setOptIn({ answers: { optIn } }: Form, change: OptInValues): void {
  const values = Object.entries({ ...optIn.peek(), ...change });
  const given = values.filter(([, value]) => value !== undefined);
  optIn.value = given.length > 0 ? Object.fromEntries(given) : null;
}

/** {@link setOptIn} by the patient, which removes the error of the question. */
export function answerOptIn(form: Form, question: OptInQuestionName, change: OptInValues): void {
  setOptIn(form, change);
  const { [question]: _fixed, ...others } = form.errors.peek();
  form.errors.value = others;
}
