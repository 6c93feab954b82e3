import { Hono } from "hono";
import { EXAMPLES } from "../../examples/index.ts";
import { respond } from "../../web/http/respond.ts";
import { copyScript } from "../../web/pages/copy-script.ts";
import { FORMS_PAGE_HEADERS, respondWithPage } from "../http/page-response.ts";
import { OPENAPI_PATH, openApiText } from "../openapi/document.ts";
import { COPY_SCRIPT_PATH } from "../pages/dev-page.ts";
import { homePage } from "../pages/home-page.ts";
import type { Locations } from "../records/locations.ts";

/** The home page with its script. */
export function home(locations: Locations): Hono {
  const app = new Hono();
  app.get("/", (c) =>
    respondWithPage(c, homePage(locations, new URL(c.req.url).origin), 200, FORMS_PAGE_HEADERS),
  );
  app.get(COPY_SCRIPT_PATH, (c) =>
    respond(c, copyScript, 200, { "Content-Type": "text/javascript; charset=utf-8" }),
  );
  return app;
}

/** Serves the OpenAPI document; tools on every origin may read it. */
export function openApi(): Hono {
  const app = new Hono();
  let text: string | undefined;
  app.get(OPENAPI_PATH, (c) => {
    text ??= openApiText(EXAMPLES);
    return respond(c, text, 200, {
      "Content-Type": "application/json",
      "Access-Control-Allow-Origin": "*",
    });
  });
  return app;
}
