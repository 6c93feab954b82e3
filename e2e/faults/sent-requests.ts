import type { Page } from "@playwright/test";
import { expect } from "../fixtures/test.ts";

/**
 * Tells when a request of the page's has left the browser; Chromium only. That it was made, which
 * Playwright tells, may be long before: a preflight goes first.
 */
export async function onTheWire(page: Page) {
  const session = await page.context().newCDPSession(page);
  const asked = new Map<string, string>();
  const sent = new Set<string>();
  session.on("Network.requestWillBeSent", ({ requestId, request: { method, url } }) =>
    asked.set(requestId, `${method} ${new URL(url).pathname}`),
  );
  session.on("Network.requestWillBeSentExtraInfo", ({ requestId }) => sent.add(requestId));
  await session.send("Network.enable");
  return (method: string, path: string) =>
    expect
      .poll(() =>
        [...asked].some(([id, line]) => {
          return sent.has(id) && line.startsWith(`${method} `) && line.endsWith(path);
        }),
      )
      .toBe(true);
}
