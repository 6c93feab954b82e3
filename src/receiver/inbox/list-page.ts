import { countBy, maxBy } from "es-toolkit";
import type { Context } from "hono";
import { getCookie } from "hono/cookie";
import { html } from "hono/html";
import { requestReference } from "../../contract/booking-request/reference.ts";
import { readReplyWithin } from "../../contract/reply-within.ts";
import { DAY_MS } from "../../contract/slot.ts";
import type { Html } from "../../web/http/respond.ts";
import {
  damageNote,
  foreignLanguage,
  localTime,
  patientName,
  phoneLink,
  timeMarkup,
  timeText,
  typeText,
  wantedTime,
  zoneText,
} from "../details/request-details.ts";
import { type FailedNotification, MAX_PER_LOCATION } from "../stores/outbox.ts";
import {
  InboxFilter,
  MARKED,
  NO_FILTER,
  type RequestState,
  STATES,
} from "../stores/request-search.ts";
import {
  type InboxItem,
  type StaffRequests,
  waitingSince,
} from "../stores/sql-booking-requests.ts";
import type { InboxEnv, InboxOptions, InboxPage } from "./layout.ts";

export const STATE_TITLES: Record<RequestState, string> = {
  new: "New",
  called: "Called",
  done: "Done",
  "not-patient": "Not a patient",
};

export const PAGE_SIZE = 20;

/** Of a CSV; a cookie keeps the last choice. */
const SEPARATORS = { ",": "with commas", ";": "with semicolons (Excel in Europe)" };

export async function readUnanswered(requests: StaffRequests) {
  const count = await requests.count({ ...NO_FILTER, state: "new" });
  const changes = await requests.count({ ...NO_FILTER, state: "change" });
  const [newest] = await requests.search(NO_FILTER, 1);
  return { count, version: `${count} ${changes} ${newest?.request.id ?? ""}` };
}

/** The query of a URL that has the filter; empty if everything is listed. */
export function filterQuery(fields: Record<string, unknown>): string {
  const filled = Object.entries(InboxFilter.parse(fields)).filter(([, value]) => value !== "");
  return filled.length > 0 ? `?${new URLSearchParams(filled)}` : "";
}

async function readList(c: Context<InboxEnv>, { root, outbox, empty, config }: InboxOptions) {
  const { viewer, requests, locations } = c.var;
  const { filter, within } = viewer;
  const query = filterQuery(c.req.query());
  const after = /^\d{1,16}$/.exec(c.req.query("after") ?? "")?.[0];
  const found = await requests.listForStaff(filter, PAGE_SIZE + 1, Number(after ?? 0));
  const items = found.slice(0, PAGE_SIZE);
  const hasMore = found.length > PAGE_SIZE;
  const zones = countBy(items, ({ request }) => zoneText(request.time_zone));
  return {
    ...{ root, empty, config, locations, filter, query, items },
    separator: getCookie(c, "separator"),
    ...(await readUnanswered(requests)),
    replaced: new Set(items.map(({ request }) => request.replaces?.toLowerCase())),
    /** How many rows have each time zone, and that of most of them, which is shown once. */
    zones,
    usualZone: maxBy(Object.keys(zones), (zone) => zones[zone] ?? 0),
    older: hasMore && `${query || "?"}${query && "&"}after=${items.at(-1)?.rank}`,
    changes: await requests.count({ ...filter, state: "change" }),
    earlier: await requests.count({ ...filter, state: "earlier" }),
    marked: await requests.count({ ...filter, state: MARKED }),
    failed: (await outbox?.listFailed(within)) ?? [],
    /** How many confirmations wait until staff send them. */
    held: (await outbox?.countHeld(within)) ?? 0,
  };
}

type List = Awaited<ReturnType<typeof readList>>;

export async function listPage(c: Context<InboxEnv>, options: InboxOptions): Promise<InboxPage> {
  const list = await readList(c, options);
  const { root, count, items, marked, zones, usualZone } = list;
  const body = [
    failedNotifications(root, list.failed),
    list.held > 0
      ? html`<form class="card alert no-print" method="post" action="${root}held/">
      <p>A location reached its total of ${MAX_PER_LOCATION} emails to patients in a day: ${list.held} more wait. <button class="button quiet">Send the rest</button></p>
    </form>`
      : html``,
    ...(items.length > 0 || marked > 0 || isFiltered(list.filter) ? [filterForm(list)] : []),
    html`
  <p class="small" role="status"></p>
  <div data-version="${list.version}" data-root="${root}">
    ${items.length === 0 ? html`<section class="card empty">${noRequests(list)}</section>` : listForm(list)}
  </div>
  <script defer src="${root}inbox.js"></script>`,
  ];
  const title = count > 0 ? `Inbox (${count} new)` : "Inbox";
  const others = Object.keys(zones).length > 1 ? " unless stated" : "";
  const intro = `Unanswered first, the oldest at the top. Times are ${usualZone}${others}.`;
  return { title, intro: usualZone ? intro : "", body };
}

function noRequests({ filter, marked, empty }: List): Html {
  if (isFiltered(filter)) {
    return html`<h2>No matching requests</h2><p>Change the filter, or show all requests.</p>`;
  }
  return marked > 0
    ? html`<h2>No other requests yet</h2><p>Those that are perhaps not from patients are in a list of their own: use the button above.</p>`
    : html`<h2>No requests yet</h2>${empty}`;
}

function listForm(list: List): Html {
  const { root, items, older, filter, query, marked } = list;
  return html`<form method="post" action="${root}selected/${query}">
      <input type="hidden" name="until" value="${new Date().toISOString()}">
      <input type="hidden" name="text" value="${filter.text}">
      <input type="hidden" name="location" value="${filter.location}">
      <div class="all no-print"><label><input type="checkbox" data-all> Select all</label>${["What for", "Wanted", "Received", "State"].map((column) => html`<span aria-hidden="true">${column}</span>`)}</div>
      <ul class="card requests">${items.map((item) => listItem(item, list))}</ul>
      <div class="actions selection no-print" role="group" aria-label="Selected requests">
        <span>Selected:</span>
        ${STATES.map((state) => html`<button class="button quiet" name="action" value="${state}">${STATE_TITLES[state]}</button>`)}
        ${deletion("Delete …", "delete", "Delete the selected for good")}
        ${filter.state === MARKED && deletion(`Delete all ${marked} …`, "delete-all", `Delete all ${marked} for good`)}
      </div>
    </form>
    <form class="actions" method="post" action="${root}export.csv${query}">
      ${older && html`<a class="button" href="${older}">More requests</a>`}
      <button class="button quiet">Export as CSV</button>
      <div class="fields"><select name="separator" aria-label="Separator of the CSV">${Object.entries(
        SEPARATORS,
      ).map(
        ([separator, label]) =>
          html`<option value="${separator}"${separator === list.separator && html` selected`}>${label}</option>`,
      )}</select></div>
    </form>`;
}

/** A button that needs two clicks, also without scripts. */
export const deletion = (summary: string, action: string, label: string): Html =>
  html`<details class="deletion"><summary class="button quiet">${summary}</summary><button class="button danger" name="action" value="${action}">${label}</button></details>`;

const isFiltered = ({ text, location, state }: InboxFilter) => `${text}${location}${state}` !== "";

const listItem = (item: InboxItem, { root, locations, replaced, usualZone, config }: List) => {
  const { request, state, suspicion, history, changeRequest } = item;
  const { slot, time_zone: zone, patient } = request;
  const zoneName =
    zoneText(zone) !== usualZone && html` <span class="zone">${zoneText(zone)}</span>`;
  const [weekday, day, ...rest] = timeText(waitingSince(item), zone).split(", ");
  const isOpen = state === "new" || state === "called";
  const urgency = slot && isOpen && urgencyOf(slot.start, zone);
  const last = history.at(-1);
  return html`
      <li>
        <input type="checkbox" name="id" value="${request.id}" aria-label="Select ${patientName(item)}">
        <p class="who"><a class="name" href="${root}requests/${request.id}/"><bdi>${patientName(item)}</bdi></a> ${phoneLink(patient) ?? html`<bdi>${patient.email}</bdi>`}</p>
        <div class="appointment"><p class="what"><bdi>${typeText(request)}</bdi> <span>${foreignLanguage(request)}</span>
            ${locations.size !== 1 && html`<bdi>${locations.get(request.location_id.toLowerCase()) ?? request.location_id}</bdi>`}</p>
          <p class="time">${urgency && html`<span class="bad">${urgency}</span> `}${wantedTime(request)}${request.earlier && ", or earlier"}${slot && zoneName}</p></div>
        <p class="received"><span>${!changeRequest && "Received "}</span>${changeRequest && "Asked "}<span>${weekday}, </span>${day}<span>, ${rest.join(", ")}</span>${zoneName}</p>
        <p class="marks">${stateBadge(item)} ${lateBadge(item, config.replyWithin)}</p>
        ${damageNote(item)}
        ${last?.text && html`<p class="last">${last.by && html`<bdi>${last.by}</bdi>: `}${last.text.replaceAll("\n", " · ")}</p>`}
        ${replaced.has(request.id) && html`<p class="bad">Corrected by a later request</p>`}
        ${request.replaces && html`<p>Corrects an earlier request</p>`}
        ${suspicion !== null && html`<p class="bad">Perhaps not from a patient</p>`}
      </li>`;
};

/** What staff must not overlook about a chosen time, in the practice's days. */
function urgencyOf(start: string, zone: string): string | undefined {
  const dayOf = (instant: string) => Date.parse(localTime(instant, zone).slice(0, 10));
  const days = (dayOf(start) - dayOf(new Date().toISOString())) / 86_400_000;
  return days < 0 ? "Passed:" : ["Today:", "Tomorrow:"][days];
}

export const stateTitle = ({ state, changeRequest }: InboxItem) =>
  changeRequest ? `Asks to ${changeRequest}` : STATE_TITLES[state];

export const stateBadge = (item: InboxItem) =>
  html`<span class="badge state-${item.state}">${stateTitle(item)}</span>`;

/** Shown with a new request that waits for longer than the practice says. */
export function lateBadge(item: InboxItem, replyWithin?: string) {
  if (item.state !== "new" || !replyWithin) return "";
  const [count, unit] = readReplyWithin(replyWithin);
  // Of days, working days on the practice's clocks.
  const passed = (instant: string) =>
    unit === "day"
      ? workingTime(Date.parse(`${localTime(instant, item.request.time_zone)}Z`))
      : Date.parse(instant);
  const waited = passed(new Date(Date.now()).toISOString()) - passed(waitingSince(item));
  const isLate = waited > Number(count) * (unit === "day" ? 24 : 1) * 3_600_000;
  return isLate && html`<span class="badge bad">Late</span>`;
}

export const failedNotifications = (root: string, failed: readonly FailedNotification[]): Html =>
  failed.length === 0
    ? html``
    : html`<details class="card alert no-print">
      <summary>Some notifications were not delivered; the requests are here.</summary>
      <ul>${failed.map(
        ({ requestId, channel, error, nextAt }) => html`
        <li>${requestId === null ? "Several requests" : html`<a href="${root}requests/${requestId}/">${requestReference(requestId)}</a>`}, ${channel}: ${error};
          ${nextAt === null ? "not repeated any more" : html`repeated after ${timeMarkup(nextAt, "UTC")}`}</li>`,
      )}</ul>
    </details>`;

/** The states are buttons: each shows its requests with one tap. Enter in the text keeps the state. */
function filterForm({ root, filter, changes, earlier, marked, locations }: List) {
  const button = (state: InboxFilter["state"], label: string) =>
    html`<button class="state" name="state" value="${state}" aria-pressed="${String(state === filter.state)}">${label}</button>`;
  return html`
    <form class="no-print" method="post" action="${root}filter/" role="search">
      <div class="fields">
        <label for="text">Name, phone, email, date of birth or reference</label>
        <input id="text" name="text" type="search" value="${filter.text}" maxlength="100" autocomplete="off">
      </div>
      ${
        locations.size > 1 &&
        html`<div class="fields">
        <label for="location">Location</label>
        <select id="location" name="location">${[["", "All locations"], ...locations].map(
          ([id, name]) =>
            html`<option value="${id}"${id === filter.location && html` selected`}>${name}</option>`,
        )}</select>
      </div>`
      }
      <input type="hidden" name="state" value="${filter.state}">
      <button class="button">Search</button>
      <div class="states" role="group" aria-label="State">
        ${["" as const, ...STATES].map((state) => button(state, state ? STATE_TITLES[state] : "All"))}
        ${(changes > 0 || filter.state === "change") && button("change", `${changes} to cancel or move`)}
        ${(earlier > 0 || filter.state === "earlier") && button("earlier", `${earlier} can come earlier`)}
        ${(marked > 0 || filter.state === MARKED) && button(MARKED, `${marked} perhaps not from ${marked === 1 ? "a patient" : "patients"}`)}
        ${isFiltered(filter) && html`<button class="link" name="all" value="yes">Show all</button>`}
      </div>
    </form>`;
}

/** A Monday, 00:00. */
const MONDAY = Date.UTC(2024, 0, 1);

/** The time from that Monday to a local time, as milliseconds in UTC, without Saturdays and Sundays. */
function workingTime(localMs: number): number {
  const weeks = Math.floor((localMs - MONDAY) / (7 * DAY_MS));
  return weeks * 5 * DAY_MS + Math.min(localMs - MONDAY - weeks * 7 * DAY_MS, 5 * DAY_MS);
}
