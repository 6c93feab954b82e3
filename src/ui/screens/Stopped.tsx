import type { ScreenerOutcome } from "../../form/screener.ts";
import { CallButton } from "../elements/CallLink.tsx";
import { Heading } from "../elements/Heading.tsx";
import type { View } from "../view.ts";

/** The screener stopped the patient: the practice's message, and how to call. */
export const Stopped = ({ view, outcome }: { view: View; outcome: ScreenerOutcome }) => (
  <div class="screen">
    <Heading level={view.headingLevel}>{view.messages.stoppedTitle}</Heading>
    <p class="practice-text" dir={outcome.message ? "auto" : undefined}>
      {outcome.message || view.messages.stopped}
    </p>
    <p class="actions">
      <CallButton view={view} />
      <button type="button" part="button" class="secondary" onClick={view.scheduler.back}>
        {view.messages.changeAnswer}
      </button>
    </p>
    <p class="help">{view.emergency}</p>
  </div>
);
