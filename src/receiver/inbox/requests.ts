import { type Context, type Env, Hono, type MiddlewareHandler } from "hono";
import { bodyLimit } from "hono/body-limit";
import { every } from "hono/combine";
import { csrf } from "hono/csrf";
import { html } from "hono/html";
import { requestReference } from "../../contract/booking-request/reference.ts";
import { atMostOnceASecond } from "../../web/http/at-most-once-a-second.ts";
import { redirectToSlash } from "../../web/http/paths.ts";
import { respond } from "../../web/http/respond.ts";
import { INBOX_SCRIPT } from "../../web/pages/inbox-script.ts";
import { type InboxItem, MARKED, NO_FILTER, STATES } from "../stores/booking-requests.ts";
import { limitToLocations, type StaffRequests } from "../stores/staff-requests.ts";
import { EXPORT_TYPES, type ExportFormat, exportRequests } from "./export.ts";
import { listPage, PAGE_SIZE } from "./list-page.ts";
import { type InboxOptions, visibleNames, visibleTo } from "./options.ts";
import { type Entered, noteFieldsOf, requestPage } from "./request-page.ts";
import { selectionRoutes } from "./selection.ts";
import { canEmail, readFields, readNote, readState } from "./staff-note.ts";

export const SCRIPT_TYPE = "text/javascript; charset=utf-8";

const MAX_FORM_BYTES = 20_000;
const MAX_OTHERS = 10;

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
    // Here for all routes, which get what this has read.
    async (c, next) => {
      const isReadable = await c.req.parseBody().then(Boolean, () => false);
      return isReadable
        ? next()
        : c.text("The form is damaged. Go back, and send it again.\n", 400);
    },
  );

/** How many requests are unanswered, and what changes when they do. */
async function readUnanswered(requests: StaffRequests) {
  const count = await requests.count({ ...NO_FILTER, state: "new" });
  const [newest] = await requests.search(NO_FILTER, 1);
  return { count, version: `${count} ${newest?.request.id ?? ""}` };
}

/** The list of booking requests, and what can be done to each. */
export function requestRoutes<E extends Env>(options: InboxOptions<E>): Hono<E> {
  const { root, outbox, drafts, record, filterOf, respondWith, locationsOf, accountOf } = options;
  const app = new Hono<E>();
  // Many pages are open at the same time, and each asks again and again.
  const readVersion = atMostOnceASecond(async (locations) =>
    readUnanswered(limitToLocations(options.requests, JSON.parse(locations) ?? undefined)),
  );
  app.get(root, async (c) => {
    const filter = filterOf(c);
    const after = /^\d{1,16}$/.exec(c.req.query("after") ?? "")?.[0];
    const requests = visibleTo(options, c);
    const { count, version } = await readUnanswered(requests);
    const found = await requests.listForStaff(filter, PAGE_SIZE + 1, Number(after ?? 0));
    const items = found.slice(0, PAGE_SIZE);
    const failed = (await outbox?.listFailed({ locations: locationsOf(c) })) ?? [];
    await record(c, "listed", filter.location);
    const body = listPage({
      root,
      items,
      older: found.length > PAGE_SIZE ? `?after=${items.at(-1)?.rank}` : undefined,
      filter,
      marked: await requests.count({ ...filter, state: MARKED }),
      locations: visibleNames(options, c),
      failed,
      version,
      empty: options.empty,
    });
    const title = count > 0 ? `Inbox (${count})` : "Inbox";
    return respondWith(c, { title, intro: options.intro, body });
  });
  app.get(`${root}version`, async (c) =>
    c.text((await readVersion(JSON.stringify(locationsOf(c) ?? null))).version),
  );
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
    const names = visibleNames(options, c);
    return c.body(exportRequests(visibleTo(options, c), filterOf(c), format, names), 200, {
      "Content-Type": EXPORT_TYPES[format],
      "Content-Disposition": `attachment; filename="${filename}"`,
    });
  });
  app.get(`${root}inbox.js`, (c) => respond(c, INBOX_SCRIPT, 200, { "Content-Type": SCRIPT_TYPE }));

  app.route("/", selectionRoutes(options));
  const path = `${root}requests/:id{[0-9a-f-]{36}}/`;
  const respondWithRequest = async (c: Context<E>, item: InboxItem, entered?: Entered) => {
    const requests = visibleTo(options, c);
    const { id, replaces = "", patient } = item.request;
    const texts = [...[id, replaces].map(requestReference), patient.phone, patient.email];
    const others = await Promise.all(
      texts.map((text) => (text ? requests.search({ ...NO_FILTER, text }, MAX_OTHERS) : [])),
    );
    const failed = (await outbox?.listFailed({ requestId: id })) ?? [];
    await record(c, "viewed", id);
    const byId = new Map(others.flat().map((other) => [other.request.id, other]));
    const locations = visibleNames(options, c);
    const body = requestPage({
      ...{ item, root, locations, failed, entered },
      others: [...byId.values()],
      canEmail: canEmail(item, options.emailsPatients),
      keepsDrafts: drafts !== undefined,
    });
    const title = `Request ${requestReference(id)}`;
    const link = html`<a href="${root}">Back to the inbox</a>`;
    return respondWith(c, { title, link, body, ...(entered?.problem && { status: 422 }) });
  };
  app.get(path, async (c) => {
    const id = c.req.param("id") ?? "";
    const item = await visibleTo(options, c).find(id);
    const draft = item && (await drafts?.find(accountOf(c), id));
    return item ? respondWithRequest(c, item, draft && { fields: draft }) : c.notFound();
  });
  app.post(`${path}draft/`, async (c) => {
    const id = c.req.param("id") ?? "";
    const item = await visibleTo(options, c).find(id);
    if (!item) return c.notFound();
    const fields = readFields(await c.req.parseBody());
    const untouched = { ...noteFieldsOf(item.request), email: fields.email };
    if (JSON.stringify(fields) === JSON.stringify(untouched))
      await drafts?.remove(accountOf(c), id);
    else await drafts?.save(accountOf(c), id, fields);
    return c.body(null, 204);
  });
  app.post(`${path}state/`, async (c) => {
    const id = c.req.param("id") ?? "";
    const { state: wanted, ...form } = await c.req.parseBody();
    const state = readState(wanted);
    if (state === null) return c.text("Unknown state.", 400);
    const requests = visibleTo(options, c);
    const item = await requests.find(id);
    if (!item) return c.notFound();
    const fields = readFields(form);
    const read = readNote(fields, state, item, options.emailsPatients);
    if ("problem" in read) {
      await drafts?.save(accountOf(c), id, fields);
      return respondWithRequest(c, item, { fields, ...read });
    }
    await record(c, "changed", id);
    if (read.state || read.text) {
      await requests.setState(id, read.state, { by: accountOf(c), ...read });
    }
    await drafts?.remove(accountOf(c), id);
    // The heading has the state, and gets the focus.
    return c.redirect(`${root}requests/${id}/#patient-${id}`, 303);
  });
  app.all(root.slice(0, -1), redirectToSlash);
  return app;
}
