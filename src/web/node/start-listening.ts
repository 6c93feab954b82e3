import { once } from "node:events";
import type { Server } from "node:http";
import type { AddressInfo } from "node:net";
import { createAdaptorServer } from "@hono/node-server";

type Fetch = Parameters<typeof createAdaptorServer>[0]["fetch"];

/** Limits for slow clients, in milliseconds. */
const TIMEOUTS = {
  headersTimeout: 10_000,
  requestTimeout: 60_000,
  /** How often Node checks the other two. */
  connectionsCheckingInterval: 1000,
  // Longer than load balancers' 60 seconds: if the server closes the connection first, they may respond with 502.
  keepAliveTimeout: 75_000,
};

const IDLE_CHECK_MS = 50;

/** Serves a fetch handler on `node:http`; rejects if the address is not available. */
export async function startListening(
  fetch: Fetch,
  { port, host }: { port: number; host: string },
  timeouts: Partial<typeof TIMEOUTS> = {},
) {
  const serverOptions = { ...TIMEOUTS, ...timeouts };
  const server = createAdaptorServer({ fetch, serverOptions }) as Server;
  server.listen(port, host);
  // Rejects if the server emits an error first.
  await once(server, "listening");
  return {
    /** The actual port, even if 0 was requested. */
    port: (server.address() as AddressInfo).port,
    /** Accepts no new connections, waits for pending responses, and closes the others after `timeoutMs`. */
    async stop(timeoutMs: number) {
      const forceClose = setTimeout(() => server.closeAllConnections(), timeoutMs);
      // A keep-alive connection becomes idle only after its last response.
      const closeIdle = setInterval(() => server.closeIdleConnections(), IDLE_CHECK_MS);
      await new Promise((resolve) => server.close(resolve));
      clearTimeout(forceClose);
      clearInterval(closeIdle);
    },
  };
}

const MAX_PATH_LENGTH = 200;

/** Logs a line per completed response, without query strings and bodies, which may contain patient data. */
export const logRequests =
  (handle: Fetch): Fetch =>
  (request, env) => {
    const started = performance.now();
    const { method, url } = request;
    const { outgoing } = env;
    outgoing.once("close", () => {
      const { pathname, search } = new URL(url);
      const path =
        pathname.length > MAX_PATH_LENGTH ? `${pathname.slice(0, MAX_PATH_LENGTH)}…` : pathname;
      const ms = Math.round(performance.now() - started);
      const status = outgoing.writableFinished ? outgoing.statusCode : "aborted";
      console.log(`${method} ${path}${search && "?…"} ${status} ${ms} ms`);
    });
    return handle(request, env);
  };
