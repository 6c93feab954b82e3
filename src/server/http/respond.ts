import type { Context } from "hono";
import type { html } from "hono/html";
import type { ContentfulStatusCode } from "hono/utils/http-status";

/** What `hono/html` makes: markup in which every value was escaped. */
export type Html = ReturnType<typeof html>;

type Headers = Record<string, string>;

const PAGE_TYPE = { "Content-Type": "text/html; charset=utf-8" };

/** The headers of an answer without a body, as the service's framework sends them. */
export const EMPTY_PAGE = PAGE_TYPE;

/** The headers of this server's own pages, which run no script, load one stylesheet, and show what
 * strangers sent. */
export const PAGE_HEADERS = {
  ...PAGE_TYPE,
  "Content-Security-Policy":
    "default-src 'none'; style-src 'self'; img-src data:; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
  "Referrer-Policy": "same-origin",
  "X-Content-Type-Options": "nosniff",
};

/** An answer whose `Content-Length` is known, so that HEAD can tell it too. */
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

/** One of this server's own pages. */
export const respondWithPage = async (
  c: Context,
  page: Html,
  status: ContentfulStatusCode = 200,
  headers: Headers = {},
) => respond(c, String(await page), status, { ...headers, ...PAGE_HEADERS });
