import type { Page, Route } from "@playwright/test";
import type { BookingRequest } from "../src/contract/booking-request/booking-request.ts";

/** How the practice's receiver answers one POST. */
export type Reply =
  | "pass on"
  | "no connection"
  | "silence"
  | { after: Promise<unknown> }
  | { status: number; body?: unknown; headers?: Record<string, string> };

/**
 * Stands in for the practice's receiver: answers each POST as `replies` says, in turn, and passes
 * the others on to the true one.
 */
export async function receiver(page: Page, replies: readonly Reply[]) {
  const received: BookingRequest[] = [];
  const waiting = [...replies];
  await page.route("**/dev/booking-requests/", async (route) => {
    if (route.request().method() !== "POST") return route.continue();
    received.push(route.request().postDataJSON());
    await answer(route, waiting.shift() ?? "pass on");
  });
  return { received, ids: () => received.map(({ id }) => id) };
}

async function answer(route: Route, reply: Reply): Promise<void> {
  if (reply === "pass on") return route.continue();
  if (reply === "no connection") return route.abort("connectionreset");
  if (reply === "silence") return;
  if ("after" in reply) {
    await reply.after;
    return route.continue();
  }
  await route.fulfill({
    status: reply.status,
    contentType: "application/json",
    headers: {
      "Access-Control-Allow-Origin": "*",
      "Access-Control-Expose-Headers": "Retry-After",
      ...reply.headers,
    },
    body: JSON.stringify(reply.body ?? {}),
  });
}
