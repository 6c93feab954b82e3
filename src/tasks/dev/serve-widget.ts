import type { ServerResponse } from "node:http";
import type { Plugin } from "vite";
import { served } from "../build/outputs.ts";
import { createBuildCache } from "./build-cache.ts";
import type { BuildResult } from "./build-worker.ts";

/**
 * Serves the files that a practice's page loads (the classic script and its chunks) as the build
 * writes them, minified, from the current sources; and an empty list of their hashes.
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
        // The preview asks for the hashes. These files have none, because they change with the sources.
        if (path === "/integrity.json") return send(response, "application/json", "{}");
        const file = served.find((output) => path === `/${output.file}`)?.file;
        if (file === undefined) return next();
        const result = await cache.get(file);
        if ("error" in result && !logged.has(result)) {
          logged.add(result);
          server.config.logger.error(failureMessage(result));
        }
        send(response, "text/javascript; charset=utf-8", codeOf(result));
      });
    },
  };
}

const failureMessage = ({ file, error }: { file: string; error: string }) =>
  `Could not build ${file}:\n${error}`;

const codeOf = (result: BuildResult) =>
  "error" in result ? `console.error(${JSON.stringify(failureMessage(result))});` : result.code;

function send(response: ServerResponse, type: string, body: string): void {
  response.setHeader("Content-Type", type);
  response.setHeader("Cache-Control", "no-store");
  // As on a CDN: pages on other origins need it for `integrity` and `import()`.
  response.setHeader("Access-Control-Allow-Origin", "*");
  response.setHeader("Cross-Origin-Resource-Policy", "cross-origin");
  response.end(body);
}
