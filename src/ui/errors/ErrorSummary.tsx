import type { LocationRecord } from "../../contract/location-record/location-record.ts";
import type { Fault, QuestionName } from "../../form/errors.ts";
import type { View } from "../view.ts";
import { sentenceFor } from "./error-message.ts";

/**
 * Everything that is wrong, in one place, when a form could not go on; it takes focus then (see
 * focus.ts). Every entry leads to its field. Entries are buttons, since a `#` link inside a shadow root
 * loses the form (WCAG 2.2, 3.3.1).
 */
export function ErrorSummary({ view, record }: { view: View; record: LocationRecord }) {
  const { messages, scheduler } = view;
  const found = Object.entries(scheduler.faults.value) as [QuestionName, Fault][];
  if (found.length === 0) return null;
  return (
    <section class="summary" part="summary" tabIndex={-1} aria-labelledby="summary-title">
      <p id="summary-title" class="summary-title">
        {messages.problemTitle}
      </p>
      <ul>
        {found.map(([question, fault]) => {
          const sentence = sentenceFor(view, record, question, fault);
          return (
            <li key={question + sentence}>
              <button
                type="button"
                class="link"
                dir="auto"
                onClick={(event) => focusQuestion(event.currentTarget, question, fault)}
              >
                {sentence}
              </button>
            </li>
          );
        })}
      </ul>
    </section>
  );
}

/** Moves focus to the control that an error is about, with its label in view. */
function focusQuestion(within: HTMLElement, question: QuestionName, fault: Fault): void {
  const name = fault.parts?.[0] ?? question;
  const control = within
    .closest("form")
    ?.querySelector<HTMLElement>(name === "dob" ? ".date input" : `[name="${name}"]`);
  control?.closest(".question")?.scrollIntoView({ block: "nearest" });
  control?.focus({ preventScroll: true });
}
