import { pathWithoutFaults } from "../faults/fault-run.ts";

const LOOPBACK = /^(localhost|(.+\.)?localhost|127(\.\d{1,3}){3}|\[?::1\]?)$/i;

/**
 * Whether a server that only its own computer reaches is asked for what it keeps under a name that
 * is not its own. A page elsewhere can have its name lead here (DNS rebinding), and would then
 * read the inbox as if it were of the same origin.
 *
 * @param host the address that the server listens on
 */
export const isStrangeName = (host: string, { hostname, pathname }: URL) =>
  LOOPBACK.test(host) &&
  !LOOPBACK.test(hostname) &&
  /^\/dev(\/|$)/i.test(pathWithoutFaults(pathname));

/** The answer to that. */
export const refuseStrangeName = () =>
  new Response(
    "What this server keeps is for its own computer: ask for it as localhost, or start it with --host.\n",
    { status: 403, headers: { "Content-Type": "text/plain; charset=utf-8" } },
  );
