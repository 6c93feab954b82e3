import type { MiddlewareHandler } from "hono";
import { every } from "hono/combine";
import { compress } from "hono/compress";
import { etag } from "hono/etag";
import type { PreflightRules } from "../../web/http/cors.ts";

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
