import { Hono } from "hono";
import { EXAMPLES } from "../../examples/index.ts";
import { respond } from "../http/respond.ts";
import { OPENAPI_PATH, openApiText } from "../openapi/document.ts";

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
