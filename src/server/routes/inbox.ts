import { Hono } from "hono";
import { redirectToSlash } from "../http/paths.ts";
import { respondWithPage } from "../http/respond.ts";
import { inboxPage } from "../pages/inbox-page.ts";
import type { Locations } from "../records/locations.ts";
import type { BookingRequests } from "../stores/booking-requests.ts";

const INBOX = "/dev/inbox/";
const MAX_LISTED_AS_JSON = 100;
const MAX_LISTED_ON_PAGE = 20;

/** Lists the received booking requests, page by page. */
export function inbox(requests: BookingRequests, locations: Locations): Hono {
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
    if (!isJson) return respondWithPage(c, await inboxPage(shown, older, locations));
    if (older) c.header("Link", `<${older}&format=json>; rel="next"`);
    return c.json(shown);
  });
  app.all(INBOX.slice(0, -1), redirectToSlash);
  return app;
}
