import type { ScreenerOutcome } from "../../form/screener.ts";
import { Back } from "../elements/Back.tsx";
import { CallButton } from "../elements/CallLink.tsx";
import { Heading } from "../elements/Heading.tsx";
import type { View } from "../view.ts";

/**
 * The screener stopped the patient: the practice's message, and how to call. The heading and the link
 * must not contradict a message that sends the patient elsewhere, as in an emergency.
 */
export const Stopped = ({
  view,
  outcome: { message },
}: {
  view: View;
  outcome: ScreenerOutcome;
}) => (
  <div class="screen">
    <Back label={view.messages.changeAnswer} onClick={view.scheduler.back} />
    <Heading level={view.headingLevel}>
      {message ? view.messages.stoppedTitle : view.messages.callTitle}
    </Heading>
    <p class="practice-text warning" part="notice" {...(message && view.practiceText)}>
      {message || view.messages.stopped}
    </p>
    <p class="help">{view.emergency}</p>
    <p class="actions">
      <CallButton view={view} part={message ? "button secondary" : "button primary"} />
    </p>
  </div>
);
