import { Hono } from "hono";
import { html } from "hono/html";
import { protectInbox, requestRoutes } from "../../receiver/inbox/requests.ts";
import { type BookingRequests, NO_FILTER } from "../../receiver/stores/booking-requests.ts";
import { respond } from "../../web/http/respond.ts";
import { eventStream } from "../http/event-stream.ts";
import { INBOX_PAGE_HEADERS, respondWithPage } from "../http/page-response.ts";
import { devPage } from "../pages/dev-page.ts";
import { liveScript } from "../pages/reload-script.ts";
import type { Locations } from "../records/locations.ts";
import { recordId } from "../records/read-record.ts";

const INBOX = "/dev/inbox/";
const SCRIPT_PATH = `${INBOX}live.js`;

/** Where the inbox listens for new requests. */
const CHANGES_PATH = `${INBOX}changes/`;
const MAX_LISTED_AS_JSON = 1000;

/** The inbox for staff without signing in, also as JSON; new requests appear on the open page. */
export function inbox(
  requests: BookingRequests,
  locations: Locations,
  stopping: AbortSignal | undefined,
): Hono {
  let filter = NO_FILTER;
  const app = new Hono();
  app.use(`${INBOX}*`, protectInbox());
  app.get(INBOX, async (c, next) => {
    if (c.req.query("format") !== "json") return next();
    return c.json(await requests.list(MAX_LISTED_AS_JSON));
  });
  app.get(SCRIPT_PATH, (c) =>
    respond(c, inboxScript, 200, { "Content-Type": "text/javascript; charset=utf-8" }),
  );
  app.get(CHANGES_PATH, (c) =>
    // If the store is unavailable, the next attempt may succeed.
    eventStream(c, stopping, () => newestId(requests).catch(() => undefined)),
  );
  app.route(
    "/",
    requestRoutes({
      root: INBOX,
      requests,
      locationNames: () =>
        new Map(locations.list().map(({ record }) => [recordId(record), record.name])),
      filterOf: () => filter,
      setFilter: (_c, wanted) => {
        filter = wanted;
      },
      record: () => {},
      async respondWith(c, page) {
        const isNewest = c.req.path === INBOX && c.req.query("before") === undefined;
        const live = isNewest ? [liveUpdates(await newestId(requests))] : [];
        const body = [...live, ...[page.body].flat()];
        const markup = devPage({ intro: "", ...page, body, current: "inbox" });
        return respondWithPage(c, markup, 200, INBOX_PAGE_HEADERS);
      },
      intro: html`Booking requests that this server received, newest first. <a href="?format=json">As JSON</a>`,
      emptyText: emptyText(locations),
    }),
  );
  return app;
}

const newestId = async (requests: BookingRequests) => (await requests.list(1))[0]?.request.id;

const liveUpdates = (newest: string | undefined) => html`
  <p class="small" role="status"></p>
  <script async src="${SCRIPT_PATH}" data-newest="${newest ?? ""}"></script>`;

function emptyText(locations: Locations) {
  const [first] = locations.list();
  return first
    ? html`Open a <a href="/practice/${first.slug}/">practice page</a>, fill in the form and send it. It appears here.`
    : html`Send a request to /dev/booking-requests/. It appears here.`;
}

/** Adds new requests at the top, without moving the focus. */
const inboxScript = liveScript(
  `let { newest } = document.currentScript.dataset;
const items = (root) => [...root.querySelectorAll(".requests > li")];
const pathOf = (item) => item.querySelector("a").getAttribute("href");
async function update() {
  const html = await (await fetch(location.href)).text();
  const next = new DOMParser().parseFromString(html, "text/html");
  const shown = new Set(items(document).map(pathOf));
  const added = items(next).filter((item) => !shown.has(pathOf(item)));
  if (added.length === 0) return;
  if (added.length === items(next).length) return location.reload();
  items(document)[0].before(...added);
  document.querySelector("[role=status]").textContent =
    added.length === 1 ? "1 new request" : added.length + " new requests";
}`,
  `"${CHANGES_PATH}"`,
  "data === newest || update((newest = data))",
);
