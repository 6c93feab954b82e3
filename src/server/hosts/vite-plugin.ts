import { mkdirSync } from "node:fs";
import { resolve } from "node:path";
import process from "node:process";
import { getRequestListener } from "@hono/node-server";
import type { Connect, Plugin, PreviewServer, ResolvedConfig, ViteDevServer } from "vite";
import { EXAMPLES } from "../../examples/index.ts";
import { createHandler } from "../app.ts";
import { isOwnedPath } from "../handled-paths.ts";
import { answerBadRequests } from "../http/bad-requests.ts";
import { WORK_IN_PROGRESS } from "../http/cache-control.ts";
import { nodeCompress } from "../http/node-compress.ts";
import { openLocations } from "../records/open-locations.ts";
import { dataFile } from "../stores/data-file.ts";
import { sqliteBookingRequests } from "../stores/sqlite-booking-requests.ts";
import { practiceTemplate } from "./practice-template.ts";

/** Where drafts are saved unless said otherwise: outside version control, from the working folder. */
const SAVED_RECORDS = ".data/locations";

interface EndpointOptions {
  /** The inbox's file; `WEB_SCHEDULER_DATA`, else one under `.data`, unless given. */
  data?: string;
  /**
   * A folder of location records, where drafts are saved too; `WEB_SCHEDULER_LOCATIONS`, else one
   * under `.data` that is made, unless given.
   */
  locations?: string | undefined;
  /** The service's framework as it comes: no entity tags, compression, `Cache-Control`. */
  bare?: boolean;
}

/**
 * The endpoint, the practice pages, the inbox and the home page in Vite's development and preview
 * servers; every other path goes on to Vite.
 */
export function endpoint({
  data = dataFile(),
  locations: folder = process.env.WEB_SCHEDULER_LOCATIONS || SAVED_RECORDS,
  bare = false,
}: EndpointOptions = {}): Plugin {
  const host = (server: ViteDevServer | PreviewServer, ...published: string[]) => {
    const { logger } = server.config;
    // Drafts are saved from the first start on; another folder that is not there is a mistake.
    if (folder === SAVED_RECORDS) mkdirSync(folder, { recursive: true });
    const locations = openLocations(folder, EXAMPLES, {
      news: (line) => logger.info(line),
      problem: (line) => logger.warn(line),
    });
    const requests = sqliteBookingRequests(data);
    const { httpServer } = server;
    if (httpServer && "on" in httpServer) answerBadRequests(httpServer as never);
    httpServer?.on("close", () => {
      locations.close();
      requests.close();
    });
    server.middlewares.use(
      ownedPathsBy({
        locations,
        requests,
        store: locations.store,
        practicePage: practiceTemplate(...published),
        // Vite serves it, and takes nothing but a request over the network.
        elsewhere(request) {
          // What comes is unpacked already, and would still be said to be packed.
          request.headers.set("Accept-Encoding", "identity");
          return fetch(request);
        },
        bare,
        cacheControl: WORK_IN_PROGRESS,
        compress: nodeCompress,
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
