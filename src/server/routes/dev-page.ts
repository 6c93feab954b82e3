import type { Context } from "hono";
import { html } from "hono/html";
import type { ContentfulStatusCode } from "hono/utils/http-status";
import { HTML_HEADERS, type Html, respond } from "../../web/http/respond.ts";
import { type Page, page } from "../../web/pages/page.ts";

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

/**
 * For this server's own pages: its scripts and its stylesheet, nothing inline. They show untrusted data, and
 * the home page shows forms with the logos of their locations.
 */
export const PAGE_HEADERS = {
  ...HTML_HEADERS,
  "Content-Security-Policy":
    "default-src 'none'; style-src 'self'; script-src 'self'; connect-src 'self'; img-src 'self' data: https:; base-uri 'none'; form-action 'self'; frame-ancestors 'none'",
  "Referrer-Policy": "same-origin",
  "X-Content-Type-Options": "nosniff",
};

export const respondWithPage = async (c: Context, page: Html, status: ContentfulStatusCode = 200) =>
  respond(c, String(await page), status, PAGE_HEADERS);

/** Says what is missing, and where else to go. */
export const notFound = (c: Context, intro: Html | string) => {
  const actions = html`<a class="button" href="/">Go to the home page</a>`;
  return respondWithPage(c, devPage({ title: "Page not found", intro, actions }), 404);
};
