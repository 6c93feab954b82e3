import type { FieldError, QuestionName } from "../../form/errors.ts";
import type { View } from "../view.ts";
import { errorMessage } from "./error-message.ts";

/**
 * Every error in one list after a failed attempt to continue; dom/focus.ts focuses it. Each entry
 * moves focus to its control (WCAG 2.2, 3.3.1). Entries are buttons, because a `#` link cannot
 * target an element in a shadow root.
 */
export function ErrorSummary({ view }: { view: View }) {
  const { messages, scheduler } = view;
  const errors = Object.entries(scheduler.form.errors.value) as [QuestionName, FieldError][];
  if (errors.length === 0) return null;
  return (
    <section class="summary" part="summary" tabIndex={-1} aria-labelledby="summary-title">
      <p id="summary-title" class="summary-title">
        {messages.problemTitle}
      </p>
      <ul>
        {errors.map(([question, error]) => {
          const message = errorMessage(view, question);
          return (
            <li key={question + message}>
              <button
                type="button"
                class="link"
                dir="auto"
                onClick={(event) => focusQuestion(event.currentTarget, question, error)}
              >
                {message}
              </button>
            </li>
          );
        })}
      </ul>
    </section>
  );
}

/** Focuses the control that an error is about and scrolls its label into view. */
function focusQuestion(summary: HTMLElement, question: QuestionName, error: FieldError): void {
  const name = error.parts?.[0] ?? question;
  const control = summary
    .closest("form")
    ?.querySelector<HTMLElement>(name === "dob" ? ".date input" : `[name="${name}"]`);
  control?.closest(".question")?.scrollIntoView({ block: "nearest" });
  control?.focus({ preventScroll: true });
}
