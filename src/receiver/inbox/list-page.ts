import { html } from "hono/html";
import { requestReference } from "../../contract/booking-request/reference.ts";
import type { Html } from "../../web/http/respond.ts";
import { patientName, timeMarkup } from "../details/request-details.ts";
import type { FailedNotification } from "../notifications/outbox.ts";
import {
  type InboxFilter,
  type InboxItem,
  MARKED,
  type RequestState,
  STATES,
} from "../stores/booking-requests.ts";

export const STATE_TITLES: Record<RequestState, string> = {
  new: "New",
  called: "Called",
  done: "Done",
};

/** What the list can be filtered by. */
export const FILTER_TITLES = { ...STATE_TITLES, [MARKED]: "Perhaps not from a patient" };

export const PAGE_SIZE = 20;
const MAX_FAILED = 20;

interface ListPage {
  /** The path of the inbox. */
  root: string;
  items: readonly InboxItem[];
  /** The link to older requests, if there are any. */
  older: string | undefined;
  filter: InboxFilter;
  /** How many requests are perhaps not from a patient. */
  marked: number;
  /** Names by id. */
  locations: ReadonlyMap<string, string>;
  failed: readonly FailedNotification[];
  /** Shown while there are no requests at all. */
  emptyText: Html | string;
}

/** The list of requests with its filter. */
export const listPage = ({
  root,
  items,
  older,
  filter,
  marked,
  locations,
  failed,
  emptyText,
}: ListPage): Html[] => [
  failedNotifications(root, failed),
  filterForm(root, filter, locations),
  html`${
    marked > 0 &&
    filter.state !== MARKED &&
    html`
    <form class="no-print small" method="post" action="${root}filter/">
      <input type="hidden" name="location" value="${filter.location}">
      <button class="link" name="state" value="${MARKED}">${marked} perhaps not from ${marked === 1 ? "a patient" : "patients"}</button>
    </form>`
  }`,
  items.length === 0
    ? html`<section class="card empty">
      <h2>${isFiltered(filter) ? "No matching requests" : "No requests yet"}</h2>
      <p>${isFiltered(filter) ? "Change the filter, or show all requests." : emptyText}</p>
    </section>`
    : html`
    <form method="post" action="${root}selected/">
      <ul class="requests">${items.map((item) => listItem(root, item, locations))}</ul>
      <div class="actions no-print" role="group" aria-label="Selected requests">
        ${STATES.map((state) => html`<button class="button quiet" name="action" value="${state}">Mark as ${STATE_TITLES[state].toLowerCase()}</button>`)}
        <button class="button quiet" name="action" value="delete">Delete …</button>
        ${filter.state === MARKED && html`<button class="button danger" name="action" value="delete-all">Delete all ${marked} …</button>`}
      </div>
    </form>`,
  html`<div class="actions">
      ${older && html`<a class="button" href="${older}">Older requests</a>`}
      ${
        items.length > 0 &&
        html`<a class="button quiet" href="${root}export.csv">Export as CSV</a>
      <a class="button quiet" href="${root}export.json">Export as JSON</a>`
      }
    </div>`,
];

const isFiltered = ({ text, location, state }: InboxFilter) => `${text}${location}${state}` !== "";

const listItem = (
  root: string,
  { request, received_at, state, suspicion }: InboxItem,
  locations: ReadonlyMap<string, string>,
) => html`
      <li class="card">
        <input type="checkbox" name="id" value="${request.id}" aria-label="Select ${patientName(request)}">
        <a href="${root}requests/${request.id}/"><bdi>${patientName(request)}</bdi></a>
        ${stateBadge(state)}
        <p>${timeMarkup(received_at, request.time_zone)} · reference <code>${requestReference(request.id)}</code>
          · <bdi>${locations.get(request.location_id.toLowerCase()) ?? request.location_id}</bdi></p>
        ${suspicion !== null && html`<p class="bad">Perhaps not from a patient</p>`}
      </li>`;

export const stateBadge = (state: RequestState) =>
  html`<span class="badge state-${state}">${STATE_TITLES[state]}</span>`;

/** Notifications that were not delivered. */
export const failedNotifications = (root: string, failed: readonly FailedNotification[]): Html =>
  failed.length === 0
    ? html``
    : html`<details class="card alert no-print">
      <summary>Some notifications were not delivered; the requests are here.</summary>
      <ul>${failed.slice(0, MAX_FAILED).map(
        ({ requestId, channel, error, nextAt }) => html`
        <li><a href="${root}requests/${requestId}/">${requestReference(requestId)}</a>, ${channel}: ${error};
          ${nextAt === null ? "not repeated any more" : html`repeated after ${timeMarkup(nextAt, "UTC")}`}</li>`,
      )}</ul>
    </details>`;

const filterForm = (
  root: string,
  filter: InboxFilter,
  locations: ReadonlyMap<string, string>,
) => html`
    <form class="no-print" method="post" action="${root}filter/" role="search">
      <div class="filter">
        <div class="fields">
          <label for="text">Name, phone, email or reference</label>
          <input id="text" name="text" type="search" value="${filter.text}" maxlength="100" autocomplete="off">
        </div>
        ${
          locations.size > 1 &&
          html`<div class="fields">
          <label for="location">Location</label>
          <select id="location" name="location">${options(filter.location, [["", "All locations"], ...locations])}</select>
        </div>`
        }
        <div class="fields">
          <label for="state">State</label>
          <select id="state" name="state">${options(filter.state, [["", "All states"], ...Object.entries(FILTER_TITLES)])}</select>
        </div>
      </div>
      <div class="actions">
        <button class="button">Search</button>
        ${isFiltered(filter) && html`<button class="button quiet" name="all" value="yes">Show all</button>`}
      </div>
    </form>`;

const options = (selected: string, all: readonly (readonly [value: string, label: string])[]) =>
  all.map(
    ([value, label]) =>
      html`<option value="${value}"${value === selected ? html` selected` : ""}>${label}</option>`,
  );
