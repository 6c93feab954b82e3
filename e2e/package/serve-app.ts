import { readFileSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { extname, join } from "node:path";

const TYPES: Record<string, string> = { ".js": "text/javascript", ".css": "text/css" };

/** Serves a built single-page app: its files, and its page for every other address. */
export async function serveApp(folder: string): Promise<{ origin: string; close(): void }> {
  const server = createServer((request, response) => {
    const path = (request.url ?? "/").replace(/\?.*/, "");
    const type = TYPES[extname(path)];
    response.writeHead(200, { "Content-Type": type ?? "text/html" });
    response.end(readFileSync(join(folder, type ? path : "index.html")));
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  return {
    origin: `http://localhost:${port}`,
    close: () => {
      server.close();
      server.closeAllConnections();
    },
  };
}
