import { html } from "hono/html";
import type { BookingRequest } from "../../contract/booking-request/booking-request.ts";
import { requestReference } from "../../contract/booking-request/reference.ts";
import type { Html } from "../../web/http/respond.ts";
import { formatPhone } from "../details/format-phone.ts";
import { patientName, requestDetails, timeMarkup } from "../details/request-details.ts";
import { type InboxItem, STATES } from "../stores/booking-requests.ts";
import {
  ageMarkup,
  deletion,
  failedNotifications,
  type ListPage,
  STATE_TITLES,
  stateBadge,
} from "./list-page.ts";

/** How a call ended. */
export const OUTCOMES = ["Reached", "Left a voicemail", "Booked"];

type RequestPage = Pick<ListPage, "root" | "locations" | "failed"> & {
  item: InboxItem;
  others: readonly InboxItem[];
};

/** One request with everything that staff can do. */
export const requestPage = ({ item, root, locations, others, failed }: RequestPage): Html[] => [
  failedNotifications(root, failed),
  relatedRequests(root, item.request, others),
  requestCard(item, locations, stateForm(item)),
  html`
    <form class="actions no-print" method="post" action="${root}selected/">
      <input type="hidden" name="id" value="${item.request.id}">
      <button class="button quiet" type="button" data-print data-script hidden>Print</button>
      <a href="${root}">Back to the inbox</a>
      ${deletion("Delete …", "delete", "Delete for good")}
    </form>
    <script defer src="${root}inbox.js"></script>`,
];

/** Everything about one request. */
export const requestCard = (
  { request, received_at, state, suspicion, history }: InboxItem,
  locations: ReadonlyMap<string, string>,
  form: Html | string = "",
): Html => html`
    <article class="card request" aria-labelledby="patient-${request.id}">
      <header>
        <h2 id="patient-${request.id}" tabindex="-1"><bdi>${patientName(request)}</bdi> ${stateBadge(state)}</h2>
        <p>for <bdi>${locations.get(request.location_id.toLowerCase()) ?? request.location_id}</bdi> · reference <code>${requestReference(request.id)}</code></p>
        <p class="when">${timeMarkup(received_at, request.time_zone)} · ${ageMarkup(received_at)}</p>
      </header>
      ${suspicion !== null && html`<p class="bad">Perhaps not from a patient: ${suspicion}</p>`}
      ${form}
      ${
        history.length > 0 &&
        html`<h3>What was done</h3>
      <ol class="history">${history.map(
        (entry) => html`
        <li>${entry.state && stateBadge(entry.state)} <bdi>${entry.by}</bdi> ${timeMarkup(entry.at, request.time_zone)}<p>${entry.text}</p></li>`,
      )}</ol>`
      }
      ${requestDetails(request)}
    </article>`;

const stateForm = ({ request, state, suspicion }: InboxItem) => html`
      <form class="work no-print" method="post" action="state/">
        ${request.patient.phone && html`<p><a class="button" href="tel:${request.patient.phone}">Call ${formatPhone(request.patient.phone)}</a></p>`}
        <div class="filter">
          <div class="fields"><label for="outcome">Outcome of the call</label>
            <select id="outcome" name="outcome"><option></option>${OUTCOMES.map((outcome) => html`<option>${outcome}</option>`)}</select></div>
          <div class="fields"><label for="date">Booked for</label><input id="date" name="date" type="date"></div>
          <div class="fields note"><label for="note">Note</label><textarea id="note" name="note" rows="1" maxlength="1000"></textarea></div>
        </div>
        <div class="actions">
          ${STATES.filter((other) => other !== state).map(
            (other) =>
              html`<button class="button quiet" name="state" value="${other}">Mark as ${STATE_TITLES[other].toLowerCase()}</button>`,
          )}
          ${suspicion !== null && state === "new" && html`<button class="button quiet" name="state" value="new">It is from a patient</button>`}
          <button class="button quiet">Save the note</button>
        </div>
      </form>`;

/** How another request is related; undefined if it only has similar texts. */
function relationTo(request: BookingRequest, other: BookingRequest): string | undefined {
  if (other.replaces?.toLowerCase() === request.id) return "corrects this request";
  if (request.replaces?.toLowerCase() === other.id) return "is corrected by this request";
  const isEqual = (["phone", "email"] as const).some(
    (field) => request.patient[field] && request.patient[field] === other.patient[field],
  );
  return isEqual ? "has the same phone number or email address" : undefined;
}

function relatedRequests(root: string, request: BookingRequest, others: readonly InboxItem[]) {
  const related = others.flatMap((item) => {
    const relation = item.request.id === request.id ? undefined : relationTo(request, item.request);
    return relation ? [{ ...item, relation }] : [];
  });
  if (related.length === 0) return html``;
  return html`<ul class="card alert related">${related.map(
    (item) => html`
      <li><a href="${root}requests/${item.request.id}/"><bdi>${patientName(item.request)}</bdi> ${requestReference(item.request.id)}</a>
        ${item.relation} ${stateBadge(item.state)} ${ageMarkup(item.received_at)}</li>`,
  )}</ul>`;
}
