import type { Context, MiddlewareHandler } from "hono";
import type { html } from "hono/html";
import type { ContentfulStatusCode } from "hono/utils/http-status";

/** Markup made by `hono/html`, with every value escaped. */
export type Html = ReturnType<typeof html>;

type Headers = Record<string, string>;

export const HTML_HEADERS = { "Content-Type": "text/html; charset=utf-8" };

const PAGE_POLICY =
  "default-src 'none'; style-src 'self'; img-src data:; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

/** For this server's own pages: no scripts, one stylesheet. They show untrusted data. */
export const PAGE_HEADERS = {
  ...HTML_HEADERS,
  "Content-Security-Policy": PAGE_POLICY,
  "Referrer-Policy": "same-origin",
  "X-Content-Type-Options": "nosniff",
};

/** Keeps old browsers from showing JSON that contains markup as a page. */
export const noSniffForJson: MiddlewareHandler = async (c, next) => {
  await next();
  if (c.res.headers.get("Content-Type")?.startsWith("application/json")) {
    c.header("X-Content-Type-Options", "nosniff");
  }
};

/** For a page with one of this server's own scripts. */
export const SCRIPT_PAGE_HEADERS = {
  ...PAGE_HEADERS,
  "Content-Security-Policy": `${PAGE_POLICY}; script-src 'self'`,
};

/** For a page that this server's own script updates. */
export const LIVE_PAGE_HEADERS = {
  ...PAGE_HEADERS,
  "Content-Security-Policy": `${PAGE_POLICY}; script-src 'self'; connect-src 'self'`,
};

/** A response with `Content-Length`, which HEAD requests report too. */
export function respond(
  c: Context,
  body: string | Uint8Array,
  status: ContentfulStatusCode,
  headers: Headers,
) {
  const bytes = typeof body === "string" ? new TextEncoder().encode(body) : body;
  return c.body(bytes as Uint8Array<ArrayBuffer>, status, {
    ...headers,
    "Content-Length": String(bytes.length),
  });
}

/** Responds with one of this server's own pages. */
export const respondWithPage = async (
  c: Context,
  page: Html,
  status: ContentfulStatusCode = 200,
  headers: Headers = PAGE_HEADERS,
) => respond(c, String(await page), status, headers);
