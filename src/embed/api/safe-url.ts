const LOOPBACK = /^(localhost|127(\.\d+){3}|\[::1\])$/;

/** Whether it is the host name of this machine, where a URL may be http instead of https. */
export const isLoopback = (host: string) => LOOPBACK.test(host);

/** The same on any host if the page is http, too. */
export const isLoopbackOrHttpPage = (host: string) =>
  isLoopback(host) || location.protocol === "http:";

/** Whether data loaded from this URL cannot be read or changed in transit. */
export const isSecureUrl = (url: string) => {
  const { protocol, hostname } = new URL(url);
  return protocol === "https:" || isLoopback(hostname);
};
