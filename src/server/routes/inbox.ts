import { Hono } from "hono";
import { html } from "hono/html";
import { SAMPLE_ORIGIN } from "../../contract/examples/example.ts";
import type { InboxEnv } from "../../receiver/inbox/layout.ts";
import { listQuery } from "../../receiver/inbox/list-page.ts";
import { protectInbox, requestRoutes } from "../../receiver/inbox/requests.ts";
import { toPractice } from "../../receiver/intake/locations.ts";
import { InboxFilter } from "../../receiver/stores/request-search.ts";
import type { BookingRequests } from "../../receiver/stores/sql-booking-requests.ts";
import type { Locations } from "../records/locations.ts";
import { respondWithPage } from "./dev-page.ts";

const INBOX = "/dev/inbox/";

/** The inbox for staff without signing in, also as JSON; new requests appear on the open page. */
export function inbox(requests: BookingRequests, locations: Locations): Hono<InboxEnv> {
  const app = new Hono<InboxEnv>();
  app.use(`${INBOX}*`, ...protectInbox(), async (c, next) => {
    const filter = InboxFilter.parse(c.req.query());
    const setFilter = (wanted: InboxFilter) => listQuery({ ...wanted });
    c.set("viewer", { seen: "", account: "", filter, setFilter, record: () => {} });
    await next();
  });
  app.get(INBOX, async (c, next) =>
    c.req.query("format") === "json" ? c.json(await requests.list()) : next(),
  );
  app.route(
    "/",
    requestRoutes({
      root: INBOX,
      requests,
      config: { urgentType: [] },
      locations: {
        async practiceOf(id) {
          const record = locations.find(id, SAMPLE_ORIGIN);
          return record && toPractice(record);
        },
        nameOf: (id) => locations.find(id, SAMPLE_ORIGIN)?.name,
      },
      respondWith: (c, page) => respondWithPage(c, { ...page, current: "Inbox" }),
      empty: emptyInbox(locations),
    }),
  );
  return app;
}

function emptyInbox(locations: Locations) {
  const [first] = locations.list();
  return html`<p>Fill in the form of a sample practice and send it. The request appears here.</p>
      ${first && html`<p><a class="button" href="/practice/${first.slug}/#book">Open a sample form</a></p>`}`;
}
