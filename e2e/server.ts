import { test as base } from "@playwright/test";
import { type HostPages, hostPages } from "./host-page.ts";

/** Where the built script, the practice pages, the endpoint and the inbox are served. */
export interface Site {
  /** The address without a final slash. */
  origin: string;
  /** The same server under another origin: for a page that loads everything from elsewhere. */
  otherOrigin: string;
}

/**
 * Playwright's test with the running site, which all tests share, so that each reads the inbox
 * for its own request; and with a server for pages that a test makes up.
 */
export const test = base.extend<object, { site: Site; host: HostPages }>({
  site: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names in this pattern.
    async ({}, use) => {
      const port = process.env.SITE_PORT;
      if (port === undefined) throw new Error("The server did not say its port.");
      await use({ origin: `http://localhost:${port}`, otherOrigin: `http://127.0.0.1:${port}` });
    },
    { scope: "worker" },
  ],
  host: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names in this pattern.
    async ({}, use) => {
      const pages = await hostPages();
      await use(pages);
      await pages.close();
    },
    { scope: "worker" },
  ],
});

export { expect } from "@playwright/test";

/** Whether the full matrices were asked for (`npm run test:all`), not the pairwise ones. */
export const full = process.env.FULL === "1";
