import { Hono } from "hono";
import { redirectToSlash } from "../http/paths.ts";
import { respondWithPage } from "../http/respond.ts";
import { inboxPage } from "../pages/inbox-page.ts";
import type { Locations } from "../records/locations.ts";
import type { BookingRequests } from "../stores/booking-requests.ts";

const INBOX = "/dev/inbox/";
const MAX_LISTED_AS_JSON = 1000;
const MAX_LISTED_ON_PAGE = 100;

/** Lists the received booking requests. */
export function inbox(requests: BookingRequests, locations: Locations): Hono {
  const app = new Hono();
  app.get(INBOX, async (c) => {
    // Patient data: never cached, and no CORS headers.
    c.header("Cache-Control", "no-store");
    if (c.req.query("format") === "json") return c.json(await requests.list(MAX_LISTED_AS_JSON));
    const newest = await requests.list(MAX_LISTED_ON_PAGE + 1);
    return respondWithPage(c, await inboxPage(newest, MAX_LISTED_ON_PAGE, locations));
  });
  app.all(INBOX.slice(0, -1), redirectToSlash);
  return app;
}
