import { getConnInfo } from "@hono/node-server/conninfo";
import type { Context } from "hono";
import ipaddr from "ipaddr.js";

const WINDOW_MS = 60_000;

/** Counts events per key in windows of a minute; returns 0 if one is allowed, otherwise the seconds until it is. */
export function rateLimit(max: number): (key: string) => number {
  let counts = new Map<string, number>();
  let windowEnd = 0;
  return (key) => {
    // Never set back, unlike the date.
    const time = performance.now();
    if (time >= windowEnd) {
      // Also bounds the memory that many keys need.
      counts = new Map();
      windowEnd = time + WINDOW_MS;
    }
    const count = (counts.get(key) ?? 0) + 1;
    counts.set(key, count);
    return count <= max ? 0 : Math.ceil((windowEnd - time) / 1000);
  };
}

/** A proxy appends the address that it sees: only the last one in its header is not the client's own claim. */
export const clientNetwork =
  (addressHeader: string | undefined) =>
  (c: Context): string => {
    const claimed = addressHeader && c.req.header(addressHeader)?.split(",").at(-1)?.trim();
    return networkOf(claimed || (getConnInfo(c).remote.address ?? ""));
  };

/**
 * The key of a client's address as proxies write it, with a port, brackets, a zone or quotes, also as a
 * `Forwarded` element (RFC 7239); a network of IPv6, because one client has all of its addresses.
 */
export function networkOf(written: string): string {
  const text = (/(?:^|;)\s*for\s*=([^;]*)/i.exec(written)?.[1] ?? written).replace(/["\s]/g, "");
  const [, bracketed] = /^\[([^\]]*)\](?::\w*)?$/.exec(text) ?? [];
  const address = bracketed ?? text.replace(/^([\d.]+):\w*$/, "$1");
  // One key for all of them, so that spelling it differently gains nothing.
  if (!ipaddr.isValid(address)) return "unknown";
  const parsed = ipaddr.process(address);
  if (parsed.kind() === "ipv4") return parsed.toString();
  return parsed.toNormalizedString().split(":").slice(0, 4).join(":");
}
