import type { Context } from "hono";
import type { ContentfulStatusCode } from "hono/utils/http-status";
import { chosenEncoding, ENCODINGS, type Encoding } from "./accept-encoding.ts";
import { hasAlready } from "./if-none-match.ts";
import { type Compress, gzip, representations } from "./representations.ts";
import { respond } from "./respond.ts";

/** Writes an answer of the service: `respond`, or one that does more. */
export type Writer = (
  c: Context,
  body: string,
  status: ContentfulStatusCode,
  headers: Record<string, string>,
) => Response | Promise<Response>;

interface Habits {
  /** How long an answer may be used again; a directive of `Cache-Control`. */
  cacheControl: string;
  /** Packs by every encoding; without it there is gzip; `false`: whoever stands in front packs. */
  compress?: Compress | false | undefined;
}

// Below it, packing makes hardly anything shorter.
const LEAST_BYTES = 500;

/**
 * What a service is well advised to add, and its framework leaves out: a strong entity tag and the
 * 304 that it allows, compression, and a time for which a public record may be used again.
 */
export function webHabits({ cacheControl, compress }: Habits): Writer {
  const representationOf = representations(compress || gzip);
  const offered: readonly Encoding[] = compress === false ? [] : compress ? ENCODINGS : ["gzip"];

  return async (c, body, status, headers) => {
    if (c.req.method !== "GET" && c.req.method !== "HEAD") return respond(c, body, status, headers);
    const { bytes, tag, packed } = await representationOf(body);
    const all: Record<string, string> = { ...headers, Vary: `${headers.Vary}, Accept-Encoding` };
    const encoding =
      bytes.length < LEAST_BYTES
        ? undefined
        : chosenEncoding(c.req.header("Accept-Encoding"), offered);
    if (encoding) all["Content-Encoding"] = encoding;
    if (status === 200) {
      // Strong tags name bytes, so each packing has its own.
      const own = encoding ? `${tag}-${encoding}` : tag;
      const fresh = { ETag: `"${own}"`, "Cache-Control": cacheControl };
      if (hasAlready(c.req.header("If-None-Match"), own)) {
        return c.body(null, 304, { ...fresh, Vary: all.Vary ?? "" });
      }
      Object.assign(all, fresh);
    }
    return respond(c, encoding ? await packed(encoding) : bytes, status, all);
  };
}
