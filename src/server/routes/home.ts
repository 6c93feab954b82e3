import { Hono } from "hono";
import { EXAMPLES } from "../../examples/index.ts";
import { respond } from "../../web/http/respond.ts";
import { copyScript } from "../../web/pages/copy-script.ts";
import { stylesheet } from "../../web/pages/stylesheet.ts";
import { openApiText } from "../http/openapi.ts";
import { FORMS_PAGE_HEADERS, respondWithPage } from "../http/page-response.ts";
import { COPY_SCRIPT_PATH, STYLESHEET_PATH } from "../pages/dev-page.ts";
import { homePage } from "../pages/home-page.ts";
import type { Locations } from "../records/locations.ts";

/** The home page, what all pages load, and the OpenAPI document, which tools on every origin may read. */
export function home(locations: Locations): Hono {
  const app = new Hono();
  app.get("/", (c) =>
    respondWithPage(c, homePage(locations, new URL(c.req.url).origin), 200, FORMS_PAGE_HEADERS),
  );
  app.get(STYLESHEET_PATH, (c) => respond(c, stylesheet, 200, { "Content-Type": "text/css" }));
  app.get(COPY_SCRIPT_PATH, (c) =>
    respond(c, copyScript, 200, { "Content-Type": "text/javascript; charset=utf-8" }),
  );
  app.get("/openapi.json", (c) =>
    respond(c, openApiText(EXAMPLES), 200, {
      "Content-Type": "application/json",
      "Access-Control-Allow-Origin": "*",
    }),
  );
  return app;
}
