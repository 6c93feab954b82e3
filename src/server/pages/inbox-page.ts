import { html } from "hono/html";
import { requestReference } from "../../contract/booking-request/reference.ts";
import { FIELD_NAMES, type FieldName, fieldSpec, fieldTitle } from "../../contract/fields.ts";
import type { Html } from "../http/respond.ts";
import type { Locations } from "../records/locations.ts";
import type { ReceivedRequest } from "../stores/booking-requests.ts";
import { formatPhone } from "./format-phone.ts";
import { INBOX_SCRIPT_PATH } from "./inbox-script.ts";
import { jsonMarkup } from "./json-markup.ts";
import { page } from "./page.ts";

const MAX_CAMPAIGN_ROWS = 20;

interface InboxPage {
  shown: readonly ReceivedRequest[];
  /** The link to the next page, if there is one. */
  older: string | undefined;
  /** Whether a script adds new requests. */
  live: boolean;
}

/** One page of booking requests. */
export async function inboxPage(
  { shown, older, live }: InboxPage,
  locations: Locations,
): Promise<Html> {
  return page({
    title: "Inbox",
    current: "inbox",
    intro: "Booking requests that this server received, newest first.",
    body: [
      ...(live ? [liveUpdates(shown[0])] : []),
      ...(shown.length === 0 ? [emptyState(locations)] : []),
      ...(await Promise.all(shown.map((item) => requestCard(item, locations)))),
      ...(older
        ? [html`<p class="more"><a class="button" href="${older}">Older requests</a></p>`]
        : []),
    ],
  });
}

const liveUpdates = (newest: ReceivedRequest | undefined) => html`
  <p class="small" role="status"></p>
  <script async src="${INBOX_SCRIPT_PATH}" data-newest="${newest?.request.id ?? ""}"></script>`;

function emptyState(locations: Locations): Html {
  const first = locations.list()[0];
  const instructions = first
    ? html`Open a <a href="/practice/${first.slug}/">practice page</a>, fill in the form and send it.`
    : "Send a request to /dev/booking-requests/.";
  return html`
    <section class="card empty">
      <h2>No requests yet</h2>
      <p>${instructions} It appears here.</p>
    </section>`;
}

async function requestCard({ received_at, request }: ReceivedRequest, locations: Locations) {
  const { patient, screener, source } = request;
  const location = await locations.find(request.location_id.toLowerCase(), "");
  const name = [patient.firstName, patient.lastName].filter(Boolean).join(" ");
  return html`
    <article class="card request" aria-labelledby="r-${request.id}">
      <header>
        <h2 id="r-${request.id}"><bdi>${name || "A patient"}</bdi></h2>
        <p>for <bdi>${location?.name ?? request.location_id}</bdi> · reference <code>${requestReference(request.id)}</code></p>
        <p class="when">${timeMarkup(received_at, request.time_zone)}</p>
      </header>
      <dl>
        ${FIELD_NAMES.map((field) => row(fieldTitle(field), answerMarkup(field, patient[field])))}
        ${screener && row(screener.question, screener.answer === "yes" ? "Yes" : "No")}
        ${row("Appointment type", request.appointment_type)}
        ${row("Provider", request.provider)}
        ${row("Sent from", source.page)}
        ${campaignRows(source.campaign)}
      </dl>
      <details>
        <summary>As JSON</summary>
        <pre class="json">${jsonMarkup(request)}</pre>
      </details>
    </article>`;
}

const answerMarkup = (field: FieldName, answer: string | undefined) =>
  answer !== undefined && fieldSpec(field).kind === "phone"
    ? html`<a href="tel:${answer}">${formatPhone(answer)}</a>`
    : answer;

const FIRST = "first_";

/** The parameters of the last and the first page of the visit, one per line. */
function campaignRows(campaign: Record<string, string>) {
  const all = Object.entries(campaign);
  const first = all.filter(([name]) => name.startsWith(FIRST));
  const last = all.filter(([name]) => !name.startsWith(FIRST));
  return [row("Campaign", parameterLines(last)), row("First campaign", parameterLines(first))];
}

function parameterLines(parameters: [string, string][]): string {
  const lines = parameters
    .slice(0, MAX_CAMPAIGN_ROWS)
    .map(([name, value]) => `${parameterTitle(name)}: ${value}`);
  const hidden = parameters.length - lines.length;
  return [...lines, ...(hidden > 0 ? [`And ${hidden} more`] : [])].join("\n");
}

/** `first_utm_campaign_id` as `Campaign id`. */
function parameterTitle(name: string): string {
  const words = name.replace(/^(first_)?(utm_)?/, "").replaceAll("_", " ") || name;
  return words.charAt(0).toUpperCase() + words.slice(1);
}

const row = (label: string, value: Html | string | number | null | undefined) =>
  value === undefined || value === null || value === ""
    ? ""
    : html`<div><dt><bdi>${label}</bdi></dt><dd><bdi>${value}</bdi></dd></div>`;

function timeMarkup(instant: string, timeZone: string): Html {
  const zone = isTimeZone(timeZone) ? timeZone : "UTC";
  const text = new Intl.DateTimeFormat("en", {
    dateStyle: "medium",
    timeStyle: "short",
    timeZone: zone,
  }).format(new Date(instant));
  return html`<time datetime="${instant}">${text}</time> <span class="zone">${zone}</span>`;
}

function isTimeZone(name: string): boolean {
  try {
    new Intl.DateTimeFormat("en", { timeZone: name });
    return name !== "";
  } catch {
    return false;
  }
}
