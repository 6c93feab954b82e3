import { existsSync, mkdirSync } from "node:fs";
import { join } from "node:path";
import { getRequestListener } from "@hono/node-server";
import type { Plugin } from "vite";
import { isHandledPath } from "../http/handled-paths.ts";
import { defaultDataFile, openHandler } from "./open-handler.ts";

/** Default folder for drafts, ignored by git; relative to the working directory. */
const DEFAULT_LOCATIONS = ".data/locations";

/** What `npm start` says about the server at this URL, with a slash at its end. */
const summary = (url: string) => `
  Home            ${url}
  Practice page   ${url}practice/    a sample page, with the form
  Inbox           ${url}dev/inbox/   where booking requests arrive
  Preview         ${url}preview/     for trying out a practice's branding
  Documentation   ${url}docs/

  Next: book on the practice page, and find the request in the inbox.
`;

/** Adds the endpoint, practice pages, inbox and home page to Vite's development server, which serves the rest. */
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
      const { handler, close } = openHandler({ data, locations, pages: config.publicDir });
      server.printUrls = () => {
        for (const url of server.resolvedUrls?.local ?? []) config.logger.info(summary(url));
      };
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
