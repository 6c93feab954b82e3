import { Hono } from "hono";
import { html } from "hono/html";
import { requestReference } from "../../contract/booking-request/reference.ts";
import { respond } from "../../web/http/respond.ts";
import { readStyles } from "../../web/pages/stylesheet.ts";
import { timeMarkup } from "../details/request-details.ts";
import type { KnownLocations } from "../intake/locations.ts";
import type { AccessEntry } from "../staff/staff-records.ts";
import {
  ACCESS_LOG,
  INBOX,
  type InboxEnv,
  type InboxOptions,
  respondWithInboxPage,
  STYLESHEET,
} from "./layout.ts";
import { peopleRoutes } from "./people.ts";
import { protectInbox, requestRoutes } from "./requests.ts";
import { requireSession, type SignInDeps, signIn } from "./sign-in.ts";

export interface InboxDeps extends SignInDeps, Pick<InboxOptions, "requests" | "outbox"> {
  locations: KnownLocations;
}

const LOG_SIZE = 200;

/** The inbox for staff. Every page with patient data is entered in the access log before it is sent. */
export function staffInbox(deps: InboxDeps): Hono<InboxEnv> {
  const { config, log } = deps;
  const app = new Hono<InboxEnv>();
  app.use(`${INBOX}*`, ...protectInbox(config.publicUrl));
  app.get(STYLESHEET, (c) => respond(c, readStyles(), 200, { "Content-Type": "text/css" }));
  app.route("/", signIn(deps));
  app.use(`${INBOX}*`, requireSession(deps));
  const empty = html`<p>Send one from your own page to try it. New requests appear here by themselves.</p>`;
  app.route("/", requestRoutes({ ...deps, root: INBOX, empty, respondWith: respondWithInboxPage }));
  app.route("/", peopleRoutes(deps));
  app.get(ACCESS_LOG, async (c) => {
    const { account, within } = c.get("viewer");
    const entries = await log.list(LOG_SIZE, account, within);
    const intro = `The last ${LOG_SIZE} entries, newest first.`;
    return respondWithInboxPage(c, { title: "Access log", intro, body: accessLog(entries) });
  });
  return app;
}

const accessLog = (entries: readonly AccessEntry[]) => html`<table class="card log">
      <thead><tr><th scope="col">When</th><th scope="col">Who</th><th scope="col">What</th></tr></thead>
      <tbody>${entries.map(
        ({ at, account, action, subject }) => html`
        <tr><td>${timeMarkup(at, "UTC")}</td><td><bdi>${account || "unknown"}</bdi></td><td>${action} ${subjectText(subject)}</td></tr>`,
      )}</tbody></table>`;

const subjectText = (subject: string) =>
  subject.length === 36 ? `${requestReference(subject)} (${subject})` : subject;
