import type { ServerResponse } from "node:http";
import type { Plugin } from "vite";
import { served } from "../build/outputs.ts";
import { createBuildCache } from "./build-cache.ts";
import type { BuildResult } from "./build-worker.ts";

/**
 * Serves the files that a practice's page loads (the classic script and its chunks) as the build
 * writes them, minified, from the current sources.
 */
export function serveWidget(): Plugin {
  return {
    name: "serve-widget",
    apply: "serve",
    configureServer(server) {
      const cache = createBuildCache();
      const logged = new WeakSet<BuildResult>();
      server.watcher.on("all", (_event, path) => cache.invalidate(path));
      server.httpServer?.on("close", () => cache.close());
      server.middlewares.use(async (request, response, next) => {
        const path = request.url?.replace(/[?#].*/s, "");
        const file = served.find((output) => path === `/${output.file}`)?.file;
        if (file === undefined) return next();
        const result = await cache.get(file);
        if ("error" in result && !logged.has(result)) {
          logged.add(result);
          server.config.logger.error(failureMessage(result));
        }
        send(response, result);
      });
    },
  };
}

const failureMessage = ({ file, error }: { file: string; error: string }) =>
  `Could not build ${file}:\n${error}`;

function send(response: ServerResponse, result: BuildResult): void {
  const code =
    "error" in result ? `console.error(${JSON.stringify(failureMessage(result))});` : result.code;
  response.setHeader("Content-Type", "text/javascript; charset=utf-8");
  response.setHeader("Cache-Control", "no-store");
  // As on a CDN: pages on other origins need it for `integrity` and `import()`.
  response.setHeader("Access-Control-Allow-Origin", "*");
  response.setHeader("Cross-Origin-Resource-Policy", "cross-origin");
  response.end(code);
}
