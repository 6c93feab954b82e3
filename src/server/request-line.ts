import type { MiddlewareHandler } from "hono";

// gunicorn's limit, method and protocol version included.
const MOST_BYTES = 4094;

/** Refuses a request line that the service's own front server would refuse: HTML, and no CORS. */
export const refuseLongRequestLine: MiddlewareHandler = async (c, next) => {
  const target = c.req.url.slice(new URL(c.req.url).origin.length);
  if (`${c.req.method} ${target} HTTP/1.1`.length <= MOST_BYTES) return next();
  return c.html(
    "<html><head><title>Bad Request</title></head><body><h1>Bad Request</h1></body></html>",
    400,
    { Connection: "close" },
  );
};
