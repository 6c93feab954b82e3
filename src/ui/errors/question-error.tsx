import type { QuestionName } from "../../contract/questions.ts";
import type { View } from "../view.ts";

export interface ShownError {
  message: string;
  /** Read before the error, for people who do not see its color. */
  prefix: string;
  /** Whether the patient has fixed it since; then it is invisible but keeps its space. */
  isFixed: boolean;
}

/** A question's error of the last attempt; null if it had none. */
export function shownError(view: View, question: QuestionName): ShownError | null {
  const { messages, scheduler } = view;
  const { form } = scheduler;
  const error = form.attemptErrors.value[question];
  if (!error) return null;
  const language = view.language.value;
  const forWhom = form.answers.forWhom.value ?? "self";
  return {
    // A receiver's own message; the only error before the submission chunk has loaded is that of the screener.
    message:
      error.message ||
      ((language && view.submission.value?.fieldErrorMessage(language, question, error, forWhom)) ??
        messages.screenerMissing),
    prefix: messages.error,
    isFixed: !form.errors.value[question],
  };
}

export const isOnlyError = ({ scheduler }: View, question: QuestionName) =>
  Object.keys(scheduler.form.attemptErrors.value).join() === question;

export const errorProps = <Name extends QuestionName>(view: View, name: Name) => ({
  name,
  error: shownError(view, name),
});

interface ErrorProps {
  name: string;
  error: ShownError | null;
}

export const ErrorLine = ({ name, error }: ErrorProps) =>
  error ? (
    <p id={`${name}-error`} class={`error${fixedClass(error)}`} part="error">
      <span class="visually-hidden">{error.prefix} </span>
      {/* Keyed, because page translators replace the text node, and Preact would not notice. */}
      <span key={error.message} dir="auto">
        {error.message}
      </span>
    </p>
  ) : null;

export const isInvalid = (error: ShownError | null) => (error && !error.isFixed) || undefined;

/** The ids of the texts that describe a control; only texts that are rendered. */
export const describedBy = ({
  name,
  description,
  error,
}: ErrorProps & { description?: string | null }) =>
  [description && `${name}-hint`, isInvalid(error) && `${name}-error`].filter(Boolean).join(" ") ||
  undefined;

export const questionClass = (name: string, error: ShownError | null) =>
  `question ${name}${error ? ` invalid${fixedClass(error)}` : ""}`;

export const fixedClass = ({ isFixed }: Pick<ShownError, "isFixed">) => (isFixed ? " fixed" : "");
