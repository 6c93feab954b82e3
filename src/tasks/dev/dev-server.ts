import type { ServerResponse } from "node:http";
import { stripVTControlCharacters } from "node:util";
import { normalizePath, type Plugin } from "vite";
import { type Output, served } from "../build/outputs.ts";
import { buildInMemory, bundleInMemory, docsConfig } from "../build/vite-configs.ts";
import { docsFiles } from "../build/write-docs.ts";

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

/** A file's code and source files, or why the build failed. */
type BuildResult = { code: string; sources: string[] } | { error: string };

/** The shipped files, built from the current sources on request. */
function createBuildCache() {
  const builds = new Map<Output, Promise<BuildResult>>();
  return {
    /** A file, rebuilt if one of its sources has changed since the last build. */
    get(output: Output): Promise<BuildResult> {
      const build = builds.get(output) ?? buildFile(output);
      builds.set(output, build);
      return build;
    },
    /** Drops the builds that include this source file. */
    invalidate(path: string): void {
      const source = normalizePath(path);
      for (const [output, build] of builds) {
        build.then((result) => {
          const affected = "error" in result || result.sources.includes(source);
          if (affected && builds.get(output) === build) builds.delete(output);
        });
      }
    },
  };
}

async function buildFile(output: Output): Promise<BuildResult> {
  try {
    const { code, moduleIds } = await buildInMemory(output);
    return { code, sources: moduleIds.map((id) => id.replace(/\?.*/s, "")) };
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    return { error: stripVTControlCharacters(message) };
  }
}

const MEDIA_TYPES: Record<string, string> = { html: "text/html", css: "text/css" };

/** Serves the documentation at `/docs/` as the build writes it, from the current sources. */
export const serveDocs = (): Plugin => ({
  name: "serve-docs",
  apply: "serve",
  configureServer({ middlewares }) {
    middlewares.use("/docs", async ({ url = "", originalUrl }, response, next) => {
      const path = url.replace(/[?#].*/s, "").slice(1);
      if (originalUrl === "/docs") return response.writeHead(301, { Location: "/docs/" }).end();
      const name = path || "index.html";
      const content =
        name === "docs.js" ? (await bundleInMemory(docsConfig())).code : docsFiles({}).get(name);
      if (content === undefined) return next();
      const type = MEDIA_TYPES[name.replace(/.*\./, "")] ?? "text/javascript";
      response.writeHead(200, { "Content-Type": `${type}; charset=utf-8` }).end(content);
    });
  },
});
