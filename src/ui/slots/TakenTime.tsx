import type { SlotsMessages } from "../../messages/messages.ts";
import type { SlotsModel } from "../../state/slots/slots-model.ts";
import { headingTag } from "../elements/Heading.tsx";
import { URGENT } from "../elements/live.ts";
import { fixedClass, type ShownError } from "../errors/error-message.ts";
import type { View } from "../view.ts";

interface TakenTimeProps {
  view: View;
  messages: SlotsMessages;
  id: string;
  error: ShownError;
  /** Says which time is gone, unless the receiver's own message says what to do. */
  lostTime: string | null;
}

/**
 * Instead of the error summary if the chosen time is gone and nothing else is wrong: the other times are
 * right below. It gets the focus as the summary does (dom/focus.ts), and keeps its size.
 */
export function TakenTime({ view, messages, id, error, lostTime }: TakenTimeProps) {
  const Title = headingTag(view.headingLevel + 1);
  const title = lostTime ?? error.message;
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
      {/* A new element, because a translator may have replaced the text node. */}
      <Title key={title} {...(error.isFixed ? {} : name)} class="notice-title" dir="auto">
        {title}
      </Title>
      {lostTime !== null && <p>{messages.chooseAnother}</p>}
    </section>
  );
}

interface LostTimeProps {
  model: SlotsModel;
  messages: SlotsMessages;
  lostTime: string | null;
}

/** Announces a chosen time that is gone before the form was sent, until another one is chosen. */
export function LostTime({ model, messages, lostTime }: LostTimeProps) {
  const isShown = lostTime !== null && !model.chosen.value;
  return (
    <p class={isShown ? "lost-time warning" : "lost-time"} part="notice" {...URGENT}>
      {isShown && (
        <>
          <b>{lostTime}</b> <br />
          {messages.chooseAnother}
        </>
      )}
    </p>
  );
}
