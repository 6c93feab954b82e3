import type { ServerResponse } from "node:http";
import type { Plugin } from "vite";
import { served } from "../build/outputs.ts";
import { type BuildResult, createBuildCache } from "./build-cache.ts";

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
      server.middlewares.use(async (request, response, next) => {
        const path = request.url?.replace(/[?#].*/s, "");
        // The preview asks for the hashes. These files have none, because they change with the sources.
        if (path === "/integrity.json") return send(response, "application/json", "{}");
        const output = served.find(({ file }) => path === `/${file}`);
        if (!output) return next();
        const result = await cache.get(output);
        if ("code" in result) return send(response, "text/javascript; charset=utf-8", result.code);
        const message = `Could not build ${output.file}:\n${result.error}`;
        if (!logged.has(result)) server.config.logger.error(message);
        logged.add(result);
        send(response, "text/javascript", `console.error(${JSON.stringify(message)});`);
      });
    },
  };
}

function send(response: ServerResponse, type: string, body: string): void {
  response.setHeader("Content-Type", type);
  response.setHeader("Cache-Control", "no-store");
  // As on a CDN: pages on other origins need it for `integrity` and `import()`.
  response.setHeader("Access-Control-Allow-Origin", "*");
  response.setHeader("Cross-Origin-Resource-Policy", "cross-origin");
  response.end(body);
}
