import { Hono } from "hono";
import { MARKED, STATES } from "../stores/booking-requests.ts";
import { PAGE_SIZE } from "./list-page.ts";
import type { InboxEnv, InboxOptions } from "./options.ts";
import { requestCard } from "./request-page.ts";

/** What can be done to the requests that are selected in the list, or to one. */
export function selectionRoutes({
  root,
  respondWith,
}: Pick<InboxOptions, "root" | "respondWith">): Hono<InboxEnv> {
  const app = new Hono<InboxEnv>();
  app.post(`${root}selected/`, async (c) => {
    const { requests, viewer, locations } = c.var;
    const { action, until, id = [] } = await c.req.parseBody({ all: true });
    if (action === "delete-all") {
      await viewer.record("deleted", "marked requests");
      // Not what arrived after the page was shown.
      await requests.removeMatching({ ...viewer.filter, state: MARKED }, String(until ?? ""));
      return c.redirect(root, 303);
    }
    const state = STATES.find((known) => known === action);
    const ids = [id].flat().slice(0, PAGE_SIZE).map(String);
    const found = await Promise.all(ids.map((one) => requests.find(one)));
    const items = found.flatMap((item) => item ?? []);
    if (action === "print") {
      for (const { request } of items) await viewer.record("viewed", request.id);
      const body = items.map((item) => requestCard(item, locations));
      return respondWith(c, { title: "Print", body });
    }
    if (!state && action !== "delete") return c.text("Unknown action.", 400);
    for (const { request } of items) {
      await viewer.record(state ? "changed" : "deleted", request.id);
      if (state) await requests.setState(request.id, state, { by: viewer.account });
      else await requests.remove(request.id);
    }
    return c.redirect(root, 303);
  });
  return app;
}
