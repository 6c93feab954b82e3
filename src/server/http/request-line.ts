import type { MiddlewareHandler } from "hono";
import { BAD_REQUEST_PAGE, respond } from "../../web/http/respond.ts";

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
