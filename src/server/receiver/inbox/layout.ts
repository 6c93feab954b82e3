import type { Context } from "hono";
import { html } from "hono/html";
import type { ContentfulStatusCode } from "hono/utils/http-status";
import { HTML_HEADERS, type Html, respond } from "../../http/respond.ts";
import { page } from "../../pages/page.ts";
import { stylesheet } from "../../pages/styles/stylesheet.ts";
import type { Session } from "../../stores/staff-sessions.ts";

export const INBOX = "/inbox/";
export const SIGN_IN = "/inbox/sign-in/";
export const SIGN_OUT = "/inbox/sign-out/";
export const ACCESS_LOG = "/inbox/log/";
export const STYLESHEET = "/inbox/pages.css";
export const PRINT_SCRIPT = "/inbox/print.js";

export const requestPath = (id: string) => `/inbox/requests/${id}/`;

interface InboxPage {
  title: string;
  intro?: Html | string;
  body: Html | Html[];
  /** Who is signed in. */
  session?: Session;
}

/** Responds with a page of the inbox, in the layout of the development server's pages. */
export async function respondWithInboxPage(
  c: Context,
  { title, intro = "", body, session }: InboxPage,
  status: ContentfulStatusCode = 200,
  headers: Record<string, string> = {},
) {
  const markup = page({
    title,
    intro,
    body,
    stylesheet: STYLESHEET,
    bar: bar(c.req.path, session),
  });
  return respond(c, String(await markup), status, { ...HTML_HEADERS, ...headers });
}

const bar = (path: string, session: Session | undefined) => html`<header class="bar">
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

/** The stylesheet of the inbox: that of the development server's pages, and its forms. */
export const inboxStylesheet = `${stylesheet}
button, input, select { font: inherit; color: inherit; }
button { cursor: pointer; }
.button.danger { border-color: var(--error); background: var(--error); }
.bar form { display: inline; }
.link { padding: .4rem .85rem; border: 0; background: none; color: var(--muted); }
.link:hover { color: var(--text); text-decoration: underline; }
.fields { display: grid; gap: .3rem; }
.fields label { margin-top: .8rem; font-weight: 600; }
.fields input, .fields select { width: 100%; min-height: 2.75rem; padding: .5rem .75rem; border: 1px solid var(--control-border); border-radius: .65rem; background: var(--surface); }
.sign-in { max-width: 24rem; margin-top: 1.5rem; padding: 1rem 1.5rem 1.5rem; }
.sign-in .button { margin-top: 1.2rem; min-height: 2.75rem; }
.filter { display: grid; grid-template-columns: repeat(auto-fit, minmax(min(13rem, 100%), 1fr)); gap: 0 1rem; align-items: end; margin-top: 1rem; }
.actions { display: flex; flex-wrap: wrap; align-items: center; gap: .6rem; margin-top: 1rem; }
.actions .button { min-height: 2.75rem; align-content: center; }
.alert { margin-top: 1.25rem; padding: .9rem 1.2rem; border-inline-start: 4px solid var(--error); }
.alert ul { margin: .4rem 0 0; padding-inline-start: 1.2rem; overflow-wrap: anywhere; }
.requests { list-style: none; margin: 1.5rem 0 0; padding: 0; display: grid; gap: .75rem; }
.requests li { display: grid; grid-template-columns: 1fr auto; gap: .1rem 1rem; align-items: baseline; padding: 1rem 1.25rem; }
.requests a { font-weight: 650; font-size: 1.08rem; overflow-wrap: anywhere; }
.requests p { grid-column: 1 / -1; color: var(--muted); font-size: .95rem; overflow-wrap: anywhere; }
.requests p.bad { color: var(--error); }
.requests code { white-space: nowrap; }
.badge.state-new { background: var(--accent-bg); color: var(--accent); }
.badge.state-called { color: var(--literal); }
.badge.state-done { color: var(--muted); }
.log { margin-top: 1.5rem; width: 100%; border-collapse: collapse; font-size: .95rem; }
.log th, .log td { padding: .5rem 1rem .5rem 0; border-bottom: 1px solid var(--border); text-align: start; vertical-align: top; overflow-wrap: anywhere; }
.log td { min-width: 7ch; }
@media print { .bar, .actions, .no-print, .intro, details { display: none; } :root { background: none; } .card { border: 0; box-shadow: none; } main { padding: 0; } }
`;

/** The button's script; a page without it prints by the browser's own command. */
export const printScript = `const button = document.querySelector("[data-print]");
button.hidden = false;
button.addEventListener("click", () => print());
`;
