import type { SlotsMessages } from "../../messages/messages.ts";
import { headingTag } from "../elements/Heading.tsx";
import { fixedClass, type ShownError } from "../errors/error-message.ts";
import type { View } from "../view.ts";

interface TakenTimeProps {
  view: View;
  messages: SlotsMessages;
  id: string;
  error: ShownError;
  /** Whether the receiver's own message says what to do. */
  isExplained: boolean;
}

/**
 * Instead of the error summary if the chosen time is gone and nothing else is wrong: the other times are
 * right below. It gets the focus as the summary does (dom/focus.ts).
 */
export function TakenTime({ view, messages, id, error, isExplained }: TakenTimeProps) {
  const Title = headingTag(view.headingLevel + 1);
  const title = error.isFixed ? view.deferred.value?.messages.allCorrected : error.message;
  return (
    <section
      id={id}
      class={`notice summary warning${fixedClass(error)}`}
      part="summary notice"
      tabIndex={-1}
      aria-labelledby="summary-title"
    >
      {/* A new element, because a translator may have replaced the text node. */}
      <Title key={title} id="summary-title" class="notice-title" dir="auto">
        {title}
      </Title>
      {!isExplained && <p>{messages.chooseAnother}</p>}
    </section>
  );
}
