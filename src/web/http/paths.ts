import type { HttpBindings } from "@hono/node-server";
import type { Context, MiddlewareHandler } from "hono";
import { HTML_HEADERS, respond } from "./respond.ts";

/** A `Request` in a test has no bindings. */
export interface NodeEnv {
  Bindings: Partial<HttpBindings>;
}

// `%2e` is an escaped dot.
const DOT_SEGMENTS = /\/(?:\.|%2e){1,2}(?:\/|$)/i;

/**
 * Responds with 404 to paths with `.` or `..` segments, as the service does. `new URL()` resolves them,
 * so only the raw path shows them.
 */
export const rejectDotSegments: MiddlewareHandler<NodeEnv> = async (c, next) => {
  const path = c.env?.incoming?.url?.replace(/[?#].*/s, "");
  return DOT_SEGMENTS.test(path ?? "") ? c.notFound() : next();
};

/**
 * The permanent redirect to the path with a trailing slash that the service's framework sends: for every method, with
 * an empty body and the query kept. A `Location` that begins with two slashes would lead to another host.
 */
export function redirectToSlash(c: Context) {
  const { pathname, search } = new URL(c.req.url);
  return respond(c, "", 301, {
    ...HTML_HEADERS,
    Location: `${pathname.replace(/^\/+/, "/")}/${search}`,
  });
}
