import { Hono } from "hono";

/** Where an address stands to be read indented: a link cannot say so by the `Accept` header. */
export const INDENTED = "/dev/indented";

/** The endpoint's JSON for the eye, without a parameter that the service does not have. */
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
