import type { FormPlan } from "../../form/plan.ts";
import { CallButton } from "../elements/CallLink.tsx";
import { Heading } from "../elements/Heading.tsx";
import type { View } from "../view.ts";

/** The screen for a practice that has turned off online scheduling, with its phone number. */
export const Closed = ({ view, plan }: { view: View; plan: FormPlan }) => (
  <div class="screen">
    <Heading level={view.headingLevel}>{view.messages.closedTitle}</Heading>
    <p>{view.messages.closed(plan.record.name)}</p>
    {view.phone && (
      <p class="actions">
        <CallButton view={view} part="button primary" />
      </p>
    )}
    <p class="help">{view.emergency}</p>
  </div>
);
