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
  /** The current item of the navigation. */
  current?: (typeof NAVIGATION)[number]["label"];
}

/** A page of the development server. */
export const devPage = ({ current, ...content }: DevPage): Html =>
  page({ ...content, bar: devBar(current), stylesheet: STYLESHEET_PATH });

/** The links to all pages. */
const devBar = (current: DevPage["current"]): Html => html`<header class="bar">
      <a class="logo" href="/">Web Scheduler</a>
      <nav aria-label="Pages">
        ${NAVIGATION.map(
          (link) =>
            html`<a href="${link.href}"${current === link.label ? html` aria-current="page"` : ""}>${link.label}</a>`,
        )}
      </nav>
    </header>`;

/** Says what is missing, and where else to go. */
export const notFoundPage = (message: Html | string): Html =>
  devPage({
    title: "Page not found",
    intro: message,
    actions: html`<a class="button" href="/">Go to the home page</a>`,
  });

const PAGE_POLICY =
  "default-src 'none'; style-src 'self'; img-src data:; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

/** For this server's own pages: no scripts, one stylesheet. They show untrusted data. */
export const PAGE_HEADERS = {
  ...HTML_HEADERS,
  "Content-Security-Policy": PAGE_POLICY,
  "Referrer-Policy": "same-origin",
  "X-Content-Type-Options": "nosniff",
};

/** For a page that shows locations' forms, with their logos. */
export const FORMS_PAGE_HEADERS = {
  ...PAGE_HEADERS,
  "Content-Security-Policy": `${PAGE_POLICY.replace("img-src data:", "img-src 'self' data: https:")}; script-src 'self'; connect-src 'self'`,
};

/** For a page with forms that this server's own script updates. */
export const INBOX_PAGE_HEADERS = {
  ...PAGE_HEADERS,
  "Content-Security-Policy": `${PAGE_POLICY.replace("form-action 'none'", "form-action 'self'")}; script-src 'self'; connect-src 'self'`,
};

/** Responds with one of this server's own pages. */
export const respondWithPage = async (
  c: Context,
  page: Html,
  status: ContentfulStatusCode = 200,
  headers: Record<string, string> = PAGE_HEADERS,
) => respond(c, String(await page), status, headers);
