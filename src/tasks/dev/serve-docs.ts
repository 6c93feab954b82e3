import type { Plugin } from "vite";
import { bundleInMemory } from "../build/build-in-memory.ts";
import { docsConfig } from "../build/vite-configs.ts";
import { docsFiles } from "../build/write-docs.ts";

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
