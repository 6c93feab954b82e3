import type { Context } from "hono";
import { html } from "hono/html";
import type { ContentfulStatusCode } from "hono/utils/http-status";
import { type Html, respond } from "../../web/http/respond.ts";
import { type Page, page, pageHeaders } from "../../web/pages/page.ts";

/** The stylesheet of all pages; never under a fault. */
export const STYLESHEET_PATH = "/dev/pages.css";

const NAVIGATION = [
  { href: "/", label: "Home" },
  { href: "/preview/", label: "Preview" },
  { href: "/dev/inbox/", label: "Inbox" },
  { href: "/docs/", label: "Docs" },
] as const;

interface DevPage extends Omit<Page, "bar" | "stylesheet"> {
  current?: (typeof NAVIGATION)[number]["label"];
}

export const devPage = ({ current, ...content }: DevPage): Html =>
  page({ ...content, bar: devBar(current), stylesheet: STYLESHEET_PATH });

const devBar = (current: DevPage["current"]): Html => html`<header class="bar">
      <a class="logo" href="/">Web Scheduler</a>
      <nav aria-label="Pages">
        ${NAVIGATION.map(
          (link) =>
            html`<a href="${link.href}"${current === link.label ? html` aria-current="page"` : ""}>${link.label}</a>`,
        )}
      </nav>
    </header>`;

export const respondWithPage = async (
  c: Context,
  page: Html,
  status: ContentfulStatusCode = 200,
  policy?: Parameters<typeof pageHeaders>[0],
) => respond(c, String(await page), status, pageHeaders(policy));

/** Says what is missing, and where else to go. */
export const notFound = (c: Context, intro: Html | string) => {
  const actions = html`<a class="button" href="/">Go to the home page</a>
            <a class="button quiet" href="/docs/">Read the documentation</a>`;
  const page = devPage({ title: "Page not found", intro, actions, hasBand: true });
  return respondWithPage(c, page, 404);
};
