import type { QuestionName } from "../../contract/questions.ts";
import { isUnderway } from "../../state/phase.ts";
import type { View } from "../view.ts";
import { useView } from "../view-context.ts";

export interface ShownError {
  message: string;
  /** Read before the error, for people who do not see its color. */
  prefix: string;
  /** Whether the patient has fixed it since; then it is invisible but keeps its space. */
  isFixed: boolean;
}

/** A question's error of the last attempt; null if it had none. */
export function shownError(view: View, name: string): ShownError | null {
  const { messages, scheduler } = view;
  const { form } = scheduler;
  const question = name as QuestionName;
  // Own, because a page's scripts may have added any name to `Object.prototype`.
  const { value: errors } = form.attemptErrors;
  const error = Object.hasOwn(errors, name) && errors[question];
  if (!error) return null;
  return {
    // A receiver's own message, or ours from the chunk that has found the error.
    message: error.message || (view.submission.value?.errorMessage(view, question, error) ?? ""),
    prefix: messages.error,
    isFixed: !form.errors.value[question],
  };
}

export const isOnlyError = ({ scheduler }: View, question: QuestionName) =>
  Object.keys(scheduler.form.attemptErrors.value).join() === question;

/** What a question's box and controls show of the form's state. `description`: whether it has one. */
export function useQuestion(name = "", description?: unknown) {
  const view = useView();
  const error = shownError(view, name);
  const isInvalid = (error && !error.isFixed) || undefined;
  const described = [description && `${name}-hint`, isInvalid && `${name}-error`];
  return {
    error,
    classes: `question ${name}${error ? ` invalid${fixedClass(error)}` : ""}`,
    isInvalid,
    /** While the request is sent: a change would not be part of it. */
    readOnly: isUnderway(view.scheduler.phase.value),
    /** The ids of the texts that describe a control; only texts that are rendered. */
    describedBy: described.filter(Boolean).join(" ") || undefined,
  };
}

export const ErrorLine = ({ name, error }: { name: string; error: ShownError | null }) =>
  error ? (
    <p id={`${name}-error`} class={`error${fixedClass(error)}`} part="error">
      <span class="visually-hidden">{error.prefix} </span>
      {/* Keyed, because page translators replace the text node, and Preact would not notice. */}
      <span key={error.message} dir="auto">
        {error.message}
      </span>
    </p>
  ) : null;

export const fixedClass = ({ isFixed }: Pick<ShownError, "isFixed">) => (isFixed ? " fixed" : "");
