import type { HonoRequest } from "hono";
import { pathWithoutFaults } from "../faults/fault-run.ts";

const LOOPBACK = /^(localhost|(.+\.)?localhost|127(\.\d{1,3}){3}|\[?::1\]?)$/i;

const OTHER_NAME: Record<string, string> = { localhost: "127.0.0.1", "127.0.0.1": "localhost" };

/**
 * The same loopback server under its other name, which is a different origin to a browser. Sample
 * pages use it so that their endpoint is cross-origin, as in production.
 */
export function otherLoopbackOrigin({ protocol, hostname, port }: URL): string | undefined {
  const name = Object.hasOwn(OTHER_NAME, hostname) ? OTHER_NAME[hostname] : undefined;
  return name && `${protocol}//${name}${port && `:${port}`}`;
}

/**
 * Whether a request for stored data reaches a loopback server under a foreign host name. With DNS
 * rebinding, another site could point its name here and read the inbox as same-origin.
 *
 * @param host the address that the server listens on
 */
export const isRebindingHost = (host: string, { hostname, pathname }: URL) =>
  LOOPBACK.test(host) &&
  !LOOPBACK.test(hostname) &&
  /^\/dev(\/|$)/i.test(pathWithoutFaults(pathname));

export const rejectRebindingHost = () =>
  new Response(
    "Permission denied. Open this page as localhost, or start the server with --host.\n",
    { status: 403, headers: { "Content-Type": "text/plain; charset=utf-8" } },
  );

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
