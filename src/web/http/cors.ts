import type { HonoRequest, MiddlewareHandler } from "hono";
import { HTML_HEADERS, respond } from "./respond.ts";

/** Lists, as in a preflight response's headers. */
type PreflightRules = Record<"methods" | "headers", string>;

const PREFLIGHT_MAX_AGE_SECONDS = 86_400;

/**
 * As django-cors-headers: answers preflights before routing, sends CORS headers only if the request has an `Origin`,
 * and leaves it to the browser to reject a header outside the list.
 */
export const cors =
  ({ methods, headers }: PreflightRules): MiddlewareHandler =>
  async (c, next) => {
    const { req } = c;
    const isPreflight =
      req.method === "OPTIONS" && req.header("Access-Control-Request-Method") !== undefined;
    if (isPreflight) c.res = respond(c, "", 200, HTML_HEADERS);
    else await next();

    if (!setCorsHeaders(c.res.headers, req) || req.method !== "OPTIONS") return;
    c.header("Access-Control-Allow-Headers", headers);
    c.header("Access-Control-Allow-Methods", methods);
    c.header("Access-Control-Max-Age", String(PREFLIGHT_MAX_AGE_SECONDS));
  };

/** Lets a page of another origin read the response; returns whether it is one. */
export function setCorsHeaders(headers: Headers, req: HonoRequest): boolean {
  if (!/\bOrigin\b/.test(headers.get("Vary") ?? "")) headers.append("Vary", "Origin");
  if (!req.header("Origin")) return false;
  headers.set("Access-Control-Allow-Origin", "*");
  headers.set("Access-Control-Expose-Headers", "Retry-After, Date");
  return true;
}
