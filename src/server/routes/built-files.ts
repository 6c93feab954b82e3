import { existsSync } from "node:fs";
import { join } from "node:path";
import { serveStatic } from "@hono/node-server/serve-static";
import { Hono } from "hono";
import { toSlashedPath } from "../http/paths.ts";

/**
 * The built script, the preview and the practice page's assets. Every origin may read them: pages elsewhere
 * load the script with `integrity`, and the script loads its parts by `import()`.
 */
export function builtFiles(folder: string): Hono {
  const app = new Hono();
  if (!existsSync(folder)) return app;
  const isPage = (path: string) =>
    !path.endsWith("/") && existsSync(join(folder, path, "index.html"));
  // What a page has beside it is found by addresses that begin at its folder.
  app.get("*", (c, next) => (isPage(c.req.path) ? toSlashedPath(c) : next()));
  app.use(
    serveStatic({
      root: folder,
      onFound(_path, c) {
        c.header("Access-Control-Allow-Origin", "*");
        // For pages with `Cross-Origin-Embedder-Policy: require-corp`.
        c.header("Cross-Origin-Resource-Policy", "cross-origin");
      },
    }),
  );
  return app;
}
