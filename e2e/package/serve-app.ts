import { readFileSync } from "node:fs";
import { extname, join } from "node:path";
import { type HttpServer, startHttpServer } from "../fixtures/http-server.ts";

const MEDIA_TYPES: Record<string, string> = { ".js": "text/javascript", ".css": "text/css" };

/** Serves a built single-page app: its files, and index.html for every other URL. */
export const serveApp = (folder: string): Promise<HttpServer> =>
  startHttpServer((request, response) => {
    const path = (request.url ?? "/").replace(/\?.*/, "");
    const type = MEDIA_TYPES[extname(path)];
    response.writeHead(200, { "Content-Type": type ?? "text/html" });
    response.end(readFileSync(join(folder, type ? path : "index.html")));
  });
