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

/** What a page needs beyond the stylesheet. The home page shows locations' forms, with their logos. */
const POLICIES = {
  Home: "script-src 'self'; connect-src 'self'; img-src 'self' data: https:; form-action 'none'",
  Inbox: "script-src 'self'; connect-src 'self'; img-src data:; form-action 'self'",
  other: "img-src data:; form-action 'none'",
};

/** For this server's own pages, which show untrusted data. */
export const pageHeaders = (policy: keyof typeof POLICIES = "other") => ({
  ...HTML_HEADERS,
  "Content-Security-Policy": `default-src 'none'; style-src 'self'; ${POLICIES[policy]}; base-uri 'none'; frame-ancestors 'none'`,
  "Referrer-Policy": "same-origin",
  "X-Content-Type-Options": "nosniff",
});

export const respondWithPage = async (
  c: Context,
  page: Html,
  status: ContentfulStatusCode = 200,
  policy?: keyof typeof POLICIES,
) => respond(c, String(await page), status, pageHeaders(policy));

/** Says what is missing, and where else to go. */
export const notFound = (c: Context, intro: Html | string) => {
  const actions = html`<a class="button" href="/">Go to the home page</a>
            <a class="button quiet" href="/docs/">Read the documentation</a>`;
  const page = devPage({ title: "Page not found", intro, actions, hasBand: true });
  return respondWithPage(c, page, 404);
};
