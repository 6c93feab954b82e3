import { readFileSync } from "node:fs";
import { extname, join } from "node:path";
import { VERSION } from "../../src/embed/api/version.ts";
import { type HttpServer, startHttpServer } from "../fixtures/http-server.ts";
import { recordOf } from "../fixtures/open-form.ts";
import type { Site } from "../fixtures/test.ts";
import { CASES } from "./cases.ts";

const MEDIA_TYPES: Record<string, string> = { ".js": "text/javascript", ".html": "text/html" };
const OLDER_VERSION = "0.0.9";

const ID = recordOf("observed-defaults").id;
const OTHER_ID = recordOf("branded").id;

/**
 * Serves `e2e/hosts/pages` on a separate origin, with each `{{placeholder}}` replaced. Libraries
 * come from `/node_modules/`; those without a package are imitated in `/legacy-libraries/`.
 */
export function servePages(site: Site): Promise<HttpServer> {
  return startHttpServer(async (request, response) => {
    const { pathname } = new URL(request.url ?? "/", "http://localhost");
    const special = CASES[pathname.slice(1).replace(/\.html$/, "")];
    try {
      const body = await bodyOf(pathname, site);
      const type = special?.isXhtml ? "application/xhtml+xml" : MEDIA_TYPES[extname(pathname)];
      response.writeHead(200, {
        "Content-Type": `${type ?? "text/plain"}; charset=utf-8`,
        ...special?.headers?.(site),
      });
      response.end(body);
    } catch {
      response.writeHead(404).end();
    }
  });
}

async function bodyOf(pathname: string, site: Site): Promise<string> {
  if (pathname.startsWith("/older-version/")) return olderVersion(pathname, site);
  const read = (...path: string[]) =>
    readFileSync(join(import.meta.dirname, ...path, pathname), "utf8");
  if (pathname.startsWith("/node_modules/")) return read("../..");
  return pathname.endsWith(".html") ? fillIn(read("pages"), site) : read();
}

/** The script or one of its chunks, with an older version number. */
async function olderVersion(pathname: string, site: Site): Promise<string> {
  const path = pathname.replace("/older-version", "").replace(OLDER_VERSION, VERSION);
  const response = await fetch(site.origin + path);
  return (await response.text()).replaceAll(VERSION, OLDER_VERSION);
}

/** Replaces placeholders; `{{script data-target=#slot}}` adds an attribute to the tag. */
function fillIn(html: string, site: Site): string {
  return html.replace(/\{\{([\w-]+)(?: ([^}]+))?\}\}/g, (_, name: string, attribute?: string) => {
    const text = placeholders(site, attribute)[name];
    if (text === undefined) throw new Error(`Unknown placeholder {{${name}}}`);
    return text;
  });
}

function placeholders(site: Site, attribute?: string): Record<string, string> {
  const url = `${site.otherOrigin}/web-scheduler.js`;
  const submitUrl = `${site.otherOrigin}/dev/booking-requests/`;
  const settings = (id: string) =>
    Object.entries({
      "location-id": id,
      "base-url": site.otherOrigin,
      "submit-url": submitUrl,
      phone: "+12025550143",
    });
  const attributes = (id: string, prefix = "") =>
    settings(id)
      .map(([name, value]) => `${prefix}${name}="${value}"`)
      .join(" ");
  const data = attributes(ID, "data-");
  const extra = attribute ? ` ${attribute.replace("=", '="')}"` : "";
  return {
    script: `<script async src="${url}" ${data}${extra}></script>`,
    "script-of-other-location": `<script async src="${url}" ${attributes(OTHER_ID, "data-")}></script>`,
    "script-of-older-version": '<script defer src="/older-version/web-scheduler.js"></script>',
    "sync-script": `<script src="${url}" ${data}></script>`,
    "nonce-script": `<script async nonce="larkmere" src="${url}" ${data}></script>`,
    "script-url": url,
    "data-attributes": data,
    "data-attributes-json": JSON.stringify(
      Object.fromEntries(settings(ID).map(([name, value]) => [`data-${name}`, value])),
    ),
    attributes: attributes(ID),
    query: settings(ID)
      .map(([name, value]) => `${name}=${encodeURIComponent(value)}`)
      .join("&amp;"),
    "location-id": ID,
    "other-location-id": OTHER_ID,
    "base-url": site.otherOrigin,
    "submit-url": submitUrl,
    "record-url": `${site.otherOrigin}/api/v1/location/${ID}/public-detail/`,
  };
}
