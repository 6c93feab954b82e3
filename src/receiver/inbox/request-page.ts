import { uniqBy } from "es-toolkit";
import type { Context } from "hono";
import { html } from "hono/html";
import type { BookingRequest } from "../../contract/booking-request/booking-request.ts";
import { requestReference } from "../../contract/booking-request/reference.ts";
import { formatDayOfMonth } from "../../form/slots/format-times.ts";
import {
  damageNote,
  foreignLanguage,
  knownZone,
  patientName,
  phoneLink,
  requestDetails,
  timeText,
  typeText,
  wantedTime,
  zoneText,
} from "../details/request-details.ts";
import { bookedStart, type InboxItem } from "../stores/inbox-item.ts";
import { NO_FILTER } from "../stores/request-search.ts";
import { lateBadge, stateBadge, urgentBadge } from "./badges.ts";
import { type InboxEnv, type InboxOptions, type InboxPage, scriptOf } from "./layout.ts";
import { deletion, failedNotifications } from "./list-page.ts";
import { statusOf, type Unsaved, workForm } from "./work-form.ts";

const MAX_OTHERS = 10;

/** One request with everything that staff can do. @param unsaved was entered */
export async function requestPage(
  c: Context<InboxEnv>,
  { root, outbox, config, ...options }: InboxOptions,
  unsaved?: Unsaved,
): Promise<InboxPage> {
  const { viewer, requests, locations, names, item } = c.var;
  const { request, received_at, suspicion, history, unreadable } = item;
  const { id, replaces = "", patient } = request;
  const language = foreignLanguage(request);
  const texts = [...[id, replaces].map(requestReference), patient.phone, patient.email];
  const others = await Promise.all(
    texts.map((text) => (text ? requests.search({ ...NO_FILTER, text }, MAX_OTHERS) : [])),
  );
  const practice = request.text_consent?.answer
    ? await options.locations.practiceOf(request.location_id.toLowerCase())
    : undefined;
  const failed = (await outbox?.listFailed(viewer.within, id)) ?? [];
  // `until` is in the article, which the script replaces when staff have saved something.
  const body = html`${failedNotifications(root, failed)}
    <p class="status" role="status"></p>
    <article class="card request" aria-labelledby="patient-${id}">
      <header>
        ${unreadable ? damageNote(item) : visit(item)}
        <h2 id="patient-${id}" tabindex="-1"><bdi>${patientName(item)}</bdi> ${urgentBadge(item, names.urgent)} ${stateBadge(item)} ${lateBadge(item, config)}</h2>
        <p class="small">${language && html`<strong>${language}</strong> · `}For <bdi>${locations.get(request.location_id.toLowerCase()) ?? request.location_id}</bdi> · received ${timeText(received_at, request.time_zone)}</p>
        ${reach(request, practice?.sms)}
        ${unreadable && html`<p><code>${unreadable}</code></p>`}
        ${suspicion !== null && html`<p class="bad">Perhaps not from a patient: ${suspicion}</p>`}
        ${relatedRequests(root, request, others)}
      </header>
      ${requestDetails(request)}
      <input type="hidden" form="deletion" name="until" value="${item.history.at(-1)?.at ?? ""}">
      <div id="work">${workForm(item, `${root}requests/${id}/state/`, { emailsPatients: config.mailToPatients, unsaved })}</div>
      ${
        history.length > 0 &&
        html`<section><h3>What was done</h3>
      <ol class="history">${history.map(
        (entry) => html`
        <li>${entry.state && stateBadge({ ...item, state: entry.state, changeRequest: null })} <bdi>${entry.by}</bdi> ${timeText(entry.at, request.time_zone)}<p>${entry.text}</p></li>`,
      )}</ol></section>`
      }
    </article>
    <form id="deletion" class="actions no-print" method="post" action="${root}selected/">
      <input type="hidden" name="id" value="${id}">
      ${deletion("Delete …", "delete", "Delete for good")}
    </form>
    ${scriptOf(root)}`;
  return {
    title: `Request ${requestReference(id)}`,
    link: html`<a href="${root}">Back to the inbox</a>`,
    body,
    status: statusOf(unsaved),
  };
}

/** As on the patient's card: the day of an appointment is solid, of one that is only asked for an outline. */
function visit(item: InboxItem) {
  const { request, changeRequest } = item;
  const { slot, time_zone: zone } = request;
  const booked = bookedStart(item);
  const start = booked || slot?.start;
  const time = booked ? timeText(booked, zone) : wantedTime(request);
  const [first, second] = [time, typeText(request)].filter(Boolean);
  if (!first) return "";
  const day = start && formatDayOfMonth({ start }, knownZone(zone), "en");
  const isPresent = changeRequest && booked === undefined;
  const label = booked ? "Booked" : isPresent ? "Present time" : "Time asked for";
  return html`<div class="visit">${start && html`<span class="day${!booked && " asked"}" aria-hidden="true">${day}</span>`}
          <p>${start && label}<strong><bdi>${first}</bdi></strong>${start && zoneText(zone)}${start && second && " · "}<bdi>${second}</bdi></p></div>`;
}

/** How to reach the patient, and the way to the form. */
const reach = ({ patient }: BookingRequest, sms = "") =>
  html`<div class="reach no-print">${phoneLink(patient, "Call")}
          ${sms && patient.phone && html`<a class="button quiet" href="sms:${patient.phone}?body=${encodeURIComponent(sms)}">Text</a>`}
          ${patient.email && html`<a class="button${patient.phone && " quiet"}" href="mailto:${encodeURIComponent(patient.email).replace("%40", "@")}">Email</a>`}
          <a class="button quiet" href="#work">Notes</a></div>`;

/** How another request is related; undefined if it is the same, or only has similar texts. */
function relationTo({ id, replaces, patient }: BookingRequest, other: BookingRequest) {
  if (other.id === id) return undefined;
  if (other.replaces?.toLowerCase() === id) return "corrects this request";
  if (replaces?.toLowerCase() === other.id) return "is corrected by this request";
  if (patient.phone && patient.phone === other.patient.phone) return "has the same phone number";
  if (patient.email && patient.email === other.patient.email) return "has the same email address";
}

/** Open if one corrects the other, which staff must not overlook. */
function relatedRequests(root: string, request: BookingRequest, others: InboxItem[][]) {
  const related = uniqBy(others.flat(), (item) => item.request.id).flatMap((item) => {
    const relation = relationTo(request, item.request);
    return relation ? { item, relation } : [];
  });
  const isCorrection = related.some(({ relation }) => relation.includes("correct"));
  return html`${
    related.length > 0 &&
    html`<details${isCorrection && html` open`}><summary>Related requests (${related.length}${others.some(({ length }) => length === MAX_OTHERS) && "+"})</summary><ul class="history">${related.map(
      ({ item, relation }) => html`
      <li><a href="${root}requests/${item.request.id}/"><bdi>${patientName(item)}</bdi> ${requestReference(item.request.id)}</a>
        ${relation} ${stateBadge(item)}</li>`,
    )}</ul></details>`
  }`;
}
