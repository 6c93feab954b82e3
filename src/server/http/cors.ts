import type { HonoRequest, MiddlewareHandler } from "hono";
import { twinOrigin } from "./loopback-origin.ts";
import { EMPTY_PAGE, respond } from "./respond.ts";
import { appendVary } from "./vary.ts";

/** Which pages elsewhere may read an answer, and what of it. */
export interface CorsPolicy {
  /** The origins, as in `https://practice.example`; every one unless given. */
  origins?: readonly string[] | undefined;
  /** The headers that a page may read besides the few that it always may. */
  exposed: readonly string[];
}

/** What a preflight is told. */
interface CorsRules {
  methods: readonly string[];
  headers: readonly string[];
}

const PREFLIGHT_MAX_AGE_S = 86_400;

/**
 * Cross-origin use as the framework's usual CORS package grants it: a preflight is answered before
 * anything is looked up, and the headers are only there for a request that names its `Origin`.
 * The browser refuses a header that is not on the list, not the server.
 */
export const cors =
  ({ methods, headers }: CorsRules, policy: CorsPolicy): MiddlewareHandler =>
  async (c, next) => {
    const { req } = c;
    const asksFirst =
      req.method === "OPTIONS" && req.header("Access-Control-Request-Method") !== undefined;
    if (asksFirst) c.res = respond(c, "", 200, EMPTY_PAGE);
    else await next();

    if (!grantReading(c.res.headers, req, policy) || req.method !== "OPTIONS") return;
    c.header("Access-Control-Allow-Headers", headers.join(", "));
    c.header("Access-Control-Allow-Methods", methods.join(", "));
    c.header("Access-Control-Max-Age", String(PREFLIGHT_MAX_AGE_S));
  };

/** Lets the page that asks read the answer with these headers, if its origin may; says whether. */
export function grantReading(headers: Headers, req: HonoRequest, policy: CorsPolicy): boolean {
  appendVary(headers, "Origin");
  const origin = req.header("Origin");
  const granted = origin && grantedTo(origin, req.url, policy);
  if (!granted) return false;
  headers.set("Access-Control-Allow-Origin", granted);
  if (policy.exposed.length > 0) {
    headers.set("Access-Control-Expose-Headers", policy.exposed.join(", "));
  }
  return true;
}

function grantedTo(origin: string, url: string, { origins }: CorsPolicy): string | undefined {
  if (!origins) return "*";
  if (origins.includes(origin)) return origin;
  // The sample pages of this server go on working, whichever origins are tried on it.
  const here = new URL(url);
  return origin === here.origin || origin === twinOrigin(here) ? origin : undefined;
}

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
