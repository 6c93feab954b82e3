import { Hono } from "hono";
import { type CorsPolicy, setCorsHeaders } from "../../web/http/cors.ts";
import { HTML_HEADERS, respond } from "../../web/http/respond.ts";
import { type Fault, faultsOf } from "./fault.ts";
import { CAPTIVE_PORTAL, errorResponse, htmlResponse } from "./responses.ts";

/** Redirects to itself. */
const LOOP_PATH = "/dev/loop/";
/** A guest network's sign-in page. */
const PORTAL_PATH = "/dev/guest-network/";

const originFault = faultsOf("origin");

/** CORS failures and redirects. */
export const ORIGIN_FAULTS: readonly Fault[] = [
  originFault(
    "nocors",
    "The request is handled, but other origins may not read the response.",
    async ({ respond }) => {
      const response = await respond();
      const headers = new Headers(response.headers);
      headers.delete("Access-Control-Allow-Origin");
      return new Response(response.body, { status: response.status, headers });
    },
    { withoutCors: true },
  ),
  originFault(
    "nocors-error",
    "The server fails, and other origins may not read the error.",
    () => errorResponse(500, "The server failed."),
    { withoutCors: true },
  ),
  originFault("redirect", "A guest network redirects to its sign-in page.", () =>
    redirectTo(PORTAL_PATH),
  ),
  originFault("redirect-loop", "A redirect loop.", () => redirectTo(LOOP_PATH)),
  originFault("html200", "A guest network responds with its sign-in page and status 200.", () =>
    htmlResponse(200, CAPTIVE_PORTAL),
  ),
];

const redirectTo = (path: string) => htmlResponse(302, "", { Location: path });

/** The pages that the `redirect` and `redirect-loop` faults lead to. */
export function redirectTargets(policy: CorsPolicy): Hono {
  const app = new Hono();
  app.use("/dev/:name{loop|guest-network}/", async (c, next) => {
    await next();
    setCorsHeaders(c.res.headers, c.req, policy);
  });
  app.all(LOOP_PATH, (c) => respond(c, "", 302, { ...HTML_HEADERS, Location: LOOP_PATH }));
  app.all(PORTAL_PATH, (c) => respond(c, CAPTIVE_PORTAL, 200, HTML_HEADERS));
  return app;
}
