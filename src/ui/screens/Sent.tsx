import type { ComponentChildren } from "preact";
import { attempt } from "../../host/contain.ts";
import { formatReplyWithin } from "../../messages/format.ts";
import { Boundary } from "../elements/Boundary.tsx";
import { CallButton } from "../elements/CallLink.tsx";
import { Heading } from "../elements/Heading.tsx";
import { COPY, Icon } from "../elements/Icon.tsx";
import { LIVE } from "../elements/live.ts";
import type { SentProps, SentTimeProps } from "../view.ts";
import { useView } from "../view-context.ts";
import { Hours } from "./Hours.tsx";
import { sentTitle } from "./sent-title.ts";

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

/** Shows nothing that the patient typed. Components contain the parts that may throw, as with a broken `Intl`; the rest renders. */
export function Sent({ receipt }: SentProps) {
  const { language, emergency } = useView();
  const messages = language.value?.submission;
  if (!messages) return null;
  const { reference, appointmentType, provider, isBooked, isEmailed } = receipt;
  return (
    <div class="screen">
      <Time part="place" receipt={receipt} />
      <dl>
        <Fact term={messages.sentAppointmentType}>
          {appointmentType && <bdi>{appointmentType}</bdi>}
        </Fact>
        <Fact term={messages.sentProvider}>{provider && <bdi>{provider}</bdi>}</Fact>
        <Fact term={messages.reference}>
          <bdi class="reference">{reference}</bdi>
          <button
            type="button"
            class="copy"
            aria-label={messages.copy}
            onClick={({ currentTarget }) => copy(currentTarget, messages.copied)}
          >
            <Icon path={COPY} />
          </button>
          <span class="hint" {...LIVE} />
        </Fact>
      </dl>
      <p class="hint">
        {messages.noteReference} {isEmailed && messages.emailed}
      </p>
      <div class="actions">
        <Time part="actions" receipt={receipt} />
        <CallButton part="button secondary" />
      </div>
      <p class="help">
        <span>{isBooked ? messages.nextChange : messages.noAnswer}</span>
        <span>{emergency}</span>
      </p>
    </div>
  );
}

function Time(props: SentTimeProps) {
  const { pageQuestionsView } = useView();
  return <Boundary>{pageQuestionsView && <pageQuestionsView.SentTime {...props} />}</Boundary>;
}

const Fact = ({ term, children }: { term: string; children: ComponentChildren }) =>
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
