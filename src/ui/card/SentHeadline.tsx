import { attempt } from "../../host/contain.ts";
import { formatReplyWithin } from "../../messages/format.ts";
import { Heading } from "../elements/Heading.tsx";
import { Hours } from "../screens/Hours.tsx";
import { Time } from "../screens/Sent.tsx";
import { sentTitle } from "../screens/sent-title.ts";
import type { SentProps } from "../view.ts";
import { useView } from "../view-context.ts";

/** Whether there is an appointment, and when it is or would be. */
export function SentHeadline({ receipt }: SentProps) {
  const view = useView();
  const { settings, messages: first } = view;
  const language = view.language.value;
  if (!language) return null;
  const { submission: messages, slots } = language;
  const { replyWithin } = settings;
  const promise = attempt(
    () =>
      replyWithin &&
      messages.replyWithin(formatReplyWithin(replyWithin, first.tag, messages.workingDays)),
  );
  return (
    <>
      <div class="outcome">
        <svg
          class={receipt.isBooked ? "mark" : "mark mirrored"}
          viewBox="0 0 24 24"
          aria-hidden="true"
        >
          <path d="M12 1a11 11 0 1 1-.01 0" />
          <path d={receipt.isBooked ? "M7 12.5l3.4 3.4L17 9" : "M7 12h10m-4-4 4 4-4 4"} />
        </svg>
        <Heading describedBy={receipt.isBooked ? undefined : "not-yet"}>
          {sentTitle(view, receipt)}
        </Heading>
      </div>
      {!receipt.isBooked && (
        <>
          <p id="not-yet" class="not-yet">
            {messages.noAppointment}
          </p>
          <p class="lead">
            {promise || (receipt.slot ? slots.requestedContact : first.nextContact)}
          </p>
          <Hours />
        </>
      )}
      <Time part="when" receipt={receipt} />
    </>
  );
}
