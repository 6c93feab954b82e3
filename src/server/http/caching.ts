import type { MiddlewareHandler } from "hono";
import { every } from "hono/combine";
import { compress } from "hono/compress";
import { etag } from "hono/etag";
import { parseAccept } from "hono/utils/accept";

/** For published records: fresh for a minute, then shown for ten more during revalidation. */
export const PUBLIC_RECORD = "public, max-age=60, stale-while-revalidate=600";

/** For records that are being edited: stored, but revalidated on every request. */
export const MUST_REVALIDATE = "public, max-age=0, must-revalidate";

/** Compresses a whole body with brotli. */
export type Brotli = (body: Uint8Array) => Promise<Uint8Array<ArrayBuffer>>;

interface CachingOptions {
  /** The `Cache-Control` header of a successful response. */
  cacheControl: string;
  /** `false` if the platform compresses responses. */
  compress: boolean;
  /** Optional, because not every runtime has brotli. */
  brotli?: Brotli | undefined;
}

// Hono's default; smaller bodies hardly shrink.
const COMPRESSION_THRESHOLD_BYTES = 1024;

/**
 * What the service's framework leaves out, for GET and HEAD: entity tags with 304, compression and
 * `Cache-Control`. `etag` comes first to hash the compressed bytes, because strong tags must differ
 * by encoding (RFC 9110, section 8.8.3.3).
 */
export const caching = (options: CachingOptions): MiddlewareHandler =>
  every(
    etag(),
    ...(options.compress ? [compress({ threshold: COMPRESSION_THRESHOLD_BYTES })] : []),
    ...(options.compress && options.brotli ? [compressBrotli(options.brotli)] : []),
    cacheHeaders(options),
  );

const cacheHeaders =
  ({ cacheControl, compress }: CachingOptions): MiddlewareHandler =>
  async (c, next) => {
    await next();
    if (c.res.ok) c.header("Cache-Control", cacheControl);
    // `hono/compress` adds it only to GET responses that are long enough.
    if (compress) c.header("Vary", "Accept-Encoding", { append: true });
  };

/** Brotli for clients that prefer it; `hono/compress` 4.13 supports only gzip and deflate. */
const compressBrotli =
  (brotli: Brotli): MiddlewareHandler =>
  async (c, next) => {
    await next();
    if (c.req.method !== "GET" || !prefersBrotli(c.req.header("Accept-Encoding") ?? "")) return;
    const body = new Uint8Array(await c.res.clone().arrayBuffer());
    if (body.length < COMPRESSION_THRESHOLD_BYTES) return;
    const compressed = await brotli(body);
    c.res = new Response(compressed, c.res);
    c.header("Content-Encoding", "br");
    c.header("Content-Length", String(compressed.length));
  };

function prefersBrotli(acceptEncoding: string): boolean {
  const accepted = parseAccept(acceptEncoding);
  const quality = (name: string) => accepted.find(({ type }) => type === name)?.q ?? 0;
  return quality("br") > 0 && quality("br") >= quality("gzip");
}
