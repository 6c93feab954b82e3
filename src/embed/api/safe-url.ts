const LOOPBACK = /^(localhost|127(\.\d+){3}|\[::1\])$/;

/** Whether it is the host name of this machine, where a URL may be http instead of https. */
export const isLoopback = (hostname: string) => LOOPBACK.test(hostname);

/** The same for any name if the page is http, too. */
export const isLoopbackOrHttpPage = (hostname: string) =>
  isLoopback(hostname) || location.protocol === "http:";

/** Whether data loaded from this URL cannot be read or changed in transit. */
export const isSecureUrl = (url: string) => {
  const { protocol, hostname } = new URL(url);
  return protocol === "https:" || isLoopback(hostname);
};
