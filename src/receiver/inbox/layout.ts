import type { Context } from "hono";
import { html } from "hono/html";
import type { ContentfulStatusCode } from "hono/utils/http-status";
import { HTML_HEADERS, respond } from "../../web/http/respond.ts";
import { page } from "../../web/pages/page.ts";
import type { Session } from "../staff/staff-sessions.ts";
import type { InboxPage } from "./options.ts";

export const INBOX = "/inbox/";
export const SIGN_IN = "/inbox/sign-in/";
export const SIGN_OUT = "/inbox/sign-out/";
export const ACCESS_LOG = "/inbox/log/";
export const STYLESHEET = "/inbox/pages.css";

interface ResponseOptions {
  /** Who is signed in. */
  session?: Session;
  status?: ContentfulStatusCode;
  headers?: Record<string, string>;
}

/** Responds with a page of the inbox. */
export async function respondWithInboxPage(
  c: Context,
  { title, intro = "", body }: InboxPage,
  { session, status = 200, headers = {} }: ResponseOptions = {},
) {
  const bar = barFor(c.req.path, session);
  const markup = await page({ title, intro, body, stylesheet: STYLESHEET, bar });
  return respond(c, String(markup), status, { ...HTML_HEADERS, ...headers });
}

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
