import { existsSync, mkdirSync } from "node:fs";
import { join } from "node:path";
import process from "node:process";
import { getRequestListener } from "@hono/node-server";
import type { Plugin } from "vite";
import { isHandledPath } from "../http/handled-paths.ts";
import { defaultDataFile, openHandler } from "./open-handler.ts";

/** Default folder for drafts, ignored by git; relative to the working directory. */
const DEFAULT_LOCATIONS = ".data/locations";

/**
 * Adds the endpoint, the practice pages, the inbox and the home page to Vite's development server;
 * Vite serves all other paths.
 * @param data the SQLite file of the inbox
 * @param locations the folder of location records
 */
export function endpoint({
  data = defaultDataFile(),
  locations = process.env.WEB_SCHEDULER_LOCATIONS || DEFAULT_LOCATIONS,
} = {}): Plugin {
  return {
    name: "web-scheduler-endpoint",
    apply: "serve",
    // Vite's CORS headers would defeat the handler's `nocors` fault.
    config: () => ({ server: { cors: false } }),
    configureServer(server) {
      const { httpServer, middlewares, config } = server;
      // Any other folder that does not exist is a mistake.
      if (locations === DEFAULT_LOCATIONS) mkdirSync(locations, { recursive: true });
      const { handler, close } = openHandler({
        data,
        locations,
        warn: (line) => config.logger.warn(line),
        pages: config.publicDir,
      });
      httpServer?.on("close", () => void close());
      // By default the adapter replaces the global Request and Response, which Vite uses too.
      const listen = getRequestListener(handler.fetch, { overrideGlobalObjects: false });
      middlewares.use((request, response, next) => {
        const path = (request.originalUrl ?? request.url ?? "").replace(/[?#].*/s, "");
        if (isHandledPath(path)) void listen(request, response);
        else next();
      });
      // Vite calls this after its own middleware, except the one that serves pages.
      return () => {
        middlewares.use((request, response, next) => {
          // Vite has appended the file name of an existing page.
          const path = (request.url ?? "").replace(/[?#].*/s, "");
          if (path.endsWith(".html") && existsSync(join(config.root, path))) return next();
          request.url = request.originalUrl ?? request.url ?? "/";
          void listen(request, response);
        });
      };
    },
  };
}
