import { upperFirst } from "es-toolkit";
import { html } from "hono/html";
import { parsePhoneNumberFromString } from "libphonenumber-js/min";
import type {
  BookingRequest,
  PageAnswers,
} from "../../contract/booking-request/booking-request.ts";
import type { ForWhom } from "../../contract/booking-request/for-whom.ts";
import { fullName } from "../../contract/booking-request/one-name.ts";
import { FIELD_NAMES, type FieldName, fieldSpec, fieldTitle } from "../../contract/fields.ts";
import { dateTimeFormat } from "../../form/date/date-time-format.ts";
import { unbrokenTime } from "../../form/date/unbroken-time.ts";
import type { Html } from "../../web/http/respond.ts";
import type { ReceivedRequest } from "../stores/booking-requests.ts";
import { knownZone } from "./known-zone.ts";

/** A number in E.164: `(202) 555-0143`, of other countries `+44 20 7946 0958`. Returns other text unchanged. */
export function formatPhone(e164: string): string {
  const number = parsePhoneNumberFromString(e164);
  if (!number?.isPossible()) return e164;
  return number.countryCallingCode === "1" ? number.formatNational() : number.formatInternational();
}

/** The patient's name, as far as it was asked. */
export const patientName = ({ request: { patient }, unreadable }: ReceivedRequest) =>
  unreadable ? "Unreadable request" : fullName(patient.firstName, patient.lastName) || "A patient";

/** Why nothing else is shown, and where it may be. */
export const damageNote = ({ request, unreadable }: ReceivedRequest) =>
  unreadable &&
  html`<p class="bad">What is stored of this request is damaged. A backup may have it, with the id <code>${request.id}</code>.</p>`;

/** Everything in a request, for staff. */
export const requestDetails = ({ patient, screener, slot, ...request }: BookingRequest) => html`<dl>
        ${FIELD_NAMES.map((field) => row(fieldTitle(field), fieldMarkup(field, patient[field])))}
        ${screener && row(screener.question, screener.answer === "yes" ? "Yes" : "No")}
        ${slot && row("Chosen time", timeMarkup(slot.start, request.time_zone))}
        ${pageAnswerDetails(request).map(([label, text]) => row(label, text))}
        ${row("Appointment type", request.appointment_type)}
        ${row("Provider", request.provider)}
        ${row("Sent from", request.source.page)}
        ${row(
          "Campaign",
          Object.entries(request.source.campaign)
            .map((pair) => pair.join(": "))
            .join("\n"),
        )}
      </dl>`;

const fieldMarkup = (field: FieldName, answer: string | undefined) =>
  answer && fieldSpec(field).kind === "phone"
    ? html`<a href="tel:${answer}">${formatPhone(answer)}</a>`
    : answer;

const row = (label: string, value: Html | string | number | null | undefined) =>
  value === undefined || value === null || value === ""
    ? ""
    : html`<div><dt><bdi>${label}</bdi></dt><dd><bdi>${value}</bdi></dd></div>`;

/** An instant in a practice's time zone, as far as it is known. */
export function timeMarkup(instant: string, timeZone: string): Html {
  const { text, zone } = timeText(instant, timeZone);
  return html`<time datetime="${instant}">${text}</time> <span class="zone">${zone}</span>`;
}

/** {@link timeMarkup} as text. */
export function timeText(instant: string, timeZone: string): { text: string; zone: string } {
  const zone = knownZone(timeZone);
  const format = dateTimeFormat("en", { dateStyle: "medium", timeStyle: "short", timeZone: zone });
  return { text: unbrokenTime(format.formatToParts(new Date(instant))), zone };
}

const FOR_WHOM: Record<ForWhom, string> = {
  self: "Themselves",
  child: "Their child",
  other: "Someone else",
};

function preferredTimes({ days, parts }: NonNullable<PageAnswers["preferred_times"]>): string {
  const names = [days, parts].map((list) => list.map(upperFirst).join(", "));
  return names.filter(Boolean).join("; ") || "Any day and time";
}

/** The answers to the questions that the page turned on, as labels and texts for staff. */
export function pageAnswerDetails(request: PageAnswers): [label: string, text: string][] {
  const { preferred_times, new_patient, for_whom, requester, text_consent } = request;
  const rows: [string, string | undefined][] = [
    ["Preferred times", preferred_times && preferredTimes(preferred_times)],
    ["Appointment for", for_whom && FOR_WHOM[for_whom]],
    [
      "Sent by",
      requester && `${fullName(requester.first_name, requester.last_name)} (${requester.relation})`,
    ],
    ["New patient", new_patient === undefined ? undefined : new_patient ? "Yes" : "No"],
    [
      "Text messages",
      text_consent &&
        `${text_consent.answer ? "Agreed" : "Did not agree"} at ${text_consent.at}: ${text_consent.sentence}`,
    ],
  ];
  return rows.filter((row): row is [string, string] => Boolean(row[1]));
}
