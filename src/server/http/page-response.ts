import type { Context } from "hono";
import type { ContentfulStatusCode } from "hono/utils/http-status";
import { HTML_HEADERS, type Html, respond } from "../../web/http/respond.ts";

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
