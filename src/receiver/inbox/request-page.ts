import { html } from "hono/html";
import { requestReference } from "../../contract/booking-request/reference.ts";
import type { Html } from "../../web/http/respond.ts";
import { formatPhone } from "../details/format-phone.ts";
import { patientName, requestDetails, timeMarkup } from "../details/request-details.ts";
import type { FailedNotification } from "../notifications/outbox.ts";
import { type InboxItem, STATES } from "../stores/booking-requests.ts";
import { failedNotifications, STATE_TITLES, stateBadge } from "./list-page.ts";

/** The button's script; a page without it prints by the browser's own command. */
export const PRINT_SCRIPT = `const button = document.querySelector("[data-print]");
button.hidden = false;
button.addEventListener("click", () => print());
`;

/**
 * One request with everything that staff can do.
 * @param root the path of the inbox
 */
export const requestPage = (
  { request, received_at, state, suspicion }: InboxItem,
  root: string,
  locationName: string,
  failed: readonly FailedNotification[],
): Html[] => [
  failedNotifications(root, failed),
  html`
    <article class="card request" aria-labelledby="patient">
      <header>
        <h2 id="patient" tabindex="-1"><bdi>${patientName(request)}</bdi> ${stateBadge(state)}</h2>
        <p>for <bdi>${locationName}</bdi> · reference <code>${requestReference(request.id)}</code></p>
        <p class="when">${timeMarkup(received_at, request.time_zone)}</p>
      </header>
      ${suspicion !== null && html`<p class="bad">Perhaps not from a patient: ${suspicion}</p>`}
      <form class="actions" method="post" action="state/">
        ${
          request.patient.phone &&
          html`<a class="button" href="tel:${request.patient.phone}">Call ${formatPhone(request.patient.phone)}</a>`
        }
        ${suspicion !== null && state === "new" && html`<button class="button quiet" name="state" value="new">It is from a patient</button>`}
        ${STATES.filter((other) => other !== state).map(
          (other) =>
            html`<button class="button quiet" name="state" value="${other}">Mark as ${STATE_TITLES[other].toLowerCase()}</button>`,
        )}
      </form>
      ${requestDetails(request)}
      <form class="actions" method="post" action="${root}selected/">
        <input type="hidden" name="id" value="${request.id}">
        <button class="button quiet" type="button" data-print hidden>Print</button>
        <button class="button quiet" name="action" value="delete">Delete …</button>
        <a href="${root}">Back to the inbox</a>
      </form>
    </article>
    <script defer src="${root}print.js"></script>`,
];
