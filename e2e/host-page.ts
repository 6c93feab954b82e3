import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import type { Page } from "@playwright/test";
import type { Site } from "./server.ts";

/** What a page wrote to its console, and what it threw. */
export function listen(page: Page): { console: string[]; errors: string[] } {
  const heard = { console: [] as string[], errors: [] as string[] };
  page.on("console", (message) => heard.console.push(message.text()));
  page.on("pageerror", (error) => heard.errors.push(error.message));
  return heard;
}

/** A server for host pages: a page that a test made up has to come over a real connection, since
 * browsers keep pages of unknown origin from asking this machine. */
export interface HostPages {
  /** Serves this body at an address of its own, on another origin than the script's, with these
   * headers: a Content-Security-Policy, say. */
  address(body: string, headers?: Record<string, string>): string;
  close(): Promise<void>;
}

export async function hostPages(): Promise<HostPages> {
  const pages = new Map<string, { body: string; headers: Record<string, string> }>();
  const server = createServer((request, response) => {
    const page = pages.get((request.url ?? "").replace(/\?.*/, ""));
    response.writeHead(page ? 200 : 404, { "Content-Type": "text/html", ...page?.headers });
    response.end(page?.body);
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  return {
    address(body, headers = {}) {
      const path = `/${pages.size}/`;
      pages.set(path, {
        headers,
        body: `<!doctype html><html lang="en"><title>A practice</title><h1>A practice</h1>${body}<p id="after">Still here</p></html>`,
      });
      return `http://localhost:${port}${path}`;
    },
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

/** The script tag with these attributes; those of a practice's page unless said otherwise. */
export function scriptTag(site: Site, attributes: Record<string, string | null>): string {
  const all: Record<string, string | null> = {
    "data-base-url": site.otherOrigin,
    "data-submit-url": `${site.otherOrigin}/dev/booking-requests/`,
    "data-phone": "+12025550143",
    ...attributes,
  };
  const written = Object.entries(all)
    .filter(([, value]) => value !== null)
    .map(([name, value]) => `${name}="${value}"`);
  return `<script async src="${site.origin}/web-scheduler.js" ${written.join(" ")}></script>`;
}
