const LOOPBACK = /^(localhost|127(\.\d+){3}|\[::1\])$/;

/** Where a URL may be http instead of https, by its host name. */
export const isHttpAllowed = {
  never: () => false,
  "on-loopback": (host: string) => LOOPBACK.test(host),
  "on-http-pages": (host: string) => LOOPBACK.test(host) || location.protocol === "http:",
};

/** Whether data loaded from this URL cannot be read or changed in transit. */
export const isSecureUrl = (url: string) => {
  const { protocol, hostname } = new URL(url);
  return protocol === "https:" || LOOPBACK.test(hostname);
};
