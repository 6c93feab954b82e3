import { type Env, Hono } from "hono";
import { html } from "hono/html";
import type { Html } from "../../web/http/respond.ts";
import { patientName } from "../details/request-details.ts";
import { MARKED, STATES } from "../stores/booking-requests.ts";
import { PAGE_SIZE } from "./list-page.ts";
import type { InboxOptions } from "./options.ts";

/** What can be done to the requests that are selected in the list, or to one. */
export function selectionRoutes<E extends Env>(options: InboxOptions<E>): Hono<E> {
  const { root, requests, record, filterOf, respondWith } = options;
  const app = new Hono<E>();
  app.post(`${root}selected/`, async (c) => {
    const form = await c.req.parseBody({ all: true });
    const { action } = form;
    const ask = (what: Html | string, fields: Fields) =>
      respondWith(c, {
        title: "Delete",
        body: question(root, what, [["action", String(action)], ...fields]),
      });
    if (action === "delete-all") {
      const filter = { ...filterOf(c), state: MARKED } as const;
      if (form.until === undefined) {
        const count = await requests.count(filter);
        // Not what arrives while this is asked.
        const until = new Date().toISOString();
        return ask(`${count} requests that are perhaps not from patients`, [["until", until]]);
      }
      await record(c, "deleted", "marked requests");
      await requests.removeMatching(filter, String(form.until));
      return c.redirect(root, 303);
    }
    const ids = [form.id ?? []].flat().slice(0, PAGE_SIZE);
    const found = await Promise.all(ids.map((id) => requests.find(String(id))));
    const items = found.flatMap((item) => item?.request ?? []);
    const state = STATES.find((known) => known === action);
    if (!state && action !== "delete") return c.text("Unknown action.", 400);
    if (!state && items.length > 0 && form.confirmed === undefined) {
      for (const { id } of items) await record(c, "viewed", id);
      const names = html`<strong><bdi>${items.map(patientName).join(", ")}</bdi></strong>`;
      const what = items.length === 1 ? "request" : `${items.length} requests`;
      const fields = items.map(({ id }) => ["id", id] as const);
      return ask(html`the ${what} of ${names}`, [["confirmed", "yes"], ...fields]);
    }
    for (const { id } of items) {
      await record(c, state ? "changed" : "deleted", id);
      await (state ? requests.setState(id, state) : requests.remove(id));
    }
    return c.redirect(root, 303);
  });
  return app;
}

type Fields = readonly (readonly [name: string, value: string])[];

/** Asks before requests are deleted. */
const question = (root: string, what: Html | string, fields: Fields): Html => html`
    <form class="card request" method="post" action="${root}selected/">
      ${fields.map(([name, value]) => html`<input type="hidden" name="${name}" value="${value}">`)}
      <p>Delete ${what}? This cannot be undone.</p>
      <div class="actions">
        <button class="button danger">Delete</button>
        <a href="${root}">Cancel</a>
      </div>
    </form>`;
