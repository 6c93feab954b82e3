import type { ComponentChildren } from "preact";
import { contain } from "../../state/contain.ts";
import { Boundary } from "../elements/Boundary.tsx";
import { CallLink } from "../elements/CallLink.tsx";
import { Heading } from "../elements/Heading.tsx";
import { LIVE } from "../elements/live.ts";
import type { SentProps } from "../view.ts";
import { useView } from "../view-context.ts";

/**
 * The request arrived: a reference, and what happens next. Shows no patient answer. Parts that may throw,
 * for example because the page has broken `Intl`, are separate components, so that the rest still renders.
 */
export function Sent({ deferred, plan: { record }, receipt }: SentProps) {
  const { page, phone, emergency } = useView();
  const messages = { ...deferred.messages, ...page?.sentMessages(receipt) };
  const { reference, appointmentType, provider } = receipt;
  const time = contain(() => page?.sentTime(receipt, record))();
  return (
    <div class={time?.appointment ? "screen sent booked" : "screen sent"} ref={clearAnnouncement}>
      <div class="done">
        <svg class="tick" viewBox="0 0 24 24" aria-hidden="true">
          <circle cx="12" cy="12" r="11" />
          <path d="M7 12.5l3.4 3.4L17 9" />
        </svg>
        <Heading>{messages.sentTitle}</Heading>
      </div>
      <Boundary>{time?.appointment}</Boundary>
      {/* That this is not an appointment yet; the title of a booked appointment says that it is one. */}
      {!time?.appointment && <p class="lead">{messages.nextContact}</p>}
      <dl>
        <Row term={messages.reference}>
          <bdi class="reference">{reference}</bdi>
          {/* Missing on http pages. */}
          {navigator.clipboard && (
            <button
              type="button"
              class="link"
              onClick={contain(({ currentTarget }) =>
                copy(currentTarget, reference, messages.copied),
              )}
            >
              {messages.copy}
            </button>
          )}
          <span class="hint" {...LIVE} />
        </Row>
        {time && !time.appointment && <Row term={time.term}>{time.text}</Row>}
        {/* `Appointment` shows these itself. */}
        {!time?.appointment && [
          <Row term={messages.sentAppointmentType}>
            {appointmentType && <bdi>{appointmentType}</bdi>}
          </Row>,
          <Row term={messages.sentProvider}>{provider && <bdi>{provider}</bdi>}</Row>,
        ]}
        <Row term={messages.practicePhone}>{phone && <CallLink />}</Row>
      </dl>
      {time?.appointment && <p>{messages.nextContact}</p>}
      <p>{messages.nextChange}</p>
      <p class="help">{emergency}</p>
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

/** Copies a text and says so after the button. Where the browser does not allow it, hides the button. */
async function copy(button: HTMLElement, text: string, copied: string): Promise<void> {
  const status = button.nextElementSibling;
  try {
    await navigator.clipboard.writeText(text);
    if (status) status.textContent = copied;
  } catch {
    button.style.display = "none";
  }
}

/** Longer than screen readers need to take the text of a live region. */
const CLEARED_AFTER_MS = 7_000;

/**
 * A `ref` that empties the form's live region, so that a screen reader does not read the announced title
 * again at the end of the form.
 */
function clearAnnouncement(element: HTMLElement | null) {
  const region = element?.closest(".widget")?.querySelector(":scope > [aria-live]:last-child");
  const clear = contain(() => {
    // Keeps the text node, which Preact updates.
    if (region?.firstChild) region.firstChild.textContent = "";
  });
  const timer = setTimeout(clear, CLEARED_AFTER_MS);
  return () => clearTimeout(timer);
}
