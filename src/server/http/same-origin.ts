import type { HonoRequest } from "hono";

/**
 * Whether a page of this server's own asks. A browser says so itself; over plain HTTP beyond the
 * loopback address it does not, and then the page's origin tells.
 */
export function isSameOrigin(request: HonoRequest): boolean {
  const site = request.header("Sec-Fetch-Site");
  return site === undefined
    ? request.header("Origin") === new URL(request.url).origin
    : site === "same-origin";
}
