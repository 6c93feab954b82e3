import { Hono } from "hono";
import { redirectToSlash } from "../http/paths.ts";
import { respond, respondWithPage, SCRIPT_PAGE_HEADERS } from "../http/respond.ts";
import { COPY_SCRIPT_PATH, copyScript } from "../pages/copy-script.ts";
import { faultsPage } from "../pages/faults-page.ts";
import { homePage } from "../pages/home-page.ts";
import { FAULTS_PATH } from "../pages/page.ts";
import type { Locations } from "../records/locations.ts";

/** The home page with its script, and the list of faults. */
export function home(locations: Locations): Hono {
  const app = new Hono();
  app.get("/", (c) =>
    respondWithPage(c, homePage(locations, new URL(c.req.url).origin), 200, SCRIPT_PAGE_HEADERS),
  );
  app.get(COPY_SCRIPT_PATH, (c) =>
    respond(c, copyScript, 200, { "Content-Type": "text/javascript; charset=utf-8" }),
  );
  app.get(FAULTS_PATH, (c) => respondWithPage(c, faultsPage(locations.list()[0])));
  app.get(FAULTS_PATH.slice(0, -1), redirectToSlash);
  return app;
}
