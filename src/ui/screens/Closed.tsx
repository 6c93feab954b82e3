import type { LocationRecord } from "../../contract/location-record/location-record.ts";
import { nationalForm } from "../../form/phone/national-form.ts";
import { CallLink } from "../elements/CallLink.tsx";
import { Heading } from "../elements/Heading.tsx";
import type { View } from "../view.ts";

/** Online scheduling is switched off: the practice, a sentence, and how to call. */
export const Closed = ({ view, record }: { view: View; record: LocationRecord }) => (
  <div class="screen">
    <Heading level={view.headingLevel}>{view.messages.closedTitle}</Heading>
    <p>{view.messages.closed(record.name)}</p>
    {view.phone && (
      <p class="actions">
        <CallLink phone={view.phone}>{view.messages.call(nationalForm(view.phone))}</CallLink>
      </p>
    )}
    <p class="help">{view.messages.emergency}</p>
  </div>
);
