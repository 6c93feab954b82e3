import { isLoopback } from "../../contract/loopback.ts";

// RFC 1918, RFC 3927 and RFC 6762.
const PRIVATE = /^(10|192\.168|172\.(1[6-9]|2\d|3[01])|169\.254)\.[\d.]+$|\.local$/;

/** Where a URL works, if not everywhere: only on this computer, or also on its private network. */
export function localScope(url: string): "computer" | "network" | null {
  if (!URL.canParse(url)) return null;
  const { hostname } = new URL(url);
  if (isLoopback(hostname)) return "computer";
  return PRIVATE.test(hostname) ? "network" : null;
}

/** A sentence about addresses that only work here; empty if there are none. */
export function localWarning(addresses: Readonly<Record<string, string>>): string {
  const local = Object.entries(addresses).filter(([, url]) => localScope(url) !== null);
  const hosts = new Set(local.map(([, url]) => new URL(url).host));
  if (local.length === 0) return "";
  const names = new Intl.ListFormat("en").format(local.map(([name]) => name));
  const isNetwork = local.every(([, url]) => localScope(url) === "network");
  const where = isNetwork ? "this computer and its network" : "this computer";
  return `Works only on ${where}, because of ${names} (${[...hosts].join(", ")}).`;
}
