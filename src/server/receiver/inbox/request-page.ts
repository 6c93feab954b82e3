import { html } from "hono/html";
import { requestReference } from "../../../contract/booking-request/reference.ts";
import type { Html } from "../../http/respond.ts";
import { formatPhone } from "../../pages/format-phone.ts";
import { patientName, requestDetails, timeMarkup } from "../../pages/inbox/request-details.ts";
import { type InboxItem, STATES } from "../../stores/booking-requests.ts";
import type { FailedNotification } from "../../stores/outbox.ts";
import { INBOX, PRINT_SCRIPT, requestPath } from "./layout.ts";
import { failedNotifications, STATE_TITLES, stateBadge } from "./list-page.ts";

/** One request with everything that staff can do. */
export const requestPage = (
  { request, received_at, state, suspicion }: InboxItem,
  locationName: string,
  failed: readonly FailedNotification[],
): Html[] => [
  failedNotifications(failed),
  html`
    <article class="card request" aria-labelledby="patient">
      <header>
        <h2 id="patient"><bdi>${patientName(request)}</bdi> ${stateBadge(state)}</h2>
        <p>for <bdi>${locationName}</bdi> · reference <code>${requestReference(request.id)}</code></p>
        <p class="when">${timeMarkup(received_at, request.time_zone)}</p>
      </header>
      ${suspicion !== null && html`<p class="bad">Perhaps not from a patient: ${suspicion}</p>`}
      <form class="actions" method="post" action="${requestPath(request.id)}state/">
        ${
          request.patient.phone &&
          html`<a class="button" href="tel:${request.patient.phone}">Call ${formatPhone(request.patient.phone)}</a>`
        }
        ${STATES.filter((other) => other !== state).map(
          (other) =>
            html`<button class="button quiet" name="state" value="${other}">Mark as ${STATE_TITLES[other].toLowerCase()}</button>`,
        )}
      </form>
      ${requestDetails(request)}
      <div class="actions">
        <button class="button quiet" type="button" data-print hidden>Print</button>
        <a class="button quiet" href="${requestPath(request.id)}delete/">Delete …</a>
        <a href="${INBOX}">Back to the inbox</a>
      </div>
    </article>
    <script defer src="${PRINT_SCRIPT}"></script>`,
];

/** Asks before a request is deleted. */
export const deletePage = ({ request }: InboxItem): Html => html`
    <form class="card request" method="post" action="${requestPath(request.id)}delete/">
      <p>Delete the request of <strong><bdi>${patientName(request)}</bdi></strong>? This cannot be undone.</p>
      <div class="actions">
        <button class="button danger">Delete</button>
        <a href="${requestPath(request.id)}">Keep it</a>
      </div>
    </form>`;
