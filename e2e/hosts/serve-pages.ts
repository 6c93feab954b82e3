import { readFileSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { extname, join, normalize } from "node:path";
import { VERSION } from "../../src/embed/api/version.ts";
import { EXAMPLES } from "../../src/examples/index.ts";
import type { Site } from "../fixtures/test.ts";
import { CASES } from "./cases.ts";

const TYPES: Record<string, string> = { ".js": "text/javascript", ".html": "text/html" };

/** The example that the pages book with, and another practice's. */
export const [BOOKED, OTHER] = ["observed-defaults", "branded"].map(
  (slug) => EXAMPLES.find((example) => example.slug === slug)?.record.id ?? "",
) as [string, string];

/**
 * Serves `e2e/hosts/pages` on an origin of its own: other people's pages, as they would write
 * them, with `{{…}}` where the address of the script and the settings go. Old libraries come from
 * the packages (`/lib/`) or stand-ins (`/stand-in/`).
 */
export async function servePages(site: Site): Promise<{ origin: string; close(): Promise<void> }> {
  const server = createServer(async (request, response) => {
    const path = normalize(new URL(request.url ?? "/", "http://x").pathname);
    const name = /^\/(\w[\w.-]*?)(\.html)?$/.exec(path)?.[1];
    try {
      const body = name
        ? hostPage(name, site)
        : path.startsWith("/older/")
          ? await older(path.slice(6), site)
          : readFileSync(join(import.meta.dirname, at(path)));
      const type = CASES[name ?? ""]?.xhtml ? "application/xhtml+xml" : TYPES[extname(path)];
      response.writeHead(200, {
        "Content-Type": `${type ?? "text/html"}; charset=utf-8`,
        ...(name ? CASES[name]?.headers?.(site) : {}),
      });
      response.end(body);
    } catch {
      response.writeHead(404).end();
    }
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return {
    origin: `http://localhost:${(server.address() as AddressInfo).port}`,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

/** The script and its parts as another version of them would be. */
async function older(path: string, site: Site): Promise<string> {
  const response = await fetch(site.origin + path.replace("0.0.9", VERSION));
  return (await response.text()).replaceAll(VERSION, "0.0.9");
}

const at = (path: string) =>
  path.startsWith("/lib/") ? `../../node_modules/${path.slice(5)}` : path.slice(1);

function hostPage(name: string, site: Site): string {
  if (name === "elsewhere") return "<!doctype html><title>Elsewhere</title><h1>Elsewhere</h1>";
  const page =
    name === "fragment"
      ? '<p class="swapped">Book here</p>{{tag}}'
      : readFileSync(join(import.meta.dirname, "pages", `${name}.html`), "utf8");
  return page.replace(/\{\{([\w-]+)(?: ([^}]+))?\}\}/g, (_, what: string, more?: string) =>
    written(what, more, site),
  );
}

/** What stands for a placeholder. */
function written(what: string, more: string | undefined, site: Site): string {
  const src = `${site.otherOrigin}/web-scheduler.js`;
  const settings = {
    "location-id": what === "other" ? OTHER : BOOKED,
    "base-url": site.otherOrigin,
    "submit-url": `${site.otherOrigin}/dev/booking-requests/`,
    phone: "+12025550143",
  };
  const pairs = Object.entries(settings);
  const data = pairs.map(([name, value]) => `data-${name}="${value}"`).join(" ");
  const extra = more ? ` ${more.replace("=", '="')}"` : "";
  const texts: Record<string, string> = {
    src,
    data,
    tag: `<script async src="${src}" ${data}${extra}></script>`,
    other: `<script async src="${src}" ${data}></script>`,
    older: '<script defer src="/older/web-scheduler.js"></script>',
    sync: `<script src="${src}" ${data}></script>`,
    nonced: `<script async nonce="larkmere" src="${src}" ${data}></script>`,
    query: pairs.map(([name, value]) => `${name}=${encodeURIComponent(value)}`).join("&amp;"),
    attributes: pairs.map(([name, value]) => `${name}="${value}"`).join(" "),
    json: JSON.stringify(Object.fromEntries(pairs.map(([name, value]) => [`data-${name}`, value]))),
    id: BOOKED,
    "other-id": OTHER,
    api: site.otherOrigin,
    submit: settings["submit-url"],
    record: `${site.otherOrigin}/api/v1/location/${BOOKED}/public-detail/`,
  };
  const text = texts[what];
  if (text === undefined) throw new Error(`No page has a {{${what}}}.`);
  return text;
}
