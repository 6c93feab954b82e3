import { html } from "hono/html";
import { FIELD_NAMES, fieldTitle } from "../../contract/fields.ts";
import type { Html } from "../http/respond.ts";
import type { Locations } from "../records/locations.ts";
import type { ReceivedRequest } from "../stores/booking-requests.ts";
import { jsonMarkup } from "./json-markup.ts";
import { page } from "./page.ts";

const MAX_CAMPAIGN_ROWS = 20;

/**
 * One page of booking requests.
 * @param older the link to the next page, if there is one
 */
export async function inboxPage(
  shown: readonly ReceivedRequest[],
  older: string | undefined,
  locations: Locations,
): Promise<Html> {
  return page({
    title: "Inbox",
    current: "inbox",
    intro: "Booking requests that this server received, newest first.",
    body: [
      ...(shown.length === 0 ? [emptyState(locations)] : []),
      ...(await Promise.all(shown.map((item) => requestCard(item, locations)))),
      ...(older
        ? [html`<p class="more"><a class="button" href="${older}">Older requests</a></p>`]
        : []),
    ],
  });
}

function emptyState(locations: Locations): Html {
  const first = locations.list()[0];
  const instructions = first
    ? html`Open a <a href="/practice/${first.slug}/">practice page</a>, fill in the form and send it.`
    : "Send a request to /dev/booking-requests/.";
  return html`
    <section class="card empty">
      <h2>No requests yet</h2>
      <p>${instructions} Then reload this page.</p>
    </section>`;
}

async function requestCard({ received_at, request }: ReceivedRequest, locations: Locations) {
  const { patient, screener, source } = request;
  const location = await locations.find(request.location_id.toLowerCase(), "");
  const name = [patient.firstName, patient.lastName].filter(Boolean).join(" ");
  const campaign = Object.entries(source.campaign);
  return html`
    <article class="card request" aria-labelledby="r-${request.id}">
      <header>
        <h2 id="r-${request.id}"><bdi>${name || "A patient"}</bdi></h2>
        <p>for <bdi>${location?.name ?? request.location_id}</bdi></p>
        <p class="when">${timeMarkup(received_at, request.time_zone)}</p>
      </header>
      <dl>
        ${FIELD_NAMES.map((field) => row(fieldTitle(field), patient[field]))}
        ${screener && row(screener.question, screener.answer === "yes" ? "Yes" : "No")}
        ${row("Appointment type", request.appointment_type)}
        ${row("Provider", request.provider)}
        ${row("Sent from", source.page)}
        ${campaign.slice(0, MAX_CAMPAIGN_ROWS).map(([key, value]) => row(key, value))}
        ${campaign.length > MAX_CAMPAIGN_ROWS ? row("Campaign", `And ${(campaign.length - MAX_CAMPAIGN_ROWS).toLocaleString("en")} more`) : ""}
      </dl>
      <details>
        <summary>As JSON</summary>
        <pre class="json">${jsonMarkup(request)}</pre>
      </details>
    </article>`;
}

const row = (label: string, value: string | number | null | undefined) =>
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
