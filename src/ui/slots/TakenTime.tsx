import type { SlotsModel } from "../../state/slots/slots-model.ts";
import { headingTag } from "../elements/Heading.tsx";
import { URGENT } from "../elements/live.ts";
import { fixedClass, type ShownError } from "../errors/question-error.tsx";
import type { View } from "../view.ts";

/**
 * Replaces the error summary if the chosen time is gone and nothing else is wrong: the other times are
 * right below. It gets the focus as the summary does (dom/focus.ts), and keeps its size.
 */
export function TakenTime({ view, error }: { view: View; error: ShownError }) {
  const Title = headingTag(view.headingLevel + 1);
  const name = { id: "summary-title" };
  return (
    <section
      id="slot-error"
      class={`notice summary warning${fixedClass(error)}`}
      part="summary notice"
      tabIndex={-1}
      aria-labelledby={name.id}
    >
      {error.isFixed && (
        <Title {...name} class="notice-title corrected">
          {view.deferred.value?.messages.allCorrected}
        </Title>
      )}
      <Title {...(error.isFixed ? {} : name)} class="notice-title">
        {view.messages.notSentTitle}
      </Title>
      {/* A new element, because a translator may have replaced the text node. */}
      <p key={error.message} dir="auto">
        {error.message}
      </p>
    </section>
  );
}

/** Announces that the chosen time is gone, until another one is chosen, or unless an error says so. */
export function LostTime({ model, message }: { model: SlotsModel; message: string | null }) {
  const isShown = message !== null && !model.chosen.value;
  return (
    <p class={isShown ? "lost-time warning" : "lost-time"} part="notice" {...URGENT}>
      {isShown && message}
    </p>
  );
}
