import { nationalForm } from "../../form/phone/national-form.ts";
import type { ScreenerOutcome } from "../../form/screener.ts";
import { CallLink } from "../elements/CallLink.tsx";
import { Heading } from "../elements/Heading.tsx";
import type { View } from "../view.ts";

/** The screener's answer does not lead to the form: the practice's message, and how to call. */
export const Stopped = ({ view, outcome }: { view: View; outcome: ScreenerOutcome }) => (
  <div class="screen">
    <Heading level={view.headingLevel}>{view.messages.stoppedTitle}</Heading>
    <p class="practice-text" dir={outcome.message ? "auto" : undefined}>
      {outcome.message || view.messages.stopped}
    </p>
    <p class="actions">
      {view.phone && (
        <CallLink phone={view.phone}>{view.messages.call(nationalForm(view.phone))}</CallLink>
      )}
      <button type="button" part="button" class="second" onClick={view.scheduler.back}>
        {view.messages.changeAnswer}
      </button>
    </p>
    <p class="help">{view.messages.emergency}</p>
  </div>
);
