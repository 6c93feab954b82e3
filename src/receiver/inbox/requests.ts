import { Readable } from "node:stream";
import { compact, uniq, withTimeout } from "es-toolkit";
import { type Context, Hono, type MiddlewareHandler } from "hono";
import { bodyLimit } from "hono/body-limit";
import { csrf } from "hono/csrf";
import { HTTPException } from "hono/http-exception";
import { secureHeaders } from "hono/secure-headers";
import { redirectToSlash } from "../../web/http/paths.ts";
import { noStore, respond } from "../../web/http/respond.ts";
import { INBOX_SCRIPT } from "../../web/pages/scripts.ts";
import { InboxFilter, MARKED, NO_FILTER, STATES, toSearchable } from "../stores/request-search.ts";
import { exportRequests } from "./export.ts";
import type { InboxEnv, InboxOptions } from "./layout.ts";
import { listPage, listQuery, PAGE_SIZE, readUnanswered } from "./list-page.ts";
import { requestPage } from "./request-page.ts";
import { readWork, type Unsaved } from "./work-form.ts";

const MAX_FORM_BYTES = 100_000;
const LOOKUP_MS = 1000;

/** Nothing is cached; forms are small and from this server, or from `publicUrl`, where a proxy serves the inbox. */
export const protectInbox = (publicUrl?: string): MiddlewareHandler[] => [
  noStore,
  secureHeaders({
    // With "no-referrer", browsers send `Origin: null` with forms.
    referrerPolicy: "same-origin",
    xFrameOptions: "DENY",
    // Not for subdomains, which may be other services.
    strictTransportSecurity: "max-age=15552000",
  }),
  csrf({ origin: (origin, c) => [publicUrl, new URL(c.req.url).origin].includes(origin) }),
  bodyLimit({ maxSize: MAX_FORM_BYTES }),
  // Here for all routes, which get what this has read.
  (c, next) =>
    c.req.parseBody().then(next, () => {
      throw new HTTPException(400, {
        message: "The form is damaged. Go back, and send it again.\n",
      });
    }),
];

/** The list of booking requests, and what can be done to each. */
export function requestRoutes(given: InboxOptions): Hono<InboxEnv> {
  const { root, respondWith } = given;
  const { nameOf, practiceOf: lookUp } = given.locations;
  // Staff do not wait longer for what the service knows.
  const practiceOf = (id: string) =>
    withTimeout(() => lookUp(id), LOOKUP_MS).catch(() => undefined);
  const urgent = new Set(given.config.urgentType.map(toSearchable));
  const options = { ...given, locations: { nameOf, practiceOf } };
  const app = new Hono<InboxEnv>();
  app.get(`${root}inbox.js`, (c) =>
    respond(c, INBOX_SCRIPT, 200, { "Content-Type": "text/javascript; charset=utf-8" }),
  );
  app.use(`${root}*`, async (c, next) => {
    c.set("requests", given.requests.forLocations(c.get("viewer").within));
    await next();
  });
  app.get(`${root}version`, async (c) => c.text((await readUnanswered(c.get("requests"))).version));
  app.use(`${root}*`, async (c, next) => {
    const names = (await c.get("requests").listLocations()).map(
      async ({ id, name }) =>
        [id, nameOf(id) ?? name ?? (await practiceOf(id))?.name ?? id] as const,
    );
    c.set("locations", new Map(await Promise.all(names)));
    const found = await c.get("requests").listNames();
    const namesOf = (key: "type" | "label" | "provider") =>
      uniq(compact(found.map((row) => row[key]))).sort();
    const types = namesOf("label");
    c.set("names", {
      hasCallTimes: found.some(({ calls }) => calls),
      ...{ types, providers: namesOf("provider") },
      urgent: [...namesOf("type"), ...types].filter((name) => urgent.has(toSearchable(name))),
    });
    await next();
  });
  app.get(root, async (c) => {
    const { viewer } = c.var;
    const page = await listPage(c, options);
    await viewer.record("listed", viewer.filter.location);
    return respondWith(c, page);
  });
  app.post(`${root}filter/`, async (c) => {
    const form = await c.req.parseBody();
    const filter = form.all === undefined ? InboxFilter.parse(form) : NO_FILTER;
    return c.redirect(`${root}${(await c.get("viewer").setFilter(filter)) ?? ""}`, 303);
  });
  app.on(["GET", "POST"], `${root}export.csv`, async (c) => {
    const { viewer, requests, locations } = c.var;
    await viewer.record("exported");
    const { separator } = await c.req.parseBody();
    const filename = `booking-requests-${new Date().toISOString().slice(0, 10)}.csv`;
    const between = separator === ";" ? ";" : ",";
    const csv = exportRequests(requests, viewer.filter, locations, between);
    return c.body(Readable.toWeb(Readable.from(csv)) as ReadableStream, 200, {
      "Content-Type": "text/csv; charset=utf-8",
      "Content-Disposition": `attachment; filename="${filename}"`,
    });
  });

  app.post(`${root}selected/`, async (c) => {
    const { requests, viewer } = c.var;
    let skipped = 0;
    const { action, until, id = [], ...shown } = await c.req.parseBody({ all: true });
    const state = STATES.find((known) => known === action);
    if (action === "delete-all") {
      await viewer.record("deleted", "marked requests");
      // Only what the page shows: another tab may have another filter, and others arrived since then.
      const filter = InboxFilter.parse({ ...viewer.filter, ...shown });
      await requests.removeMatching({ ...filter, state: MARKED }, String(until ?? ""));
    } else if (state || action === "delete") {
      // A page has one more if what was not saved is shown, too.
      for (const one of uniq([id].flat().map(String)).slice(0, PAGE_SIZE + 1)) {
        const item = await requests.find(one);
        if (!item) continue;
        // Not if somebody else, or the patient, was here since the page was shown.
        let isDone = (item.history.at(-1)?.at ?? "") <= String(until ?? "9");
        if (isDone) {
          await viewer.record(state ? "changed" : "deleted", one);
          const change = { by: viewer.account, after: item.storedHistory };
          isDone = await (state ? requests.setState(one, state, change) : requests.remove(one));
        }
        if (!isDone) skipped += 1;
      }
    } else return c.text("Unknown action.", 400);
    const query = listQuery(c.req.query(), { skipped: skipped > 0 ? `${skipped}` : "" });
    return c.redirect(root + query, 303);
  });
  const path = `${root}requests/:id{[0-9a-f-]{36}}/`;
  app.use(`${path}*`, async (c, next) => {
    const item = await c.get("requests").find(c.req.param("id") ?? "");
    if (!item) return c.notFound();
    c.set("item", item);
    return next();
  });
  const showRequest = async (c: Context<InboxEnv>, unsaved?: Unsaved) => {
    const isInList = unsaved?.form.next !== undefined;
    const page = await (isInList ? listPage : requestPage)(c, options, unsaved);
    await c.var.viewer.record("viewed", c.var.item.request.id);
    return respondWith(c, page);
  };
  app.get(path, (c) => showRequest(c));
  app.post(`${path}state/`, async (c) => {
    const { viewer, requests, item } = c.var;
    const { id } = item.request;
    const form = await c.req.parseBody();
    const read = () => readWork(form, c.var.item, given.config.mailToPatients);
    let work = read();
    if (!work) return c.text("Unknown outcome.", 400);
    if (!("problem" in work) && (work.state || work.text)) {
      await viewer.record("changed", id);
      const change = { by: viewer.account, ...work };
      if (!(await requests.setState(id, work.state, change))) {
        // Somebody else was faster.
        const changed = await requests.find(id);
        if (!changed) return c.notFound();
        c.set("item", changed);
        work = read();
      }
    }
    if (work && "problem" in work) return showRequest(c, { ...work, id, form });
    // The heading has the state, and gets the focus.
    if (form.next === undefined) return c.redirect(`${root}requests/${id}/#patient-${id}`, 303);
    const open = String(form.next);
    const { after = "" } = c.req.query();
    const query = listQuery(c.req.query(), { after, saved: id, open });
    return c.redirect(`${root}${query}#answer-${encodeURIComponent(open)}`, 303);
  });
  app.all(root.slice(0, -1), redirectToSlash);
  return app;
}
