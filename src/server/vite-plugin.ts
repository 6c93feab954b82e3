import { resolve } from "node:path";
import { getRequestListener } from "@hono/node-server";
import type { Connect, Plugin, PreviewServer, ResolvedConfig, ViteDevServer } from "vite";
import { EXAMPLES } from "../examples/index.ts";
import { dataFile } from "./data-file.ts";
import { createHandler } from "./handler.ts";
import { exampleLocations } from "./locations.ts";
import { isOwnedPath } from "./owned-paths.ts";
import { practiceTemplate } from "./practice-template.ts";
import { sqliteBookingRequests } from "./sqlite-booking-requests.ts";

/**
 * The endpoint, the practice pages, the inbox and the home page in Vite's development and preview
 * servers; every other path goes on to Vite.
 * @param options.data the inbox's file; `WEB_SCHEDULER_DATA`, else one under `.data`, unless given
 */
export function endpoint({ data = dataFile() }: { data?: string } = {}): Plugin {
  const host = (server: ViteDevServer | PreviewServer, ...folders: string[]) => {
    const requests = sqliteBookingRequests(data);
    server.httpServer?.on("close", () => requests.close());
    server.middlewares.use(
      ownedPathsBy({
        locations: exampleLocations(EXAMPLES),
        requests,
        practicePage: practiceTemplate(...folders),
        // Vite serves it, and takes nothing but a request over the network.
        elsewhere: (request) => fetch(request),
      }),
    );
  };
  return {
    name: "web-scheduler-endpoint",
    apply: "serve",
    // The handler grants cross-origin use itself, and its `nocors` fault must be able not to.
    config: () => ({ server: { cors: false }, preview: { cors: false } }),
    configureServer: (server) => host(server, server.config.publicDir),
    configurePreviewServer: (server) =>
      host(server, builtFolder(server.config), server.config.publicDir),
  };
}

const builtFolder = ({ root, build }: ResolvedConfig) => resolve(root, build.outDir);

function ownedPathsBy(options: Parameters<typeof createHandler>[0]): Connect.NextHandleFunction {
  // Vite and its other plugins go on with Node's own Request and Response.
  const listen = getRequestListener(createHandler(options).fetch, { overrideGlobalObjects: false });
  return (request, response, next) => {
    const path = (request.originalUrl ?? request.url ?? "").replace(/[?#].*$/, "");
    if (isOwnedPath(path)) void listen(request, response);
    else next();
  };
}
