import { Hono } from "hono";
import { INDENTED_PREFIX } from "../pages/browsable-page.ts";

/** The endpoint's JSON indented for reading, without adding a query parameter to the service. */
export function indented(endpoint: Hono): Hono {
  const app = new Hono();
  app.get(`${INDENTED_PREFIX}/api/*`, (c) => {
    const url = new URL(c.req.url);
    url.pathname = url.pathname.replace(INDENTED_PREFIX, "");
    const headers = { Accept: "application/json; indent=4" };
    return endpoint.fetch(new Request(url, { headers }));
  });
  return app;
}
