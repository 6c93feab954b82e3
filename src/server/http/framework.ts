import type { MiddlewareHandler } from "hono";
import { every } from "hono/combine";
import { compress } from "hono/compress";
import { etag } from "hono/etag";
import type { PreflightRules } from "../../web/http/cors.ts";
import { BAD_REQUEST_PAGE, respond } from "../../web/http/respond.ts";

/** The defaults of django-cors-headers, which allow no custom header. */
export const SERVICE_CORS: PreflightRules = {
  methods: ["DELETE", "GET", "OPTIONS", "PATCH", "POST", "PUT"],
  headers: [
    "accept",
    "accept-encoding",
    "authorization",
    "content-type",
    "dnt",
    "origin",
    "user-agent",
    "x-csrftoken",
    "x-requested-with",
  ],
};

// gunicorn's default limit; includes the method and the protocol version.
const MAX_BYTES = 4094;

/** Rejects request lines that gunicorn would reject: an HTML page without CORS headers. */
export const rejectLongRequestLine: MiddlewareHandler = async (c, next) => {
  const { method, url } = c.req;
  // `url` includes the origin, so this estimate is never too low.
  if (method.length + url.length < MAX_BYTES) return next();
  const target = url.slice(new URL(url).origin.length);
  if (`${method} ${target} HTTP/1.1`.length <= MAX_BYTES) return next();
  return respond(c, BAD_REQUEST_PAGE, 400, { "Content-Type": "text/html", Connection: "close" });
};

/**
 * What the service's framework leaves out, for GET and HEAD: entity tags with 304, compression and
 * `Cache-Control`, with which a record that is being edited is revalidated on every request. `etag`
 * comes first to hash the compressed bytes, because strong tags must differ by encoding (RFC 9110,
 * section 8.8.3.3).
 */
export const caching: MiddlewareHandler = every(etag(), compress(), async (c, next) => {
  await next();
  if (c.res.ok) c.header("Cache-Control", "public, max-age=0, must-revalidate");
  // `hono/compress` adds it only to GET responses that are long enough.
  c.header("Vary", "Accept-Encoding", { append: true });
});
