import type { Context } from "hono";
import { EMPTY_PAGE, respond } from "./respond.ts";

/**
 * The permanent redirect to the path with its final slash, for every method, with an empty body
 * and the query kept: what the service's framework does.
 */
export function toSlashedPath(c: Context) {
  const { pathname, search } = new URL(c.req.url);
  return respond(c, "", 301, { ...EMPTY_PAGE, Location: `${pathname}/${search}` });
}
