import { readFileSync } from "node:fs";
import { join } from "node:path";
import { VERSION } from "../../src/settings/names.ts";
import { type HttpServer, startHttpServer } from "../fixtures/http-server.ts";
import { site } from "../fixtures/site.ts";
import { HOST_PAGES } from "./all-pages.ts";
import { type HostPage, htmlOf } from "./host-page.ts";
import { createTags } from "./tags.ts";

const OLDER_VERSION = "0.0.9";

const OTHER_DOCUMENTS: Record<string, Pick<HostPage, "document">> = {
  fragment: { document: ({ script }) => `<p class="swapped">Book here</p>${script}` },
  "other-page": {
    document: '<!doctype html><html lang="en"><title>Other page</title><h1>Other page</h1></html>',
  },
};

/** Serves the host pages on a separate origin, with their libraries from `/node_modules/`. */
export function servePages(): Promise<HttpServer> {
  const tags = createTags();
  return startHttpServer(async (request, response) => {
    const { pathname } = new URL(request.url ?? "/", "http://localhost");
    const name = pathname.slice(1).replace(/\.html$/, "");
    const page: HostPage | undefined = HOST_PAGES[name] ?? OTHER_DOCUMENTS[name];
    try {
      const body = page ? htmlOf(page, tags) : await scriptAt(pathname);
      const type = page?.isXhtml ? "application/xhtml+xml" : page ? "text/html" : "text/javascript";
      response.writeHead(200, { "Content-Type": `${type}; charset=utf-8`, ...page?.headers });
      response.end(body);
    } catch {
      response.writeHead(404).end();
    }
  });
}

async function scriptAt(pathname: string): Promise<string> {
  if (!pathname.startsWith("/older-version/")) {
    return readFileSync(join(import.meta.dirname, "../..", pathname), "utf8");
  }
  const path = pathname.replace("/older-version", "").replace(OLDER_VERSION, VERSION);
  const response = await fetch(site.origin + path);
  return (await response.text()).replaceAll(VERSION, OLDER_VERSION);
}
