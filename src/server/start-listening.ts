import type { AddressInfo } from "node:net";
import { createAdaptorServer } from "@hono/node-server";

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

/** Hosts a fetch handler on `node:http`; rejects where the address cannot be had. */
export async function startListening(
  fetch: Fetch,
  { port, host }: { port: number; host: string },
): Promise<Listening> {
  const server = createAdaptorServer({ fetch });
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
      const cut = setTimeout(
        () => "closeAllConnections" in server && server.closeAllConnections(),
        patienceMs,
      );
      await new Promise((resolve) => server.close(resolve));
      clearTimeout(cut);
    },
  };
}
