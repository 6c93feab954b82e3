import type { QuestionName } from "../../contract/questions.ts";
import type { FieldError } from "../../form/errors.ts";
import { formatNumber } from "../../messages/format.ts";
import { headingTag } from "../elements/Heading.tsx";
import type { LoadedProps } from "../view.ts";
import { useView } from "../view-context.ts";
import { fixedClass, isOnlyError, shownError } from "./question-error.tsx";

/**
 * All errors after a failed attempt; dom/focus.ts focuses it. Fixed ones stay, with a check mark, so that the page does
 * not move. Entries lead to their controls (WCAG 2.2, 3.3.1), as buttons: a `#` link cannot target a shadow root.
 */
export function ErrorSummary({ language: { submission: messages } }: LoadedProps) {
  const view = useView();
  const { scheduler, messages: first } = view;
  const { errors, attemptErrors } = scheduler.form;
  const entries = Object.entries(attemptErrors.value) as [QuestionName, FieldError][];
  const listed = entries.map(([name, error]) => ({ name, error }));
  const found = first.inNameOrder?.(listed) ?? listed;
  // An error about the time alone is shown next to the times (slots/SlotQuestion.tsx).
  if (found.length === 0 || isOnlyError(view, "slot")) return null;
  const Title = headingTag(view, 1);
  const left = found.filter(({ name }) => errors.value[name]).length;
  const isFixed = left === 0;
  const title = isFixed
    ? messages.allCorrected
    : messages.problemTitle(left, formatNumber(left, first.tag));
  return (
    <section
      class={`notice summary${fixedClass({ isFixed })}`}
      part="summary notice"
      tabIndex={-1}
      aria-labelledby="summary-title"
    >
      {/* A new element, because a translator may have replaced the text node. */}
      <Title key={title} id="summary-title" class="notice-title">
        {title}
      </Title>
      <ul>
        {found.map(({ name: question, error }) => {
          const shown = shownError(view, question);
          return (
            <li
              key={`${question}${shown?.message}${shown?.isFixed}`}
              class={shown?.isFixed ? "fixed" : undefined}
            >
              <button
                type="button"
                class="link"
                part="link"
                dir="auto"
                onClick={(event) => focusQuestion(event.currentTarget, question, error)}
              >
                {shown?.isFixed && <span aria-hidden="true">✓</span>}
                {shown?.isFixed && <span class="visually-hidden">{messages.corrected} </span>}
                {shown?.message}
              </button>
            </li>
          );
        })}
      </ul>
    </section>
  );
}

function focusQuestion(summary: HTMLElement, question: QuestionName, error: FieldError): void {
  const name = error.parts?.[0] ?? question;
  const control = summary
    .closest("form")
    ?.querySelector<HTMLElement>(name === "dob" ? ".date input" : `[name="${name}"]`);
  control?.closest(".question")?.scrollIntoView({ block: "nearest" });
  control?.focus({ preventScroll: true });
}
