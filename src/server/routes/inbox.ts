import { Hono } from "hono";
import { eventStream } from "../http/event-stream.ts";
import { redirectToSlash } from "../http/paths.ts";
import { LIVE_PAGE_HEADERS, PAGE_HEADERS, respond, respondWithPage } from "../http/respond.ts";
import { inboxPage } from "../pages/inbox/inbox-page.ts";
import { INBOX_CHANGES_PATH, INBOX_SCRIPT_PATH, inboxScript } from "../pages/inbox/inbox-script.ts";
import type { Locations } from "../records/locations.ts";
import type { BookingRequests } from "../stores/booking-requests.ts";

const INBOX = "/dev/inbox/";
const MAX_LISTED_AS_JSON = 100;
const MAX_LISTED_ON_PAGE = 20;
const POLL_MS = 1000;

/** Lists the received booking requests, divided into pages. */
export function inbox(
  requests: BookingRequests,
  locations: Locations,
  stopping: AbortSignal | undefined,
): Hono {
  const app = new Hono();
  app.get(INBOX, async (c) => {
    // Patient data: never cached, and no CORS headers.
    c.header("Cache-Control", "no-store");
    const isJson = c.req.query("format") === "json";
    const max = isJson ? MAX_LISTED_AS_JSON : MAX_LISTED_ON_PAGE;
    const received = await requests.list(max + 1, c.req.query("before")?.toLowerCase());
    const shown = received.slice(0, max);
    const last = received.length > max ? shown.at(-1) : undefined;
    const older = last && `?before=${last.request.id}`;
    if (!isJson) {
      const live = c.req.query("before") === undefined;
      const page = await inboxPage({ shown, older, live }, locations);
      return respondWithPage(c, page, 200, live ? LIVE_PAGE_HEADERS : PAGE_HEADERS);
    }
    if (older) c.header("Link", `<${older}&format=json>; rel="next"`);
    return c.json(shown);
  });
  app.get(INBOX_SCRIPT_PATH, (c) =>
    respond(c, inboxScript, 200, { "Content-Type": "text/javascript; charset=utf-8" }),
  );
  app.get(INBOX_CHANGES_PATH, (c) =>
    eventStream(
      c,
      stopping,
      // If the store is unavailable, the next poll may succeed.
      async () => (await requests.list(1).catch(() => []))[0]?.request.id,
      // Other processes may share the store.
      (poll) => {
        const timer = setInterval(poll, POLL_MS);
        return () => clearInterval(timer);
      },
    ),
  );
  app.all(INBOX.slice(0, -1), redirectToSlash);
  return app;
}
