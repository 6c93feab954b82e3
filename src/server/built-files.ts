import { existsSync } from "node:fs";
import { serveStatic } from "@hono/node-server/serve-static";
import { Hono } from "hono";

/**
 * The built script and the practice page's assets. Every origin may read them: pages elsewhere
 * load the script with `integrity`, and the script loads its parts by `import()`.
 */
export function builtFiles(folder: string): Hono {
  const app = new Hono();
  if (!existsSync(folder)) return app;
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
