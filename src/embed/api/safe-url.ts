import { isLoopback } from "../../contract/loopback.ts";

/** Like {@link isLoopback}, and true for every host name if the page itself is http. */
export const isLoopbackOrHttpPage = (hostname: string) =>
  isLoopback(hostname) || location.protocol === "http:";

/** Whether data from this URL cannot be read or changed in transit. */
export const isSecureUrl = (url: string) => {
  const { protocol, hostname } = new URL(url);
  return protocol === "https:" || isLoopback(hostname);
};
