import type { HonoRequest, MiddlewareHandler } from "hono";
import { isLoopback } from "../../contract/loopback.ts";

/**
 * The same loopback server under its other name, which is a different origin to a browser. Sample
 * pages use it so that their endpoint is cross-origin, as in production.
 */
export function otherLoopbackOrigin({ protocol, hostname, port }: URL): string | undefined {
  if (!/^(localhost|127\.0\.0\.1)$/.test(hostname)) return undefined;
  const name = hostname === "localhost" ? "127.0.0.1" : "localhost";
  return `${protocol}//${name}${port && `:${port}`}`;
}

/**
 * Rejects requests for other host names on a loopback address: with DNS rebinding, another site could point its own
 * name here and read the inbox as same-origin.
 * @param option the command's option that allows another name
 * @param isPublic paths that contain nothing private: as the router sees them, decoded
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

/**
 * Whether the request comes from a page of this server. Browsers send `Sec-Fetch-Site` only to
 * trustworthy origins; over plain HTTP on other hosts, `Origin` is compared instead.
 */
export function isSameOrigin(request: HonoRequest): boolean {
  const site = request.header("Sec-Fetch-Site");
  return site === undefined
    ? request.header("Origin") === new URL(request.url).origin
    : site === "same-origin";
}

const PAGE_ORIGIN = /^https?:\/\/(?:(?:[\w-]+\.)*[\w-]+\.?|\[[\da-f:]+\])(?::\d+)?$/;

/**
 * An origin as browsers send it with requests of a page, of one with capital letters, the default port or a name
 * in another script; null if no page has it.
 */
export function readOrigin(text: string): string | null {
  if (!/^https?:\/\/[^/\\?#@\s]+$/i.test(text) || !URL.canParse(text)) return null;
  const { origin } = new URL(text);
  return PAGE_ORIGIN.test(origin) ? origin : null;
}
