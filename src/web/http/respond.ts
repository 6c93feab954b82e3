import type { Context, MiddlewareHandler } from "hono";
import type { html } from "hono/html";
import type { ContentfulStatusCode } from "hono/utils/http-status";

/** Markup made by `hono/html`, with every value escaped. */
export type Html = ReturnType<typeof html>;

type Headers = Record<string, string>;

export const HTML_HEADERS = { "Content-Type": "text/html; charset=utf-8" };

/** Headers of a 503: the form waits this long before it retries. */
export const RETRY_LATER = { "Retry-After": "1" };

/** Keeps old browsers from showing JSON that contains markup as a page. */
export const noSniffForJson: MiddlewareHandler = async (c, next) => {
  await next();
  if (c.res.headers.get("Content-Type")?.startsWith("application/json")) {
    c.header("X-Content-Type-Options", "nosniff");
  }
};

export const noStore: MiddlewareHandler = (c, next) => {
  c.header("Cache-Control", "no-store");
  return next();
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
