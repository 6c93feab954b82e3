const LOOPBACK = /^(localhost|127(\.\d+){3}|\[::1\])$/;

/** Whether a host name is that of this machine, where a URL may be http instead of https. */
export const isLoopback = (hostname: string) => LOOPBACK.test(hostname);

/** Like {@link isLoopback}, and true for every host name if the page itself is http. */
export const isLoopbackOrHttpPage = (hostname: string) =>
  isLoopback(hostname) || location.protocol === "http:";

/** Whether data from this URL cannot be read or changed in transit. */
export const isSecureUrl = (url: string) => {
  const { protocol, hostname } = new URL(url);
  return protocol === "https:" || isLoopback(hostname);
};
