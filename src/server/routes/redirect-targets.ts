import { Hono } from "hono";
import { LOOP_PATH, PORTAL_PATH } from "../faults/origin-faults.ts";
import { CAPTIVE_PORTAL } from "../faults/responses.ts";
import { type CorsPolicy, setCorsHeaders } from "../http/cors.ts";
import { HTML_HEADERS, respond } from "../http/respond.ts";

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
