import { uniqBy } from "es-toolkit";
import { type Context, Hono, type MiddlewareHandler } from "hono";
import { bodyLimit } from "hono/body-limit";
import { every } from "hono/combine";
import { csrf } from "hono/csrf";
import { html } from "hono/html";
import type { ContentfulStatusCode } from "hono/utils/http-status";
import { requestReference } from "../../contract/booking-request/reference.ts";
import { redirectToSlash } from "../../web/http/paths.ts";
import { type Html, respond } from "../../web/http/respond.ts";
import type { Page } from "../../web/pages/page.ts";
import { INBOX_SCRIPT } from "../../web/pages/scripts.ts";
import type { AccessAction, Session } from "../staff/staff-records.ts";
import type { Outbox } from "../stores/outbox.ts";
import { type InboxFilter, MARKED, NO_FILTER, STATES } from "../stores/request-search.ts";
import type { BookingRequests, InboxItem, StaffRequests } from "../stores/sql-booking-requests.ts";
import { exportRequests } from "./export.ts";
import { listPage, PAGE_SIZE } from "./list-page.ts";
import { canEmail, readNote, requestPage, type StaffForm } from "./request-page.ts";

/** A page of the inbox; without an introduction or a status, it has none, and 200. */
export type InboxPage = Pick<Page, "title" | "link" | "body"> &
  Partial<Pick<Page, "intro">> & { status?: ContentfulStatusCode };

/** A member of staff who uses the inbox. */
export interface Viewer {
  account: string;
  /** The only locations whose requests they see; undefined for all. */
  within: readonly string[] | undefined;
  /** What is listed: where patients are real not in the URL, which proxies log, but in the session. */
  filter: InboxFilter;
  /** Keeps the filter, or returns the query of the URL that has it. */
  setFilter(filter: InboxFilter): Promise<void> | string;
  /** Called before patient data is sent or changed. */
  record(action: AccessAction, subject?: string): Promise<unknown> | undefined;
}

/** What the routes know about this member of staff, and may show. */
export interface InboxEnv {
  Variables: {
    viewer: Viewer;
    /** If they had to sign in. */
    session?: Session;
    requests: StaffRequests;
    /** The names of the locations, by id. */
    locations: ReadonlyMap<string, string>;
    /** The request that the path names. */
    item: InboxItem;
  };
}

export interface InboxOptions {
  /** The path of the list, with a slash at both ends. */
  root: string;
  requests: Pick<BookingRequests, "forLocations">;
  /** Whether patients get emails. */
  emailsPatients: boolean;
  /** Without it, there are no notifications. */
  outbox?: Pick<Outbox, "listFailed" | "countHeld" | "sendHeld">;
  /** The names of the locations, by id. */
  locationNames(): ReadonlyMap<string, string>;
  respondWith(c: Context<InboxEnv>, page: InboxPage): Promise<Response>;
  /** Shown while there are no requests at all. */
  empty: Html;
}

export const SCRIPT_TYPE = "text/javascript; charset=utf-8";

const MAX_FORM_BYTES = 20_000;
const MAX_OTHERS = 10;
const INTRO = "Unanswered requests first, the oldest at the top.";

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

/** A filter as its form or its URL has it. */
export function readFilter(fields: Record<string, unknown>): InboxFilter {
  const text = (name: string) => String(fields[name] ?? "");
  return {
    text: text("text").trim().slice(0, 100),
    location: text("location"),
    state: ([...STATES, MARKED] as const).find((state) => state === text("state")) ?? "",
  };
}

/** The query of a URL that has the filter; empty if everything is listed. */
export function filterQuery(fields: Record<string, unknown>): string {
  const filled = Object.entries(readFilter(fields)).filter(([, value]) => value !== "");
  return filled.length > 0 ? `?${new URLSearchParams(filled)}` : "";
}

/** The list of booking requests, and what can be done to each. */
export function requestRoutes(options: InboxOptions): Hono<InboxEnv> {
  const { root, outbox, respondWith } = options;
  const app = new Hono<InboxEnv>();
  app.use(`${root}*`, async (c, next) => {
    const { within } = c.get("viewer");
    const names = [...options.locationNames()];
    c.set("requests", options.requests.forLocations(within));
    c.set("locations", new Map(names.filter(([id]) => within?.includes(id) ?? true)));
    await next();
  });
  app.get(root, async (c) => {
    const { viewer, requests, locations } = c.var;
    const { filter, within } = viewer;
    const query = filterQuery(c.req.query());
    const after = /^\d{1,16}$/.exec(c.req.query("after") ?? "")?.[0];
    const { count, version } = await readUnanswered(requests);
    const found = await requests.listForStaff(filter, PAGE_SIZE + 1, Number(after ?? 0));
    const items = found.slice(0, PAGE_SIZE);
    const failed = (await outbox?.listFailed(within)) ?? [];
    await viewer.record("listed", filter.location);
    const body = listPage({
      root,
      items,
      older:
        found.length > PAGE_SIZE
          ? `${query || "?"}${query && "&"}after=${items.at(-1)?.rank}`
          : undefined,
      query,
      filter,
      marked: await requests.count({ ...filter, state: MARKED }),
      locations,
      failed,
      held: (await outbox?.countHeld(within)) ?? 0,
      version,
      empty: options.empty,
    });
    const title = count > 0 ? `Inbox (${count} new)` : "Inbox";
    return respondWith(c, { title, intro: items.length > 0 ? INTRO : "", body });
  });
  app.get(`${root}version`, async (c) => c.text((await readUnanswered(c.get("requests"))).version));
  app.post(`${root}filter/`, async (c) => {
    const form = await c.req.parseBody();
    const filter = form.all === undefined ? readFilter(form) : NO_FILTER;
    return c.redirect(`${root}${(await c.get("viewer").setFilter(filter)) ?? ""}`, 303);
  });
  app.get(`${root}export.csv`, async (c) => {
    const { viewer, requests, locations } = c.var;
    await viewer.record("exported");
    const filename = `booking-requests-${new Date().toISOString().slice(0, 10)}.csv`;
    return c.body(exportRequests(requests, viewer.filter, locations), 200, {
      "Content-Type": "text/csv; charset=utf-8",
      "Content-Disposition": `attachment; filename="${filename}"`,
    });
  });
  app.post(`${root}held/`, async (c) => {
    const { viewer } = c.var;
    await viewer.record("changed", "emails that waited");
    await outbox?.sendHeld(viewer.within);
    return c.redirect(root, 303);
  });
  app.get(`${root}inbox.js`, (c) => respond(c, INBOX_SCRIPT, 200, { "Content-Type": SCRIPT_TYPE }));

  app.post(`${root}selected/`, async (c) => {
    const { requests, viewer } = c.var;
    const { action, until, id = [], ...shown } = await c.req.parseBody({ all: true });
    const state = STATES.find((known) => known === action);
    if (action === "delete-all") {
      await viewer.record("deleted", "marked requests");
      // Only what the page shows: another tab may have another filter, and others arrived since then.
      const filter = readFilter({ ...viewer.filter, ...shown });
      await requests.removeMatching({ ...filter, state: MARKED }, String(until ?? ""));
    } else if (state || action === "delete") {
      const ids = [id].flat().slice(0, PAGE_SIZE).map(String);
      const found = await Promise.all(ids.map((one) => requests.find(one)));
      for (const { request } of found.flatMap((item) => item ?? [])) {
        await viewer.record(state ? "changed" : "deleted", request.id);
        if (state) await requests.setState(request.id, state, { by: viewer.account });
        else await requests.remove(request.id);
      }
    } else return c.text("Unknown action.", 400);
    return c.redirect(`${root}${filterQuery(c.req.query())}`, 303);
  });
  const path = `${root}requests/:id{[0-9a-f-]{36}}/`;
  app.use(`${path}*`, async (c, next) => {
    const item = await c.get("requests").find(c.req.param("id") ?? "");
    if (!item) return c.notFound();
    c.set("item", item);
    return next();
  });
  const showRequest = async (c: Context<InboxEnv>, unsaved?: StaffForm) => {
    const { viewer, requests, locations, item } = c.var;
    const { id, replaces = "", patient } = item.request;
    const texts = [...[id, replaces].map(requestReference), patient.phone, patient.email];
    const others = await Promise.all(
      texts.map((text) => (text ? requests.search({ ...NO_FILTER, text }, MAX_OTHERS) : [])),
    );
    const failed = (await outbox?.listFailed(viewer.within, id)) ?? [];
    await viewer.record("viewed", id);
    const body = requestPage({
      ...{ item, root, locations, failed },
      others: uniqBy(others.flat(), ({ request }) => request.id),
      canEmail: canEmail(item, options.emailsPatients),
      unsaved,
    });
    const title = `Request ${requestReference(id)}`;
    const link = html`<a href="${root}">Back to the inbox</a>`;
    return respondWith(c, { title, link, body, status: unsaved ? 422 : 200 });
  };
  app.get(path, (c) => showRequest(c));
  app.post(`${path}state/`, async (c) => {
    const { viewer, requests, item } = c.var;
    const { id } = item.request;
    const { state: wanted, ...form } = await c.req.parseBody();
    const state = STATES.find((known) => known === wanted);
    // Without a state, it is only a note.
    if (wanted !== undefined && !state) return c.text("Unknown state.", 400);
    const read = readNote(form, state, item, options.emailsPatients);
    if (!read) return showRequest(c, form);
    await viewer.record("changed", id);
    if (read.state || read.text) {
      await requests.setState(id, read.state, { by: viewer.account, ...read });
    }
    // The heading has the state, and gets the focus.
    return c.redirect(`${root}requests/${id}/#patient-${id}`, 303);
  });
  app.all(root.slice(0, -1), redirectToSlash);
  return app;
}
