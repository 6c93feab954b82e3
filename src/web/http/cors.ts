import type { HonoRequest, MiddlewareHandler } from "hono";
import { HTML_HEADERS, respond } from "./respond.ts";

/** What a preflight response allows, as its headers list it. */
type PreflightRules = Record<"methods" | "headers", string>;

const PREFLIGHT_MAX_AGE_SECONDS = 86_400;

/**
 * CORS as django-cors-headers implements it: a preflight is answered before routing, CORS headers are sent only if the
 * request has an `Origin`, and a header outside the list is rejected by the browser, not by the server.
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

/** Lets the requesting page read the response, if it is of another origin; returns whether. */
export function setCorsHeaders(headers: Headers, req: HonoRequest): boolean {
  if (!/\bOrigin\b/.test(headers.get("Vary") ?? "")) headers.append("Vary", "Origin");
  if (!req.header("Origin")) return false;
  headers.set("Access-Control-Allow-Origin", "*");
  headers.set("Access-Control-Expose-Headers", "Retry-After, Date");
  return true;
}
