import type { MiddlewareHandler } from "hono";
import { respond } from "./respond.ts";

// gunicorn's default limit; includes the method and the protocol version.
const MAX_BYTES = 4094;

/** The page that gunicorn, in front of the real service, sends for malformed HTTP. */
export const BAD_REQUEST_PAGE =
  "<html><head><title>Bad Request</title></head><body><h1>Bad Request</h1></body></html>\n";

/** Rejects request lines that gunicorn would reject: an HTML page without CORS headers. */
export const rejectLongRequestLine: MiddlewareHandler = async (c, next) => {
  const { method, url } = c.req;
  // `url` includes the origin, so this estimate is never too low.
  if (method.length + url.length < MAX_BYTES) return next();
  const target = url.slice(new URL(url).origin.length);
  if (`${method} ${target} HTTP/1.1`.length <= MAX_BYTES) return next();
  return respond(c, BAD_REQUEST_PAGE, 400, { "Content-Type": "text/html", Connection: "close" });
};
