import type { Page } from "@playwright/test";
import { expect } from "../fixtures/test.ts";

type WaitForRequest = (method: string, path: string) => Promise<void>;

/**
 * Returns a function that waits until a request is sent. Chromium reports when a request leaves
 * the browser; other browsers only when it is created, which is before its preflight request.
 */
export async function trackSentRequests(page: Page, browserName: string): Promise<WaitForRequest> {
  const isSent = browserName === "chromium" ? await trackInChromium(page) : trackCreated(page);
  return (method, path) => expect.poll(() => isSent(method, path)).toBe(true);
}

async function trackInChromium(page: Page) {
  const session = await page.context().newCDPSession(page);
  const created = new Map<string, { method: string; pathname: string }>();
  const sent = new Set<string>();
  session.on("Network.requestWillBeSent", ({ requestId, request: { method, url } }) =>
    created.set(requestId, { method, pathname: new URL(url).pathname }),
  );
  session.on("Network.requestWillBeSentExtraInfo", ({ requestId }) => sent.add(requestId));
  await session.send("Network.enable");
  return (method: string, path: string) =>
    [...created].some(
      ([id, request]) =>
        sent.has(id) && request.method === method && request.pathname.endsWith(path),
    );
}

function trackCreated(page: Page) {
  const created: { method: string; url: string }[] = [];
  page.on("request", (request) => created.push({ method: request.method(), url: request.url() }));
  return (method: string, path: string) =>
    created.some((request) => request.method === method && request.url.endsWith(path));
}
