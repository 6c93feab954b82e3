import type { MiddlewareHandler } from "hono";
import { respond } from "./respond.ts";

// gunicorn's limit, method and protocol version included.
const MOST_BYTES = 4094;

/** The body of a refusal that a front server writes by itself, before the framework is asked. */
export const BAD_REQUEST_PAGE =
  "<html><head><title>Bad Request</title></head><body><h1>Bad Request</h1></body></html>\n";

/** Refuses a request line that the service's own front server would refuse: HTML, and no CORS. */
export const refuseLongRequestLine: MiddlewareHandler = async (c, next) => {
  const { method, url } = c.req;
  // The origin is in it too, so this is never too little.
  if (method.length + url.length < MOST_BYTES) return next();
  const target = url.slice(new URL(url).origin.length);
  if (`${method} ${target} HTTP/1.1`.length <= MOST_BYTES) return next();
  return respond(c, BAD_REQUEST_PAGE, 400, { "Content-Type": "text/html", Connection: "close" });
};
