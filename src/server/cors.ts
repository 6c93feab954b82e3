import type { MiddlewareHandler } from "hono";
import { EMPTY_PAGE, respond } from "./respond.ts";

interface CorsRules {
  methods: readonly string[];
  headers: readonly string[];
}

const PREFLIGHT_MAX_AGE_S = 86_400;

/**
 * Cross-origin use for every origin, as the framework's usual CORS package grants it: a preflight
 * is answered before anything is looked up, and the headers are only there for a request that
 * names its `Origin`. The browser refuses a header that is not on the list, not the server.
 */
export const cors =
  ({ methods, headers }: CorsRules): MiddlewareHandler =>
  async (c, next) => {
    const asksFirst = c.req.method === "OPTIONS" && c.req.header("Access-Control-Request-Method");
    if (asksFirst) c.res = respond(c, "", 200, EMPTY_PAGE);
    else await next();

    c.header("Vary", "Origin", { append: true });
    if (c.req.header("Origin") === undefined) return;
    c.header("Access-Control-Allow-Origin", "*");
    if (c.req.method !== "OPTIONS") return;
    c.header("Access-Control-Allow-Headers", headers.join(", "));
    c.header("Access-Control-Allow-Methods", methods.join(", "));
    c.header("Access-Control-Max-Age", String(PREFLIGHT_MAX_AGE_S));
  };

/** What the service lets through by default; a header of one's own is not among it. */
export const SERVICE_CORS: CorsRules = {
  methods: ["DELETE", "GET", "OPTIONS", "PATCH", "POST", "PUT"],
  headers: [
    "accept",
    "accept-encoding",
    "authorization",
    "content-type",
    "dnt",
    "origin",
    "user-agent",
    "x-csrftoken",
    "x-requested-with",
  ],
};

/** What a practice's receiver lets through, `idempotency-header` in the embed included. */
export const INBOX_CORS: CorsRules = {
  methods: ["OPTIONS", "POST"],
  headers: ["content-type", "idempotency-key"],
};
