import { html } from "hono/html";
import { requestReference } from "../../../contract/booking-request/reference.ts";
import type { Html } from "../../http/respond.ts";
import type { Locations } from "../../records/locations.ts";
import type { ReceivedRequest } from "../../stores/booking-requests.ts";
import { jsonMarkup } from "../json-markup.ts";
import { page } from "../page.ts";
import { INBOX_SCRIPT_PATH } from "./inbox-script.ts";
import { patientName, requestDetails, timeMarkup } from "./request-details.ts";

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
  const location = await locations.find(request.location_id.toLowerCase(), "");
  return html`
    <article class="card request" aria-labelledby="r-${request.id}">
      <header>
        <h2 id="r-${request.id}"><bdi>${patientName(request)}</bdi></h2>
        <p>for <bdi>${location?.name ?? request.location_id}</bdi> · reference <code>${requestReference(request.id)}</code></p>
        <p class="when">${timeMarkup(received_at, request.time_zone)}</p>
      </header>
      ${requestDetails(request)}
      <details>
        <summary>As JSON</summary>
        <pre class="json">${jsonMarkup(request)}</pre>
      </details>
    </article>`;
}
