import type { Context } from "hono";
import { html } from "hono/html";
import type { ContentfulStatusCode } from "hono/utils/http-status";
import { type Html, respond } from "../../web/http/respond.ts";
import { type Page, page, pageHeaders } from "../../web/pages/page.ts";
import type { ReceiverConfig } from "../config/config.ts";
import type { KnownLocations } from "../intake/locations.ts";
import type { InboxItem } from "../stores/inbox-item.ts";
import type { Outbox } from "../stores/outbox.ts";
import type { InboxFilter } from "../stores/request-search.ts";
import type { BookingRequests, StaffRequests } from "../stores/sql-booking-requests.ts";

export const INBOX = "/inbox/";
export const SIGN_IN = "/inbox/sign-in/";
export const SIGN_OUT = "/inbox/sign-out/";
export const ACCESS_LOG = "/inbox/log/";
export const PEOPLE = "/inbox/people/";
export const VERSION = "/inbox/version";
export const STYLESHEET = "/inbox/pages.css";

/** A page, by default with the status 200. */
export type InboxPage = Pick<Page, "title"> & Partial<Page> & { status?: ContentfulStatusCode };

export interface InboxEnv {
  Variables: {
    viewer: {
      /** Hashes of the account and of the locations that it sees, so that an open page notices a change. */
      seen: string;
      account: string;
      /** The only locations whose requests they see; undefined for all. */
      within?: readonly string[] | undefined;
      /** Whether they may change the accounts of others. */
      manages?: boolean;
      /** What is listed: where patients are real not in the URL, which proxies log, but in the session. */
      filter: InboxFilter;
      /** Keeps the filter, or returns the query of the URL that has it. */
      setFilter(filter: InboxFilter): Promise<void> | string;
      /** Called before patient data is sent or changed. */
      record(action: string, subject?: string): Promise<unknown> | undefined;
      /** Said on this page only. */
      notice?: string;
    };
    /** Lets the next page say something once. */
    notify(text: string): Promise<unknown>;
    requests: StaffRequests;
    /** The names of the locations that have requests, by id. */
    locations: ReadonlyMap<string, string>;
    /** Those that requests are for, as patients have read them; of urgent types, the record's names. */
    names: Record<"types" | "providers" | "urgent", readonly string[]> & { hasCallTimes: boolean };
    item: InboxItem;
  };
}

export interface InboxOptions {
  /** The path of the list, with a slash at both ends. */
  root: string;
  requests: Pick<BookingRequests, "forLocations">;
  config: Pick<ReceiverConfig, "mailToPatients" | "replyWithin" | "hours" | "urgentType">;
  /** Without it, there are no notifications. */
  outbox?: Pick<Outbox, "listFailed">;
  locations: Pick<KnownLocations, "practiceOf" | "nameOf">;
  respondWith(c: Context<InboxEnv>, page: InboxPage): Promise<Response>;
  /** Shown while there are no requests at all. */
  empty: Html;
}

export async function respondWithInboxPage(
  c: Context<InboxEnv>,
  { status = 200, ...content }: InboxPage,
  headers: Record<string, string> = {},
) {
  const viewer: InboxEnv["Variables"]["viewer"] | undefined = c.get("viewer");
  const notice =
    viewer?.notice && html`<p class="status no-print" role="status">${viewer.notice}</p>`;
  const bar = html`${barFor(c.req.path, viewer?.account)}${viewer && signOutNotice(viewer.seen)}`;
  const body = html`${notice}${content.body}`;
  const isError = [401, 409, 422, 429].includes(status);
  const markup = await page({ stylesheet: STYLESHEET, ...content, bar, body, isError });
  return respond(c, String(markup), status, { ...pageHeaders("Inbox"), ...headers });
}

/** The list of requests has it, too; a module runs once. */
export const scriptOf = (root: string) =>
  html`<script type="module" src="${root}inbox.js"></script>`;

/** Warns before a session ends for inactivity; staff can stay (WCAG 2.2.1). Only the server, which knows other tabs, ends it. */
const signOutNotice = (seen: string) => html`
    <dialog class="card" data-viewer="${seen}" aria-labelledby="idle" aria-describedby="soon">
      <h2 id="idle">Are you still there?</h2>
      <p id="soon">You will be signed out in less than a minute, because nothing was done here for a while.</p>
      <button class="button" autofocus>Stay signed in</button>
    </dialog>
    ${scriptOf(INBOX)}`;

const barFor = (path: string, account: string | undefined) => html`<header class="bar">
      <a class="logo" href="${INBOX}">Booking requests</a>
      ${
        account &&
        html`<nav aria-label="Pages">
        <a href="${INBOX}"${path === INBOX ? html` aria-current="page"` : ""}>Inbox</a>
        <a href="${PEOPLE}"${path === PEOPLE ? html` aria-current="page"` : ""}>People</a>
        <a href="${ACCESS_LOG}"${path === ACCESS_LOG ? html` aria-current="page"` : ""}>Access log</a>
        <form method="post" action="${SIGN_OUT}"><button class="link">Sign out ${account}</button></form>
      </nav>`
      }
    </header>`;
