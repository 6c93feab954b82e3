import type { Context } from "hono";
import { html } from "hono/html";
import type { ContentfulStatusCode } from "hono/utils/http-status";
import { HTML_HEADERS, type Html, respond } from "../../web/http/respond.ts";
import { page } from "../../web/pages/page.ts";
import type { Outbox } from "../notifications/outbox.ts";
import type { AccessAction } from "../staff/access-log.ts";
import type { Session } from "../staff/staff-sessions.ts";
import type { InboxFilter, InboxItem } from "../stores/booking-requests.ts";
import type { StaffRequests } from "../stores/staff-requests.ts";

/** The content of a page of the inbox. */
interface InboxPage {
  /** 200 by default. */
  status?: ContentfulStatusCode;
  title: string;
  intro?: Html | string;
  /** In the row of the title. */
  link?: Html | undefined;
  body: Html | Html[];
}

/** Who looks at the inbox. */
interface Viewer {
  account: string;
  /** The only locations whose requests they see; undefined for all. */
  within: readonly string[] | undefined;
  /** What is listed. Not in the URL, where proxies would log it. */
  filter: InboxFilter;
  setFilter(filter: InboxFilter): Promise<void> | void;
  /** Called before patient data is sent or changed. */
  record(action: AccessAction, subject?: string): Promise<void> | void;
}

/** What the routes know about who looks, and what they see. */
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
  requests: StaffRequests;
  /** Whether patients get emails. */
  emailsPatients: boolean;
  /** Without it, there are no notifications. */
  outbox?: Pick<Outbox, "listFailed">;
  /** The names of the locations, by id. */
  locationNames(): ReadonlyMap<string, string>;
  respondWith(c: Context<InboxEnv>, page: InboxPage): Promise<Response>;
  /** Shown while there are no requests at all. */
  empty: Html;
}

export const INBOX = "/inbox/";
export const SIGN_IN = "/inbox/sign-in/";
export const SIGN_OUT = "/inbox/sign-out/";
export const ACCESS_LOG = "/inbox/log/";
export const VERSION = "/inbox/version";
export const SIGN_OUT_JS = "/inbox/sign-out.js";
export const STYLESHEET = "/inbox/pages.css";

/** Responds with a page of the inbox. */
export async function respondWithInboxPage(
  c: Context<InboxEnv>,
  { intro = "", status = 200, ...content }: InboxPage,
  headers: Record<string, string> = {},
) {
  const session = c.get("session");
  const bar = html`${barFor(c.req.path, session)}${session && SIGN_OUT_NOTICE}`;
  const markup = await page({ ...content, intro, stylesheet: STYLESHEET, bar });
  return respond(c, String(markup), status, { ...HTML_HEADERS, ...headers });
}

/**
 * Warns before staff are signed out, and lets them extend the time (WCAG 2.2.1). Only the server ends a
 * session, because it knows what was done in other tabs.
 */
const SIGN_OUT_NOTICE = html`<dialog class="card" data-sign-out="${VERSION}" data-sign-in="${SIGN_IN}" aria-labelledby="idle" aria-describedby="soon">
      <h2 id="idle">Are you still there?</h2>
      <p id="soon">You will be signed out in less than a minute, because nothing was done here for a while.</p>
      <button class="button" autofocus>Stay signed in</button>
    </dialog>
    <script defer src="${SIGN_OUT_JS}"></script>`;

const barFor = (path: string, session: Session | undefined) => html`<header class="bar">
      <a class="logo" href="${INBOX}">Booking requests</a>
      ${
        session &&
        html`<nav aria-label="Pages">
        <a href="${INBOX}"${path === INBOX ? html` aria-current="page"` : ""}>Inbox</a>
        <a href="${ACCESS_LOG}"${path === ACCESS_LOG ? html` aria-current="page"` : ""}>Access log</a>
        <form method="post" action="${SIGN_OUT}"><button class="link">Sign out ${session.account}</button></form>
      </nav>`
      }
    </header>`;
