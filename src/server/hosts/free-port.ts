import { createServer } from "node:net";

// A browser that is told `localhost` tries both loopback addresses, and some systems let two
// servers share a port when one of them listens on all addresses: it must be free on all four.
const HOSTS = ["127.0.0.1", "::1", "0.0.0.0", "::"];
const LAST_PORT = 65_535;

/** The first port from `wanted` on that nobody listens on; 0 stays 0, for any free one. */
export async function freePort(wanted: number): Promise<number> {
  if (wanted === 0) return 0;
  for (let port = wanted; port <= LAST_PORT; port += 1) {
    const taken = [];
    for (const host of HOSTS) taken.push(await isTaken(port, host));
    if (!taken.includes(true)) return port;
  }
  throw new Error(`No port is free from ${wanted} on.`);
}

const isTaken = (port: number, host: string) =>
  new Promise<boolean>((resolve) => {
    const probe = createServer();
    // Every other error, such as no IPv6 on this machine, says nothing about the port.
    probe.once("error", (error: NodeJS.ErrnoException) => resolve(error.code === "EADDRINUSE"));
    probe.listen({ port, host, ipv6Only: host === "::" }, () => probe.close(() => resolve(false)));
  });
