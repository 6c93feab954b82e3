import { existsSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { join, resolve } from "node:path";
import { serveStatic } from "@hono/node-server/serve-static";
import { Hono } from "hono";
import { EXAMPLES } from "../../contract/examples/practices.ts";
import { sqlBookingRequests } from "../../receiver/stores/sql-booking-requests.ts";
import { openSqlite } from "../../receiver/stores/sqlite-database.ts";
import { redirectToSlash } from "../../web/http/paths.ts";
import { createHandler, type HandlerOptions } from "../app.ts";
import { createLocations } from "../records/locations.ts";

/** The default database file, ignored by git; relative to the working directory. */
export const defaultDataFile = () =>
  process.env.WEB_SCHEDULER_DATA || ".data/booking-requests.sqlite";

interface Files extends Pick<HandlerOptions, "host"> {
  data: string;
  locations: string | undefined;
  pages: string;
}

/** With the examples, an inbox and perhaps a folder of records. @throws Error if the inbox or folder cannot be used */
export function openHandler({ data, locations, pages, ...options }: Files) {
  const requests = sqlBookingRequests(openSqlite(data));
  const handler = createHandler({
    ...options,
    locations: createLocations(EXAMPLES, locations && resolve(locations)),
    requests,
    practicePage: () => readFile(join(pages, "practice/index.html"), "utf8").catch(() => undefined),
  });
  return { handler, close: async () => requests.close() };
}

/** Every origin may read them: sites load the script with `integrity`, and the script its chunks with `import()`. */
export function builtFiles(folder: string): Hono {
  const app = new Hono();
  if (!existsSync(folder)) return app;
  // Relative URLs in a page need the trailing slash.
  app.get("*", async (c, next) => {
    const { path } = c.req;
    const isPage = !path.endsWith("/") && existsSync(join(folder, path, "index.html"));
    return isPage ? redirectToSlash(c) : next();
  });
  app.use(async (c, next) => {
    await next();
    if (!c.res.ok) return;
    c.header("Access-Control-Allow-Origin", "*");
    // For pages with `Cross-Origin-Embedder-Policy: require-corp`.
    c.header("Cross-Origin-Resource-Policy", "cross-origin");
  });
  app.use(serveStatic({ root: folder }));
  return app;
}
