import { compact, countBy, maxBy, upperFirst, zip } from "es-toolkit";
import type { Context } from "hono";
import { html } from "hono/html";
import { DAY_PARTS } from "../../contract/booking-request/answers.ts";
import { requestReference } from "../../contract/booking-request/reference.ts";
import type { Html } from "../../web/http/respond.ts";
import {
  answerText,
  damageNote,
  daysFromToday,
  foreignLanguage,
  formatPhone,
  inLanguage,
  patientName,
  phoneLink,
  providerText,
  timeMarkup,
  timeText,
  typeText,
  wantedTime,
  whenText,
  zoneText,
} from "../details/request-details.ts";
import { bookedStart, type InboxItem, waitingSince } from "../stores/inbox-item.ts";
import type { FailedNotification } from "../stores/outbox.ts";
import { InboxFilter, MARKED, NO_FILTER, STATES } from "../stores/request-search.ts";
import type { StaffRequests } from "../stores/sql-booking-requests.ts";
import { lateBadge, STATE_TITLES, stateBadge, stateTitle, urgentBadge } from "./badges.ts";
import { type InboxEnv, type InboxOptions, type InboxPage, scriptOf } from "./layout.ts";
import { statusOf, type Unsaved, workForm } from "./work-form.ts";

export const PAGE_SIZE = 20;

export async function readUnanswered(requests: StaffRequests) {
  const count = await requests.count({ ...NO_FILTER, state: "new" });
  const changes = await requests.count({ ...NO_FILTER, state: "change" });
  const [newest] = await requests.search(NO_FILTER, 1);
  return { count, version: `${count} ${changes} ${newest?.request.id ?? ""}` };
}

/** The query of the list's URL, with the filter of a form or a query; empty if everything is listed. */
export function listQuery(fields: Record<string, unknown>, others: Record<string, string> = {}) {
  const all = Object.entries({ ...InboxFilter.parse(fields), ...others });
  const filled = all.filter(([, value]) => value !== "");
  return filled.length > 0 ? `?${new URLSearchParams(filled)}` : "";
}

async function readList(
  c: Context<InboxEnv>,
  { root, outbox, empty, config }: InboxOptions,
  unsaved: Unsaved | undefined,
) {
  const { viewer, requests, locations, names, item } = c.var;
  const { filter, within } = viewer;
  const given = c.req.query();
  const [after = ""] = /^\d{1,16}$/.exec(given.after ?? "") ?? [];
  const found = await requests.listForStaff(filter, PAGE_SIZE + 1, names.urgent, Number(after));
  // What was not saved is shown, also if the filter no longer finds it.
  const shown = found.slice(0, PAGE_SIZE);
  const isListed = unsaved === undefined || shown.some(({ request }) => request.id === unsaved.id);
  const items: InboxItem[] = [...(isListed ? [] : [item]), ...shown];
  const hasMore = found.length > PAGE_SIZE;
  const zones = countBy(items, ({ request }) => zoneText(request.time_zone));
  return {
    ...{ root, empty, config, locations, ...names, filter, items, unsaved },
    query: listQuery(given),
    /** The query of this page of the list. */
    page: listQuery(given, { after }),
    open: unsaved?.id ?? given.open,
    saved: await requests.find(given.saved ?? ""),
    isLost: given.lost !== undefined,
    skipped: /^\d{1,3}$/.exec(given.skipped ?? "")?.[0],
    ...(await readUnanswered(requests)),
    replaced: new Set(items.map(({ request }) => request.replaces?.toLowerCase())),
    /** How many rows have each time zone, and that of most of them, which is shown once. */
    zones,
    usualZone: maxBy(Object.keys(zones), (zone) => zones[zone] ?? 0),
    older: hasMore && root + listQuery(given, { after: String(found[PAGE_SIZE - 1]?.rank) }),
    changes: await requests.count({ ...filter, state: "change" }),
    earlier: await requests.count({ ...filter, state: "earlier" }),
    marked: await requests.count({ ...filter, state: MARKED }),
    failed: (await outbox?.listFailed(within)) ?? [],
  };
}

type List = Awaited<ReturnType<typeof readList>>;

/** @param unsaved what was entered for one of the requests, which is open */
export async function listPage(
  c: Context<InboxEnv>,
  options: InboxOptions,
  unsaved?: Unsaved,
): Promise<InboxPage> {
  const list = await readList(c, options, unsaved);
  const { root, count, items, marked, zones, usualZone, urgent } = list;
  const body = [
    failedNotifications(root, list.failed),
    ...(items.length > 0 || marked > 0 || isFiltered(list.filter) ? [filterForm(list)] : []),
    html`
  <p class="status" role="status">${savedText(list)}</p>
  <div data-version="${list.version}">
    ${items.length === 0 ? html`<section class="card empty">${noRequests(list)}</section>` : listForm(list)}
  </div>
  ${scriptOf(root)}`,
  ];
  const title = count > 0 ? `Inbox (${count} new)` : "Inbox";
  const others = Object.keys(zones).length > 1 ? " unless stated" : "";
  const first = urgent.length > 0 ? "Urgent first, then unanswered" : "Unanswered first";
  const { text, location, type, provider, call, state } = list.filter;
  const names = [text, list.locations.get(location), type, provider];
  const filters = [...names, call && `call in the ${call}`, state && `state “${state}”`];
  const shown = isFiltered(list.filter) ? ` Only: ${filters.filter(Boolean).join(", ")}.` : "";
  const note = `${first}, the oldest at the top. Times are ${usualZone}${others}.${shown}`;
  return {
    title,
    body: [...body, html`<p class="small">${usualZone && note}</p>`],
    status: statusOf(unsaved),
  };
}

function noRequests({ root, filter, marked, empty }: List): Html {
  if (isFiltered(filter)) {
    return html`<h2>No matching requests</h2><form method="post" action="${root}filter/"><button class="button" name="all" value="yes">Show all requests</button></form>`;
  }
  return marked > 0
    ? html`<h2>No other requests yet</h2><p>Those that are perhaps not from patients are in a list of their own: use the button above.</p>`
    : html`<h2>No requests yet</h2>${empty}`;
}

function listForm(list: List): Html {
  const { root, items, older, filter, query, marked } = list;
  return html`<ul class="card requests">${items.map((item, index) => listItem(item, index, list))}</ul>
    <form id="selected" method="post" action="${root}selected/${query}">
      <input type="hidden" name="until" value="${new Date().toISOString()}">
      ${(["text", "location", "type", "provider", "call"] as const).map((name) => html`<input type="hidden" name="${name}" value="${filter[name]}">`)}
      <div class="actions selection no-print" role="group" aria-label="Selected requests">
        ${STATES.map((state) => html`<button class="button quiet" name="action" value="${state}">${STATE_TITLES[state]}</button>`)}
        ${deletion("Delete …", "delete", "Delete the selected for good")}
        ${filter.state === MARKED && deletion(`Delete all ${marked} …`, "delete-all", `Delete all ${marked} for good`)}
      </div>
    </form>
    <form class="actions" method="post" action="${root}export.csv${query}">
      ${older && html`<a class="button" href="${older}">More requests</a>`}
      <label class="check"><input type="checkbox" data-all> Select all</label>
      <button class="button quiet" name="separator" value=",">Export as CSV</button>
      <button class="button quiet" name="separator" value=";">Export for Excel in Europe (with semicolons)</button>
    </form>`;
}

/** A button that needs two clicks, also without scripts. */
export const deletion = (summary: string, action: string, label: string): Html =>
  html`<details class="deletion"><summary class="button quiet">${summary}</summary><button class="button danger" name="action" value="${action}">${label}</button></details>`;

const isFiltered = (filter: InboxFilter) => Object.values(filter).join("") !== "";

/** What was written down a moment ago, above the next request. */
function savedText({ saved, skipped, isLost, root, count }: List) {
  if (isLost) return "What was typed here was not saved, because somebody else has signed in.";
  if (skipped !== undefined) {
    return `Not changed, because somebody was there in the meantime: ${skipped}`;
  }
  return (
    saved &&
    html`Saved: <a href="${root}requests/${saved.request.id}/"><bdi>${patientName(saved)}</bdi></a>, ${saved.history.at(-1)?.text.split("\n")[0] || stateTitle(saved)}${count === 0 && ". Nothing new is waiting."}`
  );
}

function listItem(item: InboxItem, index: number, list: List) {
  const { root, locations, replaced, usualZone, config, urgent, items, page, open, unsaved } = list;
  const { request, suspicion, history, changeRequest } = item;
  const { id, time_zone: zone, patient } = request;
  const zoneName =
    zoneText(zone) !== usualZone && html` <span class="zone">${zoneText(zone)}</span>`;
  const waiting = waitingSince(item);
  const notes = history.filter(({ text }) => text).slice(-2);
  const name = html`<bdi>${patientName(item)}</bdi>`;
  const following = items.slice(index + 1).find(isUnanswered) ?? items.find(isUnanswered);
  const next = following === item ? "" : (following?.request.id ?? "");
  const isOpen = id === open;
  const facts = compact([
    ...[typeText(request), providerText(request), foreignLanguage(request)],
    request.call_times && `Call: ${answerText(request.call_times)}`,
    locations.size !== 1 &&
      (locations.get(request.location_id.toLowerCase()) ?? request.location_id),
  ]);
  return html`
      <li id="request-${id}">
        <input type="checkbox" form="selected" name="id" value="${id}" aria-label="Select ${patientName(item)}">
        <p class="who"><b class="name">${name}</b> ${phoneLink(patient) ?? html`<bdi>${patient.email}</bdi>`}</p>
        <p><b class="time">${appointmentText(item)}</b>${(bookedStart(item) ?? request.slot) && zoneName} ${facts.map((fact, place) => html`${place > 0 && " · "}<bdi>${fact}</bdi>`)}</p>
        ${damageNote(item)}
        ${patient.additionalDetails && html`<p class="said">“${inLanguage(patient.additionalDetails, request.locale)}”</p>`}
        ${notes.map(({ by, text }) => html`<p class="last">${by && html`<bdi>${by}</bdi>: `}${text.replaceAll("\n", " · ")}</p>`)}
        ${replaced.has(id) && html`<p class="bad">Corrected by a later request</p>`}
        ${request.replaces && html`<p>Corrects an earlier request</p>`}
        ${suspicion !== null && html`<p class="bad">Perhaps not from a patient</p>`}
        <p class="progress"><span>${changeRequest ? "Asked" : "Received"} <time datetime="${waiting}" title="${timeText(waiting, zone)}">${whenText(waiting, zone)}</time>${zoneName}</span> ${urgentBadge(item, urgent)} ${stateBadge(item)} ${lateBadge(item, config)}</p>
        <details name="request"${isOpen && html` open`}><summary id="answer-${id}" aria-label="Answer ${patientName(item)}"></summary>
          ${workForm(item, `${root}requests/${id}/state/${page}`, {
            emailsPatients: config.mailToPatients,
            next,
            unsaved: unsaved?.id === id ? unsaved : undefined,
          })}
          <p class="links"><a href="${root}requests/${id}/">All answers</a> <button class="link" type="button" data-copy="${forwardText(item, locations)}">Copy to forward</button></p>
        </details>
      </li>`;
}

const isUnanswered = ({ state }: InboxItem) => state === "new";

/** The time that is booked or wanted, with what staff must not overlook about it. */
function appointmentText(item: InboxItem) {
  const { request, changeRequest, state } = item;
  const { slot, time_zone: zone } = request;
  const booked = bookedStart(item);
  if (booked !== undefined) return html`Booked${booked && ` for ${timeText(booked, zone)}`}`;
  const isOpen = state === "new" || state === "called";
  const days = slot && isOpen ? daysFromToday(slot.start, zone) : Number.NaN;
  const urgency = days < 0 ? "Passed:" : ["Today:", "Tomorrow:"][days];
  const present = changeRequest && slot && "Present time: ";
  return html`${urgency && html`<span class="bad">${urgency}</span> `}${present}${wantedTime(request)}${request.earlier && ", or earlier"}`;
}

/** For a colleague who has no account: how to reach the patient, without answers about health. */
function forwardText(item: InboxItem, locations: List["locations"]): string {
  const { request, changeRequest } = item;
  const { patient, time_zone: zone, location_id, id } = request;
  const booked = bookedStart(item);
  const time = booked === undefined ? wantedTime(request) : booked && timeText(booked, zone);
  const lines = [
    [patientName(item), formatPhone(patient.phone ?? ""), patient.email].filter(Boolean).join(", "),
    changeRequest && stateTitle(item),
    time && `${time} (${zoneText(zone)})`,
    locations.size !== 1 && locations.get(location_id.toLowerCase()),
    foreignLanguage(request),
    `Booking request ${requestReference(id)}`,
  ];
  return lines.filter(Boolean).join("\n");
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
function filterForm({ root, filter, changes, earlier, marked, ...list }: List) {
  const { locations, types, providers, hasCallTimes } = list;
  const callTimes = hasCallTimes ? zip(DAY_PARTS, DAY_PARTS.map(upperFirst)) : [];
  const button = (state: InboxFilter["state"], label: string) =>
    html`<button class="state" name="state" value="${state}" aria-pressed="${String(state === filter.state)}">${label}</button>`;
  type Name = "location" | "type" | "provider" | "call";
  const select = (name: Name, label: string, options: [value: string, label: string][]) =>
    (options.length > 1 || filter[name] !== "") &&
    html`<select class="state" id="${name}" name="${name}" aria-label="${upperFirst(name)}">${[
      ["", `All ${label}`] as const,
      ...options,
    ].map(
      ([value, text]) =>
        html`<option value="${value}"${value === filter[name] && html` selected`}>${text}</option>`,
    )}</select>`;
  return html`
    <form class="fields no-print" method="post" action="${root}filter/" role="search">
      <input type="hidden" name="state" value="${filter.state}">
      <label for="text">Name, phone, email, date of birth or reference</label>
      <input id="text" name="text" type="search" value="${filter.text}" maxlength="100" autocomplete="off">
      <button class="button">Search</button>
      <div class="states" role="group" aria-label="Filter">
        ${isFiltered(filter) && html`<button class="link" name="all" value="yes">Show all</button>`}
        ${["" as const, ...STATES].map((state) => button(state, state ? STATE_TITLES[state] : "All"))}
        ${(changes > 0 || filter.state === "change") && button("change", `${changes} to cancel or move`)}
        ${(earlier > 0 || filter.state === "earlier") && button("earlier", `${earlier} can come earlier`)}
        ${(marked > 0 || filter.state === MARKED) && button(MARKED, `${marked} perhaps not from ${marked === 1 ? "a patient" : "patients"}`)}
        ${select("location", "locations", [...locations])}
        ${select("type", "types", zip(types, types))}
        ${select("provider", "providers", zip(providers, providers))}
        ${select("call", "times to call", callTimes)}
      </div>
    </form>`;
}
