import type { SlotsModel } from "../../state/slots/slots-model.ts";
import { headingTag } from "../elements/Heading.tsx";
import { URGENT } from "../elements/live.ts";
import { fixedClass, type ShownError } from "../errors/question-error.tsx";
import type { View } from "../view.ts";

interface TakenTimeProps {
  view: View;
  id: string;
  error: ShownError;
}

/**
 * Replaces the error summary if the chosen time is gone and nothing else is wrong: the other times are
 * right below. It gets the focus as the summary does (dom/focus.ts), and keeps its size.
 */
export function TakenTime({ view, id, error }: TakenTimeProps) {
  const Title = headingTag(view.headingLevel + 1);
  const name = { id: "summary-title" };
  return (
    <section
      id={id}
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

interface LostTimeProps {
  model: SlotsModel;
  /** Null while an error says so. */
  message: string | null;
}

/** Announces that the chosen time is gone, until another one is chosen. */
export function LostTime({ model, message }: LostTimeProps) {
  const isShown = message !== null && !model.chosen.value;
  return (
    <p class={isShown ? "lost-time warning" : "lost-time"} part="notice" {...URGENT}>
      {isShown && message}
    </p>
  );
}
