import type { ComponentChildren } from "preact";
import { attempt, contain } from "../../host/contain.ts";
import { formatReplyWithin } from "../../messages/format.ts";
import { Boundary } from "../elements/Boundary.tsx";
import { CallButton } from "../elements/CallLink.tsx";
import { Heading } from "../elements/Heading.tsx";
import { LIVE } from "../elements/live.ts";
import type { SentProps } from "../view.ts";
import { useView } from "../view-context.ts";

/** Shows no patient answer. Components contain the parts that may throw, as with a broken `Intl`; the rest renders. */
export function Sent({ submission, receipt }: SentProps) {
  const { scheduler, pageQuestions, phone, emergency, settings, messages: first } = useView();
  const record = scheduler.record.value;
  const messages = { ...submission.messages, ...pageQuestions?.sentMessages(receipt) };
  const { replyWithin: promise } = settings;
  const contact = attempt(
    () =>
      promise && messages.replyWithin(formatReplyWithin(promise, first.tag, messages.workingDays)),
  );
  const { reference, appointmentType, provider } = receipt;
  const time = contain(() => record && pageQuestions?.sentTime(receipt, record))();
  const call = phone && (
    <p class="actions">
      <CallButton part="button secondary" />
    </p>
  );
  return (
    <div class="screen sent">
      <div class="band">
        {/* Draws itself. */}
        <svg class="tick" viewBox="0 0 24 24" aria-hidden="true">
          <path d="M12 1a11 11 0 1 1-.01 0" pathLength={1} />
          <path d="M7 12.5l3.4 3.4L17 9" pathLength={1} />
        </svg>
        <Heading>{messages.sentTitle}</Heading>
      </div>
      <Boundary>{time?.when}</Boundary>
      {/* That this is not an appointment yet; empty where the title says that it is one. */}
      {messages.nextContact && <p class="lead">{contact || messages.nextContact}</p>}
      <dl>
        <Row term={messages.sentAppointmentType}>
          {appointmentType && <bdi>{appointmentType}</bdi>}
        </Row>
        <Row term={messages.sentProvider}>{provider && <bdi>{provider}</bdi>}</Row>
        <Row term={messages.reference}>
          <bdi class="reference">{reference}</bdi>
          <button
            type="button"
            class="copy"
            aria-label={messages.copy}
            onClick={({ currentTarget }) => copy(currentTarget, messages.copied)}
          >
            <svg viewBox="0 0 24 24" aria-hidden="true">
              <path d="M9 9h11v11H9zM5 15H4V4h11v1" />
            </svg>
          </button>
          <span class="hint" {...LIVE} />
        </Row>
      </dl>
      {time?.actions ? <Boundary fallback={call}>{time.actions}</Boundary> : call}
      <p class="hint">{messages.nextContact ? messages.noAnswer : messages.nextChange}</p>
      <p class="hint help">{emergency}</p>
    </div>
  );
}

const Row = ({ term, children }: { term: string; children: ComponentChildren }) =>
  children ? (
    <div>
      <dt class="hint">{term}</dt>
      <dd>{children}</dd>
    </div>
  ) : null;

/** Copies the text before a button, and says so after it. Where no page may do that, as over HTTP, selects the text. */
async function copy(button: HTMLElement, copied: string): Promise<void> {
  const { previousElementSibling: text, nextElementSibling: status } = button;
  if (!text || !status) return;
  try {
    await navigator.clipboard.writeText(text.textContent);
    status.textContent = copied;
  } catch {
    getSelection()?.setBaseAndExtent(text, 0, text, 1);
  }
}
