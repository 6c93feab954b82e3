import type { Server } from "node:http";
import type { AddressInfo } from "node:net";
import { createAdaptorServer } from "@hono/node-server";
import { answerBadRequests } from "../http/bad-requests.ts";

type Fetch = Parameters<typeof createAdaptorServer>[0]["fetch"];

export interface Listening {
  /** The port it got, also where any was asked for. */
  port: number;
  /**
   * Takes no new connection, lets the answers under way finish, and cuts what is still open after
   * `patienceMs`.
   */
  stop(patienceMs: number): Promise<void>;
}

/** How long a client may take, in milliseconds. */
export interface Patience {
  /** For the request line and the headers. */
  headersTimeout: number;
  /** For the whole request, its body included. */
  requestTimeout: number;
  /** How often that is looked at. */
  connectionsCheckingInterval: number;
}

const PATIENCE: Patience = {
  headersTimeout: 10_000,
  requestTimeout: 60_000,
  connectionsCheckingInterval: 1000,
};

const IDLE_MS = 50;

// Room for a request line of 64 kB, so that it is told what is wrong with it.
const MOST_HEADER_BYTES = 131_072;

/** Hosts a fetch handler on `node:http`; rejects where the address cannot be had. */
export async function startListening(
  fetch: Fetch,
  { port, host }: { port: number; host: string },
  patience: Patience = PATIENCE,
): Promise<Listening> {
  const serverOptions = { ...patience, maxHeaderSize: MOST_HEADER_BYTES };
  const server = createAdaptorServer({ fetch, serverOptions }) as Server;
  answerBadRequests(server);
  await new Promise<void>((resolve, reject) => {
    server.once("error", reject);
    server.listen(port, host, () => {
      server.off("error", reject);
      resolve();
    });
  });
  return {
    port: (server.address() as AddressInfo).port,
    async stop(patienceMs) {
      const cut = setTimeout(() => server.closeAllConnections(), patienceMs);
      // A connection whose answer leaves now would be kept open for another request.
      const idle = setInterval(() => server.closeIdleConnections(), IDLE_MS);
      await new Promise((resolve) => server.close(resolve));
      clearTimeout(cut);
      clearInterval(idle);
    },
  };
}
