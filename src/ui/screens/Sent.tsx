import type { ComponentChildren } from "preact";
import { Boundary } from "../elements/Boundary.tsx";
import { CallButton } from "../elements/CallLink.tsx";
import { COPY, Icon } from "../elements/Icon.tsx";
import { LIVE } from "../elements/live.ts";
import type { SentProps, SentTimeProps } from "../view.ts";
import { useView } from "../view-context.ts";

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

export function Time(props: SentTimeProps) {
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
