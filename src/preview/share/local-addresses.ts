import { isHttpAllowed } from "../../embed/api/safe-url.ts";

// RFC 1918, RFC 3927 and RFC 6762.
const PRIVATE = /^(10|192\.168|172\.(1[6-9]|2\d|3[01])|169\.254)\.[\d.]+$|\.(local|localhost)$/;

/** Whether other people cannot open a URL: it is of this computer or of a private network. */
export function isLocalUrl(url: string): boolean {
  if (!URL.canParse(url)) return false;
  const { hostname } = new URL(url);
  return isHttpAllowed["on-loopback"](hostname) || PRIVATE.test(hostname);
}

/** A sentence about addresses that only work here; empty if there are none. */
export function localWarning(addresses: Readonly<Record<string, string>>): string {
  const local = Object.entries(addresses).filter(([, url]) => isLocalUrl(url));
  const hosts = new Set(local.map(([, url]) => new URL(url).host));
  if (local.length === 0) return "";
  const names = new Intl.ListFormat("en").format(local.map(([name]) => name));
  return `Works only on this computer or its network, because of ${names} (${[...hosts].join(", ")}).`;
}
