import type { Context } from "hono";
import { html } from "hono/html";
import { HTML_HEADERS, respond } from "../../web/http/respond.ts";
import { page } from "../../web/pages/page.ts";
import type { Session } from "../staff/staff-records.ts";
import type { InboxEnv, InboxPage } from "./requests.ts";

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
  const notice =
    session?.notice && html`<p class="card alert no-print" role="status">${session.notice}</p>`;
  const bar = html`${barFor(c.req.path, session)}${session && SIGN_OUT_NOTICE}${notice}`;
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
