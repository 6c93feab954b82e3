import { Hono } from "hono";

/** Prefix for an indented response, because a link cannot set the `Accept` header. */
export const INDENTED = "/dev/indented";

/** The endpoint's JSON indented for reading, without adding a query parameter to the service. */
export function indented(endpoint: Hono): Hono {
  const app = new Hono();
  app.get(`${INDENTED}/api/*`, (c) => {
    const url = new URL(c.req.url);
    url.pathname = url.pathname.replace(INDENTED, "");
    const headers = { Accept: "application/json; indent=4" };
    return endpoint.fetch(new Request(url, { headers }));
  });
  return app;
}
