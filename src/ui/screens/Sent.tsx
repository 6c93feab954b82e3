import type { ComponentChildren } from "preact";
import type { FormPlan } from "../../form/plan.ts";
import type { Receipt } from "../../state/phase.ts";
import { CallLink } from "../elements/CallLink.tsx";
import { Heading } from "../elements/Heading.tsx";
import type { DeferredView, View } from "../view.ts";
import { localTime } from "./local-time.ts";

interface SentProps {
  view: View;
  deferred: DeferredView;
  plan: FormPlan;
  receipt: Receipt;
}

/** The request arrived: what happens next, and a reference. Shows no patient answer. */
export function Sent({ view, deferred, plan, receipt }: SentProps) {
  const { headingLevel, phone } = view;
  const { record } = plan;
  const messages = deferred.messages;
  const time = localTime(record.time_zone, view.messages.tag);
  return (
    <div class="screen sent">
      <svg class="tick" viewBox="0 0 24 24" aria-hidden="true">
        <circle cx="12" cy="12" r="11" />
        <path d="M7 12.5l3.4 3.4L17 9" />
      </svg>
      <Heading level={headingLevel}>{messages.sentTitle}</Heading>
      <p>{messages.sent(record.name)}</p>
      <dl>
        <Row term={messages.reference}>
          <span class="reference">{receipt.reference}</span>
        </Row>
        <Row term={messages.practice}>{record.name}</Row>
        <Row term={messages.sentAppointmentType}>{receipt.appointmentType}</Row>
        <Row term={messages.sentProvider}>{receipt.provider}</Row>
        {phone && (
          <Row term={messages.practicePhone}>
            <CallLink view={view} /> {time && <span class="hint">{messages.localTime(time)}</span>}
          </Row>
        )}
      </dl>
      <p class="actions">
        <button type="button" part="button" class="secondary" onClick={() => window.print()}>
          {messages.print}
        </button>
      </p>
      <p class="help">{view.emergency}</p>
    </div>
  );
}

const Row = ({ term, children }: { term: string; children: ComponentChildren }) =>
  children ? (
    <div>
      <dt>{term}</dt>
      <dd>
        <bdi>{children}</bdi>
      </dd>
    </div>
  ) : null;
