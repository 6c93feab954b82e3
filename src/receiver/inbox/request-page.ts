import { uniqBy } from "es-toolkit";
import type { Context } from "hono";
import { html } from "hono/html";
import type { BookingRequest } from "../../contract/booking-request/booking-request.ts";
import { requestReference } from "../../contract/booking-request/reference.ts";
import { formatDateTile } from "../../form/slots/format-times.ts";
import {
  damageNote,
  dayText,
  foreignLanguage,
  instantOf,
  knownZone,
  localTime,
  patientName,
  phoneLink,
  requestDetails,
  timeText,
  typeText,
  wantedTime,
  zoneText,
} from "../details/request-details.ts";
import { NO_FILTER, type RequestState, STATES } from "../stores/request-search.ts";
import type { Change, InboxItem } from "../stores/sql-booking-requests.ts";
import type { InboxEnv, InboxOptions, InboxPage } from "./layout.ts";
import { deletion, failedNotifications, lateBadge, STATE_TITLES, stateBadge } from "./list-page.ts";

const MAX_OTHERS = 10;

/** One request with everything that staff can do. @param unsaved was entered without the appointment's date or time */
export async function requestPage(
  c: Context<InboxEnv>,
  { root, outbox, config, ...options }: InboxOptions,
  unsaved?: StaffForm,
): Promise<InboxPage> {
  const { viewer, requests, locations, item } = c.var;
  const { request, received_at, suspicion, history, unreadable } = item;
  const { id, replaces = "", patient } = request;
  const texts = [...[id, replaces].map(requestReference), patient.phone, patient.email];
  const others = await Promise.all(
    texts.map((text) => (text ? requests.search({ ...NO_FILTER, text }, MAX_OTHERS) : [])),
  );
  const practice = request.text_consent?.answer
    ? await options.locations.practiceOf(request.location_id.toLowerCase())
    : undefined;
  const failed = (await outbox?.listFailed(viewer.within, id)) ?? [];
  const body = html`${failedNotifications(root, failed)}
    <article class="card request" aria-labelledby="patient-${id}">
      <header>
        ${unreadable ? damageNote(item) : visit(request)}
        <h2 id="patient-${id}" tabindex="-1"><bdi>${patientName(item)}</bdi> ${stateBadge(item)} ${lateBadge(item, config.replyWithin)}</h2>
        <p class="small"><strong>${foreignLanguage(request)}</strong> For <bdi>${locations.get(request.location_id.toLowerCase()) ?? request.location_id}</bdi> · received ${timeText(received_at, request.time_zone)}</p>
        ${reach(request, practice?.sms)}
        ${unreadable && html`<p><code>${unreadable}</code></p>`}
        ${suspicion !== null && html`<p class="bad">Perhaps not from a patient: ${suspicion}</p>`}
        ${relatedRequests(root, request, others)}
      </header>
      ${requestDetails(request)}
      ${stateForm(root, item, config.mailToPatients, unsaved)}
      ${
        history.length > 0 &&
        html`<section><h3>What was done</h3>
      <ol class="history">${history.map(
        (entry) => html`
        <li>${entry.state && stateBadge({ ...item, state: entry.state, changeRequest: null })} <bdi>${entry.by}</bdi> ${timeText(entry.at, request.time_zone)}<p>${entry.text}</p></li>`,
      )}</ol></section>`
      }
    </article>
    <form class="actions no-print" method="post" action="${root}selected/">
      <input type="hidden" name="id" value="${id}">
      ${deletion("Delete …", "delete", "Delete for good")}
    </form>`;
  return {
    title: `Request ${requestReference(id)}`,
    link: html`<a href="${root}">Back to the inbox</a>`,
    body,
    status: unsaved ? 422 : 200,
  };
}

function visit(request: BookingRequest) {
  const { slot, time_zone: zone } = request;
  const [first, second] = [wantedTime(request), typeText(request)].filter(Boolean);
  if (!first) return "";
  const [, day, month] = slot ? formatDateTile(slot, knownZone(zone), "en") : [];
  return html`<div class="visit">${slot && html`<span class="tile" aria-hidden="true"><b>${month}</b>${day}</span>`}
          <p>${slot && "Chosen time"}<strong><bdi>${first}</bdi></strong>${slot && zoneText(zone)}${slot && second && " · "}<bdi>${second}</bdi></p></div>`;
}

/** How to reach the patient; on a phone always below the thumb. */
const reach = ({ patient }: BookingRequest, sms = "") =>
  html`<div class="reach no-print">${phoneLink(patient, "Call")}
          ${sms && patient.phone && html`<a class="button quiet" href="sms:${patient.phone}?body=${encodeURIComponent(sms)}">Text</a>`}
          ${patient.email && html`<a class="button${patient.phone && " quiet"}" href="mailto:${encodeURIComponent(patient.email).replace("%40", "@")}">Email</a>`}
          <a class="button quiet" href="#work">Notes</a></div>`;

function stateForm(root: string, item: InboxItem, emailsPatients = false, unsaved?: StaffForm) {
  const { request, state, suspicion } = item;
  const { slot, time_zone } = request;
  const index = STATES.indexOf(state);
  // The first one is what staff do next.
  const first = suspicion !== null && state === "new" ? index : index + 1;
  const states = [...STATES, ...STATES].slice(first, index + STATES.length);
  // The chosen time, which staff only need to confirm.
  const [date, time] = slot ? localTime(slot.start, time_zone).split(" ") : [];
  const entered = unsaved ?? { date, time };
  const typed = (name: string) => String(entered[name] ?? "");
  const invalid = unsaved && html` aria-invalid="true" aria-describedby="incomplete" autofocus`;
  return html`
      <form class="work no-print" id="work" method="post" action="${root}requests/${request.id}/state/">
        ${unsaved && html`<p id="incomplete" class="bad" role="alert">Not saved: enter the date and the time of the appointment, or send the patient no email.</p>`}
        <div class="filter">
          <div class="fields"><label for="outcome">Outcome of the call</label>
            <select id="outcome" name="outcome"><option value="">Choose an outcome</option>${OUTCOMES.map((outcome) => html`<option${outcome === typed("outcome") && html` selected`}>${outcome}</option>`)}</select></div>
          <div class="fields"><label for="date">Booked for</label><input id="date" name="date" type="date" value="${typed("date")}"${invalid}></div>
          <div class="fields"><label for="time">Time (${zoneText(time_zone)})</label><input id="time" name="time" type="time" value="${typed("time")}"${invalid}></div>
          ${canEmail(item, emailsPatients) && html`<label class="check note"><input type="checkbox" name="email" value="yes" checked> If booked, email the appointment to ${request.patient.email}</label>`}
          <div class="fields note"><label for="note">Note</label><textarea id="note" name="note" rows="1" maxlength="1000">${typed("note")}</textarea>
            <button class="link">Save the note</button></div>
        </div>
        <div class="actions">
          ${states.map(
            (other, order) =>
              html`<button class="${order === 0 && index < STATES.indexOf("done") ? "button" : "link"}" name="state" value="${other}">${other === state ? "It is from a patient" : `Mark as ${STATE_TITLES[other].toLowerCase()}`}</button>`,
          )}
        </div>
      </form>`;
}

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

const OUTCOMES = ["Reached", "Left a voicemail", "Booked"] as const;
const MAX_NOTE = 1000;
/** What is stored is read later, too. */
const WITH_YEAR = 0;

const canEmail = ({ request, suspicion }: InboxItem, emailsPatients: boolean) =>
  emailsPatients && request.patient.email !== undefined && suspicion === null;

/** What staff have entered, as the form sends it. */
export type StaffForm = Record<string, unknown>;

/** Undefined if a patient's email would lack date or time. @param state the button's; undefined for a note only */
export function readNote(
  form: StaffForm,
  state: RequestState | undefined,
  item: InboxItem,
  emailsPatients = false,
): (Change & { state: RequestState | undefined }) | undefined {
  const [outcome, date, time, note, email] = ["outcome", "date", "time", "note", "email"].map(
    (name) => String(form[name] ?? ""),
  );
  const call = OUTCOMES.find((known) => known === outcome);
  const isBooked = call === "Booked";
  const wantsEmail = isBooked && email !== "" && canEmail(item, emailsPatients);
  const start = instantOf(`${date}T${time}`, item.request.time_zone);
  if (wantsEmail && !start) return undefined;
  const day = date && instantOf(`${date}T00:00`, "UTC") && dayText(date);
  const booked = start ? timeText(start, item.request.time_zone, WITH_YEAR) : day;
  const lines = [
    isBooked && booked ? `${call} for ${booked}` : call,
    wantsEmail && "The patient gets an email.",
    note?.trim().slice(0, MAX_NOTE),
  ];
  return {
    // Whoever says how a call ended has called.
    state: state ?? (call && item.state === "new" ? "called" : undefined),
    text: lines.filter(Boolean).join("\n"),
    bookedFor: isBooked ? (start ?? "") : undefined,
    isEmailed: wantsEmail,
  };
}
