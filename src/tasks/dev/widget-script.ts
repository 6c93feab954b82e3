import type { ServerResponse } from "node:http";
import type { Plugin } from "vite";
import { served } from "../build/outputs.ts";
import type { Built } from "./build-in-memory.ts";
import { widgetBuilds } from "./widget-builds.ts";

/**
 * Serves in development what the build would write for a practice's page: the classic script and
 * the files that it loads, minified and all, built anew when a source has changed.
 */
export function widgetScript(): Plugin {
  return {
    name: "widget-script",
    apply: "serve",
    configureServer(server) {
      const builds = widgetBuilds();
      const reported = new WeakSet<Built>();
      server.watcher.on("all", (_event, path) => builds.changed(path));
      server.httpServer?.on("close", () => builds.close());
      server.middlewares.use(async (request, response, next) => {
        const path = request.url?.replace(/[?#].*$/, "");
        const file = served.find((output) => path === `/${output.file}`)?.file;
        if (file === undefined) return next();
        const built = await builds.file(file);
        if ("problem" in built && !reported.has(built)) {
          reported.add(built);
          server.config.logger.error(`${file} could not be built:\n${built.problem}`);
        }
        send(response, built);
      });
    },
  };
}

function send(response: ServerResponse, built: Built): void {
  const code =
    "problem" in built
      ? `console.error(${JSON.stringify(`${built.file} could not be built:\n${built.problem}`)});`
      : built.code;
  response.setHeader("Content-Type", "text/javascript; charset=utf-8");
  response.setHeader("Cache-Control", "no-store");
  // Pages of other origins load it as they would from a file host (integrity and import need it).
  response.setHeader("Access-Control-Allow-Origin", "*");
  response.setHeader("Cross-Origin-Resource-Policy", "cross-origin");
  response.end(code);
}
