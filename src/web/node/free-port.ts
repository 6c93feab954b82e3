import { createServer } from "node:net";

// Browsers try both loopback addresses for `localhost`, and some systems let two servers share a
// port if one of them listens on all addresses, so the port must be free on all four.
const HOSTS = ["127.0.0.1", "::1", "0.0.0.0", "::"];
const MAX_PORT = 65_535;

/** The first free port from `wanted` on; 0, which means any port, is returned unchanged. */
export async function freePort(wanted: number): Promise<number> {
  if (wanted === 0) return 0;
  for (let port = wanted; port <= MAX_PORT; port += 1) {
    const inUse = [];
    for (const host of HOSTS) inUse.push(await isInUse(port, host));
    if (!inUse.includes(true)) return port;
  }
  throw new Error(`There is no free port from ${wanted} on.`);
}

const isInUse = (port: number, host: string) =>
  new Promise<boolean>((resolve) => {
    const probe = createServer();
    // Other errors, such as missing IPv6, do not concern the port.
    probe.once("error", (error: NodeJS.ErrnoException) => resolve(error.code === "EADDRINUSE"));
    probe.listen({ port, host, ipv6Only: host === "::" }, () => probe.close(() => resolve(false)));
  });
