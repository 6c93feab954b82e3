import type { MiddlewareHandler } from "hono";
import { every } from "hono/combine";
import { compress } from "hono/compress";
import { etag } from "hono/etag";

/** For published records: fresh for a minute, then shown for ten more during revalidation. */
export const PUBLIC_RECORD = "public, max-age=60, stale-while-revalidate=600";

/** For records that are being edited: stored, but revalidated on every request. */
export const MUST_REVALIDATE = "public, max-age=0, must-revalidate";

/**
 * What the service's framework leaves out, for GET and HEAD: entity tags with 304, compression and
 * `Cache-Control`. `etag` comes first to hash the compressed bytes, because strong tags must differ
 * by encoding (RFC 9110, section 8.8.3.3).
 * @param cacheControl the header of a successful response
 */
export const caching = (cacheControl: string): MiddlewareHandler =>
  every(etag(), compress(), async (c, next) => {
    await next();
    if (c.res.ok) c.header("Cache-Control", cacheControl);
    // `hono/compress` adds it only to GET responses that are long enough.
    c.header("Vary", "Accept-Encoding", { append: true });
  });
