import { type Context, Hono } from "hono";
import { bodyLimit } from "hono/body-limit";
import { csrf } from "hono/csrf";
import { html } from "hono/html";
import { secureHeaders } from "hono/secure-headers";
import { requestReference } from "../../../contract/booking-request/reference.ts";
import { redirectToSlash } from "../../http/paths.ts";
import { respond } from "../../http/respond.ts";
import { timeMarkup } from "../../pages/inbox/request-details.ts";
import type { AccessAction } from "../../stores/access-log.ts";
import { type InboxItem, STATES, type StaffRequests } from "../../stores/booking-requests.ts";
import type { Outbox } from "../../stores/outbox.ts";
import type { KnownLocations } from "../locations.ts";
import { EXPORT_TYPES, type ExportFormat, exportRequests } from "./export.ts";
import {
  ACCESS_LOG,
  INBOX,
  inboxStylesheet,
  PRINT_SCRIPT,
  printScript,
  requestPath,
  respondWithInboxPage,
  STYLESHEET,
} from "./layout.ts";
import { FILTER, listPage } from "./list-page.ts";
import { deletePage, requestPage } from "./request-page.ts";
import { requireSession, type SignInDeps, type StaffEnv, signIn } from "./sign-in.ts";

export interface InboxDeps extends SignInDeps {
  requests: StaffRequests;
  outbox: Outbox;
  locations: KnownLocations;
  /** Where a proxy serves the inbox, if there is one. */
  publicUrl: string | undefined;
}

const PAGE_SIZE = 20;
const LOG_SIZE = 200;
const MAX_FORM_BYTES = 10_000;
const REQUEST = `${requestPath(":id{[0-9a-f-]{36}}")}`;

/** The inbox for staff. Every page with patient data is entered in the access log before it is sent. */
export function staffInbox(deps: InboxDeps): Hono<StaffEnv> {
  const { requests, outbox, locations, log, sessions, publicUrl } = deps;
  const app = new Hono<StaffEnv>();
  const record = (c: Context<StaffEnv>, action: AccessAction, subject = "") =>
    log.add({ account: c.get("session").account, action, subject });

  app.use(`${INBOX}*`, secureHeaders(SECURE_HEADERS));
  app.use(`${INBOX}*`, async (c, next) => {
    c.header("Cache-Control", "no-store");
    await next();
  });
  app.use(
    `${INBOX}*`,
    csrf({ origin: (origin, c) => [publicUrl, new URL(c.req.url).origin].includes(origin) }),
  );
  app.use(`${INBOX}*`, bodyLimit({ maxSize: MAX_FORM_BYTES }));
  app.get(STYLESHEET, (c) => respond(c, inboxStylesheet, 200, { "Content-Type": "text/css" }));
  app.get(PRINT_SCRIPT, (c) =>
    respond(c, printScript, 200, { "Content-Type": "text/javascript; charset=utf-8" }),
  );
  app.route("/", signIn(deps));
  app.use(`${INBOX}*`, requireSession(deps));

  app.get(INBOX, async (c) => {
    const session = c.get("session");
    const { filter } = session;
    const found = await requests.search(filter, PAGE_SIZE + 1, c.req.query("before"));
    const items = found.slice(0, PAGE_SIZE);
    const last = found.length > PAGE_SIZE ? items.at(-1) : undefined;
    const failed = await outbox.listFailed();
    await record(c, "listed", filter.location);
    const body = listPage({
      items,
      older: last && `?before=${last.request.id}`,
      filter,
      locations: locations.all(),
      failed,
    });
    return respondWithInboxPage(c, { title: "Inbox", intro: "Newest first.", body, session });
  });
  app.post(FILTER, async (c) => {
    const form = await c.req.parseBody();
    const text = (name: string) => (form.all === undefined ? String(form[name] ?? "") : "");
    await sessions.setFilter(c.get("token"), {
      text: text("text").trim().slice(0, 100),
      location: text("location"),
      state: STATES.find((state) => state === text("state")) ?? "",
    });
    return c.redirect(INBOX, 303);
  });
  app.get(`${INBOX}:file{export\\.(csv|json)}`, async (c) => {
    const format = c.req.param("file").replace("export.", "") as ExportFormat;
    await record(c, "exported", format);
    const filename = `booking-requests-${new Date().toISOString().slice(0, 10)}.${format}`;
    return c.body(exportRequests(requests, c.get("session").filter, format), 200, {
      "Content-Type": EXPORT_TYPES[format],
      "Content-Disposition": `attachment; filename="${filename}"`,
    });
  });

  /** A page about one request, or 404. */
  const withItem =
    (respondWith: (c: Context<StaffEnv>, item: InboxItem) => Promise<Response> | Response) =>
    async (c: Context<StaffEnv>) => {
      const item = await requests.find(c.req.param("id") ?? "");
      return item ? respondWith(c, item) : c.notFound();
    };
  const titleOf = ({ request }: InboxItem) => `Request ${requestReference(request.id)}`;
  app.get(
    REQUEST,
    withItem(async (c, item) => {
      const { id, location_id } = item.request;
      const failed = await outbox.listFailed(id);
      await record(c, "viewed", id);
      const name = locations.all().get(location_id.toLowerCase()) ?? location_id;
      const body = requestPage(item, name, failed);
      return respondWithInboxPage(c, { title: titleOf(item), body, session: c.get("session") });
    }),
  );
  app.post(
    `${REQUEST}state/`,
    withItem(async (c, { request }) => {
      const form = await c.req.parseBody();
      const state = STATES.find((known) => known === form.state);
      if (!state) return c.text("Unknown state.", 400);
      await record(c, "changed", request.id);
      await requests.setState(request.id, state);
      return c.redirect(requestPath(request.id), 303);
    }),
  );
  app.get(
    `${REQUEST}delete/`,
    withItem(async (c, item) => {
      await record(c, "viewed", item.request.id);
      const body = deletePage(item);
      return respondWithInboxPage(c, { title: titleOf(item), body, session: c.get("session") });
    }),
  );
  app.post(
    `${REQUEST}delete/`,
    withItem(async (c, { request }) => {
      await record(c, "deleted", request.id);
      await requests.remove(request.id);
      return c.redirect(INBOX, 303);
    }),
  );
  app.get(ACCESS_LOG, async (c) => {
    const entries = await log.list(LOG_SIZE);
    const body = html`<table class="log">
      <thead><tr><th scope="col">When</th><th scope="col">Who</th><th scope="col">What</th></tr></thead>
      <tbody>${entries.map(
        ({ at, account, action, subject }) => html`
        <tr><td>${timeMarkup(at, "UTC")}</td><td><bdi>${account || "unknown"}</bdi></td><td>${action} ${subjectText(subject)}</td></tr>`,
      )}</tbody></table>`;
    const intro = `The last ${LOG_SIZE} entries, newest first.`;
    return respondWithInboxPage(c, { title: "Access log", intro, body, session: c.get("session") });
  });
  app.all(INBOX.slice(0, -1), redirectToSlash);
  return app;
}

const subjectText = (subject: string) =>
  subject.length === 36 ? `${requestReference(subject)} (${subject})` : subject;

const SECURE_HEADERS: Parameters<typeof secureHeaders>[0] = {
  contentSecurityPolicy: {
    defaultSrc: ["'none'"],
    styleSrc: ["'self'"],
    scriptSrc: ["'self'"],
    imgSrc: ["data:"],
    baseUri: ["'none'"],
    formAction: ["'self'"],
    frameAncestors: ["'none'"],
  },
  // With "no-referrer", browsers send `Origin: null` with forms.
  referrerPolicy: "same-origin",
  xFrameOptions: "DENY",
  // Not for subdomains, which may be other services.
  strictTransportSecurity: "max-age=15552000",
};
