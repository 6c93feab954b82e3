import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import type { Page } from "@playwright/test";
import type { Site } from "./server.ts";

/** What a browser says of a page's policy: events in the page, reports to a server, the console. */
export interface Heard {
  violations(): Promise<string[]>;
  close(): Promise<void>;
  /** The address for `report-uri`. */
  reportUri: string;
}

// Firefox asks for the page's icon, and Chromium tells of the frame's own attribute, whatever
// stands in the page.
const OF_THE_PAGE = /favicon\.ico|can escape its sandboxing/;

/** Listens to everything that a violation makes a browser say; before the page is opened. */
export async function listenForViolations(page: Page): Promise<Heard> {
  const said: string[] = [];
  const hear = (text: string) => {
    if (!OF_THE_PAGE.test(text)) said.push(text);
  };
  const server = createServer((request, response) => {
    request.on("data", (data) => hear(`report: ${data}`));
    request.on("end", () => response.writeHead(204).end());
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  await page.exposeFunction("heardViolation", (text: string) => hear(`event: ${text}`));
  await page.addInitScript(() => {
    document.addEventListener("securitypolicyviolation", (event) => {
      const heard = window as unknown as { heardViolation?(text: string): void };
      heard.heardViolation?.(`${event.violatedDirective} ${event.blockedURI} ${event.sample}`);
    });
  });
  page.on("console", (message) => {
    const text = message.text();
    if (/Content.Security|Trusted ?Type|Refused to|blocked|sandbox/i.test(text)) {
      hear(`console: ${text}`);
    }
  });
  // Firefox tells of violations here.
  page.on("pageerror", (error) => hear(`console: ${error.message}`));
  return {
    reportUri: `http://127.0.0.1:${(server.address() as AddressInfo).port}/`,
    // Twice through the page's own loop: what was said last has arrived by then.
    async violations() {
      for (const _turn of [1, 2]) await page.evaluate(() => new Promise((go) => setTimeout(go, 0)));
      return said;
    },
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

export const NONCE = "c3RyaWN0";

/** The strict policy of README's recipe, for a page that takes everything from this site. */
export const strictPolicy = ({ otherOrigin }: Site, reportUri: string) =>
  [
    "default-src 'none'",
    `script-src 'nonce-${NONCE}'`,
    "style-src 'self'",
    `connect-src ${otherOrigin}`,
    `img-src ${otherOrigin}`,
    "require-trusted-types-for 'script'",
    "trusted-types 'none'",
    `report-uri ${reportUri}`,
  ].join("; ");
