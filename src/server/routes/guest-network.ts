import { Hono } from "hono";
import { LOOP_PATH, PORTAL_PATH } from "../faults/origin-faults.ts";
import { CAPTIVE_PORTAL, HTML } from "../faults/responses.ts";
import { type CorsPolicy, grantReading } from "../http/cors.ts";
import { respond } from "../http/respond.ts";

/** Where the faults that redirect lead to. */
export function guestNetwork(policy: CorsPolicy): Hono {
  const app = new Hono();
  app.use("/dev/:place{loop|guest-network}/", async (c, next) => {
    await next();
    grantReading(c.res.headers, c.req, policy);
  });
  app.all(LOOP_PATH, (c) => respond(c, "", 302, { "Content-Type": HTML, Location: LOOP_PATH }));
  app.all(PORTAL_PATH, (c) => respond(c, CAPTIVE_PORTAL, 200, { "Content-Type": HTML }));
  return app;
}
