import type { HttpBindings } from "@hono/node-server";
import type { Context, MiddlewareHandler } from "hono";
import { HTML_HEADERS, respond } from "./respond.ts";

/** A `Request` in a test has no bindings. */
export interface NodeEnv {
  Bindings: Partial<HttpBindings>;
}

// `%2e` is an escaped dot.
const DOT_SEGMENTS = /\/(?:\.|%2e){1,2}(?:\/|$)/i;

/** 404 for `.` or `..` segments, as from the service. Only the raw path shows them: `new URL()` resolves them. */
export const rejectDotSegments: MiddlewareHandler<NodeEnv> = async (c, next) => {
  const path = c.env?.incoming?.url?.replace(/[?#].*/s, "");
  return DOT_SEGMENTS.test(path ?? "") ? c.notFound() : next();
};

/** As the service's framework redirects any method. A `Location` with two slashes first would lead to another host. */
export function redirectToSlash(c: Context) {
  const { pathname, search } = new URL(c.req.url);
  return respond(c, "", 301, {
    ...HTML_HEADERS,
    Location: `${pathname.replace(/^\/+/, "/")}/${search}`,
  });
}
