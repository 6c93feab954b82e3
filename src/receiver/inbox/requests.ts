import { type Context, type Env, Hono, type MiddlewareHandler } from "hono";
import { bodyLimit } from "hono/body-limit";
import { every } from "hono/combine";
import { csrf } from "hono/csrf";
import { requestReference } from "../../contract/booking-request/reference.ts";
import { redirectToSlash } from "../../web/http/paths.ts";
import { respond } from "../../web/http/respond.ts";
import { type InboxItem, MARKED, STATES } from "../stores/booking-requests.ts";
import { EXPORT_TYPES, type ExportFormat, exportRequests } from "./export.ts";
import { listPage, PAGE_SIZE } from "./list-page.ts";
import type { InboxOptions } from "./options.ts";
import { PRINT_SCRIPT, requestPage } from "./request-page.ts";
import { selectionRoutes } from "./selection.ts";

const MAX_FORM_BYTES = 10_000;

/**
 * For every page of an inbox: nothing is cached, and forms are small and come from this server.
 * @param publicUrl where a proxy serves the inbox, if there is one
 */
export const protectInbox = (publicUrl?: string): MiddlewareHandler =>
  every(
    async (c, next) => {
      c.header("Cache-Control", "no-store");
      await next();
    },
    csrf({ origin: (origin, c) => [publicUrl, new URL(c.req.url).origin].includes(origin) }),
    bodyLimit({ maxSize: MAX_FORM_BYTES }),
  );

/** The list of booking requests, and what can be done to each. */
export function requestRoutes<E extends Env>(options: InboxOptions<E>): Hono<E> {
  const { root, requests, outbox, record, filterOf, respondWith } = options;
  const listFailed = async (id?: string) => (await outbox?.listFailed(id)) ?? [];
  const app = new Hono<E>();

  app.get(root, async (c) => {
    const filter = filterOf(c);
    const before = c.req.query("before")?.toLowerCase();
    const found = await requests.search(filter, PAGE_SIZE + 1, before);
    const items = found.slice(0, PAGE_SIZE);
    const last = found.length > PAGE_SIZE ? items.at(-1) : undefined;
    const failed = await listFailed();
    await record(c, "listed", filter.location);
    const body = listPage({
      root,
      items,
      older: last && `?before=${last.request.id}`,
      filter,
      marked: await requests.count({ ...filter, state: MARKED }),
      locations: options.locationNames(),
      failed,
      emptyText: options.emptyText,
    });
    return respondWith(c, { title: "Inbox", intro: options.intro, body });
  });
  app.post(`${root}filter/`, async (c) => {
    const form = await c.req.parseBody();
    const text = (name: string) => (form.all === undefined ? String(form[name] ?? "") : "");
    await options.setFilter(c, {
      text: text("text").trim().slice(0, 100),
      location: text("location"),
      state: ([...STATES, MARKED] as const).find((state) => state === text("state")) ?? "",
    });
    return c.redirect(root, 303);
  });
  app.get(`${root}:file{export\\.(csv|json)}`, async (c) => {
    const format = c.req.param("file")?.replace("export.", "") as ExportFormat;
    await record(c, "exported", format);
    const filename = `booking-requests-${new Date().toISOString().slice(0, 10)}.${format}`;
    const names = options.locationNames();
    return c.body(exportRequests(requests, filterOf(c), format, names), 200, {
      "Content-Type": EXPORT_TYPES[format],
      "Content-Disposition": `attachment; filename="${filename}"`,
    });
  });
  app.get(`${root}print.js`, (c) =>
    respond(c, PRINT_SCRIPT, 200, { "Content-Type": "text/javascript; charset=utf-8" }),
  );

  app.route("/", selectionRoutes(options));

  const pathOf = (id: string) => `${root}requests/${id}/`;
  const path = pathOf(":id{[0-9a-f-]{36}}");
  /** A response about one request, or 404. */
  const withItem =
    (respondTo: (c: Context<E>, item: InboxItem) => Promise<Response> | Response) =>
    async (c: Context<E>) => {
      const item = await requests.find(c.req.param("id") ?? "");
      return item ? respondTo(c, item) : c.notFound();
    };
  const titleOf = ({ request }: InboxItem) => `Request ${requestReference(request.id)}`;
  app.get(
    path,
    withItem(async (c, item) => {
      const { id, location_id } = item.request;
      const failed = await listFailed(id);
      await record(c, "viewed", id);
      const name = options.locationNames().get(location_id.toLowerCase()) ?? location_id;
      return respondWith(c, { title: titleOf(item), body: requestPage(item, root, name, failed) });
    }),
  );
  app.post(
    `${path}state/`,
    withItem(async (c, { request }) => {
      const form = await c.req.parseBody();
      const state = STATES.find((known) => known === form.state);
      if (!state) return c.text("Unknown state.", 400);
      await record(c, "changed", request.id);
      await requests.setState(request.id, state);
      // The heading has the state, and gets the focus.
      return c.redirect(`${pathOf(request.id)}#patient`, 303);
    }),
  );
  app.all(root.slice(0, -1), redirectToSlash);
  return app;
}
