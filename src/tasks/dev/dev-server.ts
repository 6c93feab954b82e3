import { stripVTControlCharacters } from "node:util";
import type { Plugin } from "vite";
import { buildOnly } from "../build/build-config.ts";
import { served } from "../build/outputs.ts";
import { docsFiles } from "../build/write-docs.ts";

/**
 * Serves the files that a practice's page loads (the classic script and its chunks) as the build
 * writes them, minified, from the current sources; and an empty list of their hashes.
 */
export const serveWidget = (): Plugin => ({
  name: "serve-widget",
  apply: "serve",
  configureServer({ watcher, middlewares, config }) {
    const files = new Map<string, Promise<string>>();
    watcher.on("all", () => files.clear());

    /** A file's code; if it cannot be built, code that reports why. */
    async function build(file: string): Promise<string> {
      try {
        const [chunk] = await buildOnly([file], { write: false });
        return chunk?.code ?? "";
      } catch (error) {
        const message = `Could not build ${file}:\n${stripVTControlCharacters(String(error))}`;
        config.logger.error(message);
        return `console.error(${JSON.stringify(message)});`;
      }
    }

    middlewares.use(async ({ url = "" }, response, next) => {
      const file = url.replace(/[?#].*/s, "").slice(1);
      // The preview asks for the hashes. These files have none, because they change with the sources.
      if (file === "integrity.json") files.set(file, Promise.resolve("{}"));
      else if (served.has(file)) files.set(file, files.get(file) ?? build(file));
      const body = await files.get(file);
      if (body === undefined) return next();
      const type = file.endsWith(".json") ? "application/json" : "text/javascript; charset=utf-8";
      response.writeHead(200, {
        "Content-Type": type,
        "Cache-Control": "no-store",
        // As on a CDN: pages on other origins need it for `integrity` and `import()`.
        "Access-Control-Allow-Origin": "*",
        "Cross-Origin-Resource-Policy": "cross-origin",
      });
      response.end(body);
    });
  },
});

const MEDIA_TYPES: Record<string, string> = {
  html: "text/html",
  css: "text/css",
  png: "image/png",
};

/** Serves the documentation at `/docs/` as the build writes it, from the current sources. */
export const serveDocs = (): Plugin => ({
  name: "serve-docs",
  apply: "serve",
  configureServer({ middlewares }) {
    middlewares.use("/docs", async ({ url = "", originalUrl }, response, next) => {
      const path = url.replace(/[?#].*/s, "").slice(1);
      if (originalUrl === "/docs") return response.writeHead(301, { Location: "/docs/" }).end();
      const name = path || "index.html";
      try {
        const [script] = name === "docs.js" ? await buildOnly(["docs"], { write: false }) : [];
        const content = script?.code ?? docsFiles({}).get(name);
        if (content === undefined) return next();
        const type = MEDIA_TYPES[name.replace(/.*\./, "")] ?? "text/javascript";
        response.writeHead(200, { "Content-Type": `${type}; charset=utf-8` }).end(content);
      } catch (error) {
        // Vite reports it, in the console and on the page; otherwise it would end the server.
        next(error);
      }
    });
  },
});
