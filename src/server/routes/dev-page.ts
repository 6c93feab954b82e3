import type { Context } from "hono";
import { html } from "hono/html";
import type { InboxPage } from "../../receiver/inbox/layout.ts";
import { type Html, respond } from "../../web/http/respond.ts";
import { page, pageHeaders } from "../../web/pages/page.ts";

/** The stylesheet of all pages; never under a fault. */
export const STYLESHEET_PATH = "/dev/pages.css";

const NAVIGATION = { Home: "/", Preview: "/preview/", Inbox: "/dev/inbox/", Docs: "/docs/" };

export type DevPage = InboxPage & { current?: "Home" | "Inbox" };

const devBar = (current: DevPage["current"]): Html => html`<header class="bar">
      <a class="logo" href="/">Web Scheduler</a>
      <nav aria-label="Pages">
        ${Object.entries(NAVIGATION).map(
          ([label, href]) =>
            html`<a href="${href}"${current === label && html` aria-current="page"`}>${label}</a>`,
        )}
      </nav>
    </header>`;

export async function respondWithPage(
  c: Context,
  { current, status = 200, ...content }: DevPage,
  headers: Record<string, string> = {},
) {
  const markup = await page({ ...content, bar: devBar(current), stylesheet: STYLESHEET_PATH });
  return respond(c, String(markup), status, { ...headers, ...pageHeaders(current) });
}

export const notFound = (c: Context, intro: Html | string) => {
  const actions = html`<a class="button" href="/">Go to the home page</a>
            <a class="button quiet" href="/docs/">Read the documentation</a>`;
  const title = "Page not found";
  return respondWithPage(c, { title, status: 404, intro, actions, hasBand: true });
};
