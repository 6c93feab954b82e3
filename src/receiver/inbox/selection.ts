import { type Env, Hono } from "hono";
import { MARKED, STATES } from "../stores/booking-requests.ts";
import { PAGE_SIZE } from "./list-page.ts";
import { type InboxOptions, visibleNames, visibleTo } from "./options.ts";
import { requestCard } from "./request-page.ts";

/** What can be done to the requests that are selected in the list, or to one. */
export function selectionRoutes<E extends Env>(options: InboxOptions<E>): Hono<E> {
  const { root, record, filterOf, accountOf, respondWith } = options;
  const app = new Hono<E>();
  app.post(`${root}selected/`, async (c) => {
    const requests = visibleTo(options, c);
    const { action, until, id = [] } = await c.req.parseBody({ all: true });
    if (action === "delete-all") {
      await record(c, "deleted", "marked requests");
      // Not what arrived after the page was shown.
      await requests.removeMatching({ ...filterOf(c), state: MARKED }, String(until ?? ""));
      return c.redirect(root, 303);
    }
    const state = STATES.find((known) => known === action);
    const ids = [id].flat().slice(0, PAGE_SIZE).map(String);
    const found = await Promise.all(ids.map((one) => requests.find(one)));
    const items = found.flatMap((item) => item ?? []);
    if (action === "print") {
      for (const { request } of items) await record(c, "viewed", request.id);
      const body = items.map((item) => requestCard(item, visibleNames(options, c)));
      return respondWith(c, { title: "Print", body });
    }
    if (!state && action !== "delete") return c.text("Unknown action.", 400);
    for (const { request } of items) {
      await record(c, state ? "changed" : "deleted", request.id);
      if (state) await requests.setState(request.id, state, { by: accountOf(c) });
      else await requests.remove(request.id);
    }
    return c.redirect(root, 303);
  });
  return app;
}
