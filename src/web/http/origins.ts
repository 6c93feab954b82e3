import type { MiddlewareHandler } from "hono";
import { isLoopback } from "../../contract/loopback.ts";

/**
 * The same loopback server's other name: a different origin, so that sample pages are cross-origin as in production.
 */
export function otherLoopbackOrigin({ protocol, hostname, port }: URL): string | undefined {
  if (!/^(localhost|127\.0\.0\.1)$/.test(hostname)) return undefined;
  const name = hostname === "localhost" ? "127.0.0.1" : "localhost";
  return `${protocol}//${name}${port && `:${port}`}`;
}

/**
 * Rejects other host names on a loopback address: with DNS rebinding, a site could use its own name to read the inbox.
 * @param option allows another name @param isPublic paths as the router decodes them, with nothing private
 * @param allowed another name, such as that of a proxy in front of the server
 */
export const rejectOtherHosts =
  (
    address: string,
    option: string,
    isPublic: (path: string) => boolean,
    allowed?: string,
  ): MiddlewareHandler =>
  async (c, next) => {
    const { hostname } = new URL(c.req.url);
    const isAllowed = !isLoopback(address) || isLoopback(hostname) || hostname === allowed;
    if (isAllowed || isPublic(c.req.path)) return next();
    return c.text(
      `Permission denied. Open this page as localhost, or start the server with ${option}.\n`,
      403,
    );
  };

const PAGE_ORIGIN = /^https?:\/\/(?:(?:[\w-]+\.)*[\w-]+\.?|\[[\da-f:]+\])(?::\d+)?$/;

/** Normalizes capitals, default port and international names as browsers do; null if no page has the origin. */
export function readOrigin(text: string): string | null {
  if (!/^https?:\/\/[^/\\?#@\s]+$/i.test(text) || !URL.canParse(text)) return null;
  const { origin } = new URL(text);
  return PAGE_ORIGIN.test(origin) ? origin : null;
}
