import { mkdirSync } from "node:fs";
import type { Server as NetServer } from "node:net";
import process from "node:process";
import { getRequestListener } from "@hono/node-server";
import { Hono } from "hono";
import type { Connect, Plugin } from "vite";
import { EXAMPLES } from "../../examples/index.ts";
import { sqlBookingRequests } from "../../receiver/stores/sql-booking-requests.ts";
import { openSqlite } from "../../receiver/stores/sqlite-database.ts";
import { respondToBadRequests } from "../../web/node/respond-to-bad-requests.ts";
import { createHandler } from "../app.ts";
import { MUST_REVALIDATE } from "../http/caching.ts";
import { isHandledPath } from "../http/handled-paths.ts";
import { openLocations } from "../records/open-locations.ts";
import { redirectPagesToSlash } from "../routes/built-files.ts";
import { defaultDataFile } from "./command-options.ts";
import { practiceTemplate } from "./practice-template.ts";

/** Default folder for drafts, ignored by git; relative to the working directory. */
const DEFAULT_LOCATIONS = ".data/locations";

interface EndpointOptions {
  /** SQLite file of the inbox. Default: `WEB_SCHEDULER_DATA`, otherwise a file in `.data`. */
  data?: string;
  /**
   * Folder of location records, where drafts are saved too. Default: `WEB_SCHEDULER_LOCATIONS`,
   * otherwise a folder in `.data`, which is created.
   */
  locations?: string | undefined;
}

/**
 * Adds the endpoint, the practice pages, the inbox and the home page to Vite's development server;
 * Vite serves all other paths.
 */
export function endpoint({
  data = defaultDataFile(),
  locations: folder = process.env.WEB_SCHEDULER_LOCATIONS || DEFAULT_LOCATIONS,
}: EndpointOptions = {}): Plugin {
  return {
    name: "web-scheduler-endpoint",
    apply: "serve",
    // Vite's CORS headers would defeat the handler's `nocors` fault.
    config: () => ({ server: { cors: false } }),
    configureServer(server) {
      const { httpServer, middlewares } = server;
      const { logger, root, publicDir } = server.config;
      // Any other folder that does not exist is a mistake.
      if (folder === DEFAULT_LOCATIONS) mkdirSync(folder, { recursive: true });
      const locations = openLocations(folder, EXAMPLES, logger);
      const requests = sqlBookingRequests(openSqlite(data));
      if (httpServer && "on" in httpServer) respondToBadRequests(httpServer as never);
      httpServer?.on("close", () => {
        locations.close();
        void requests.close();
      });
      const handler = createHandler({
        locations,
        requests,
        store: locations.store,
        practicePage: practiceTemplate(publicDir),
        serveStatic: (request) => fetchFrom(httpServer?.address(), request),
        cacheControl: MUST_REVALIDATE,
      });
      middlewares.use(serveHandledPaths(handler));
      // Vite calls this after its own middleware, except the one that serves pages.
      return () => {
        middlewares.use(serveRest(handler, root));
      };
    },
  };
}

/** Where a server that listens on all addresses can be reached. */
const LOOPBACK_FOR_ALL: Record<string, string> = { "0.0.0.0": "127.0.0.1", "::": "[::1]" };

/**
 * Requests a file from this server itself, because Vite serves static files only over the network.
 * Not from the request's host, which the client chooses.
 */
function fetchFrom(bound: ReturnType<NetServer["address"]> | undefined, request: Request) {
  if (typeof bound !== "object" || bound === null) return new Response(null, { status: 404 });
  const { address, family, port } = bound;
  const own = LOOPBACK_FOR_ALL[address] ?? (family === "IPv6" ? `[${address}]` : address);
  const url = new URL(request.url);
  url.host = `${own}:${port}`;
  const headers = new Headers(request.headers);
  headers.delete("Host");
  // fetch() decompresses the body but keeps Content-Encoding.
  headers.set("Accept-Encoding", "identity");
  return fetch(url, { method: request.method, headers, redirect: "manual" });
}

const serveHandledPaths = (handler: Hono): Connect.NextHandleFunction => {
  const listen = toListener(handler);
  return (request, response, next) => {
    const path = (request.originalUrl ?? request.url ?? "").replace(/[?#].*/s, "");
    if (isHandledPath(path)) void listen(request, response);
    else next();
  };
};

/** Redirects `/preview` to `/preview/`, and serves the 404 page for paths that Vite does not know. */
function serveRest(handler: Hono, pagesFolder: string): Connect.NextHandleFunction {
  const app = new Hono();
  app.get("*", redirectPagesToSlash(pagesFolder));
  app.notFound((c) => handler.fetch(c.req.raw, c.env));
  const listen = toListener(app);
  return (request, response, next) => {
    // Vite has appended the file name of an existing page.
    if (/\.html(\?|$)/.test(request.url ?? "")) return next();
    request.url = request.originalUrl ?? request.url ?? "/";
    void listen(request, response);
  };
}

// By default the adapter replaces the global Request and Response, which Vite uses too.
const toListener = (app: Hono) => getRequestListener(app.fetch, { overrideGlobalObjects: false });
