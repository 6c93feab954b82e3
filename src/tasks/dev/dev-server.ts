import { getMimeType } from "hono/utils/mime";
import type { Plugin } from "vite";
import { buildOnly } from "../build/build-config.ts";
import { served } from "../build/outputs.ts";
import { docsFiles } from "../build/write-docs.ts";

/** As built, from current sources: a practice's files (minified), an empty list of their hashes, the documentation. */
export const serveBuilt = (): Plugin => ({
  name: "serve-built",
  apply: "serve",
  configureServer({ watcher, middlewares }) {
    const built = new Map<string, ReturnType<typeof buildOnly>>();
    watcher.on("all", () => built.clear());

    function read(path: string): Promise<string> | string | Buffer | undefined {
      // The preview asks for the hashes. These files have none, because they change with the sources.
      if (path === "integrity.json") return "{}";
      const name = path === "docs/docs.js" ? "docs" : path;
      if (name === "docs" || served.has(name)) {
        const building = built.get(name) ?? buildOnly(name, { write: false });
        built.set(name, building);
        return building.then(({ code }) => code);
      }
      return path.startsWith("docs/") ? docsFiles({}).get(path.slice(5)) : undefined;
    }

    middlewares.use(async ({ url = "" }, response, next) => {
      const path = url.replace(/[?#].*/s, "").slice(1);
      const file = path === "docs/" ? "docs/index.html" : path;
      if (path === "docs") return response.writeHead(301, { Location: "/docs/" }).end();
      try {
        const body = await read(file);
        if (body === undefined) return next();
        response.writeHead(200, {
          "Content-Type": getMimeType(file),
          "Cache-Control": "no-store",
          // As on a CDN: pages on other origins need it for `integrity` and `import()`.
          "Access-Control-Allow-Origin": "*",
          "Cross-Origin-Resource-Policy": "cross-origin",
        });
        response.end(body);
      } catch (error) {
        // Vite reports it in the terminal; otherwise it would end the server.
        next(error);
      }
    });
  },
});
