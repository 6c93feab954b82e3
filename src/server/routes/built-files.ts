import { existsSync } from "node:fs";
import { join } from "node:path";
import { serveStatic } from "@hono/node-server/serve-static";
import { Hono } from "hono";
import { redirectToSlash } from "../../web/http/paths.ts";

/**
 * The built script, the preview and the practice page's assets. Every origin may read them: other
 * sites load the script with `integrity`, and the script loads its chunks with `import()`.
 */
export function builtFiles(folder: string): Hono {
  const app = new Hono();
  if (!existsSync(folder)) return app;
  // Relative URLs in a page need the trailing slash.
  app.get("*", async (c, next) => {
    const { path } = c.req;
    const isPage = !path.endsWith("/") && existsSync(join(folder, path, "index.html"));
    return isPage ? redirectToSlash(c) : next();
  });
  app.use(async (c, next) => {
    await next();
    if (!c.res.ok) return;
    c.header("Access-Control-Allow-Origin", "*");
    // For pages with `Cross-Origin-Embedder-Policy: require-corp`.
    c.header("Cross-Origin-Resource-Policy", "cross-origin");
  });
  app.use(serveStatic({ root: folder }));
  return app;
}
