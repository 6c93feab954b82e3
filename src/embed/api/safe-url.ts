const LOOPBACK = /^(localhost|127(\.\d+){3}|\[::1\])$/;

/** Where a URL may be http instead of https, by its host name. */
export const isHttpAllowed = {
  never: () => false,
  "on-loopback": (host: string) => LOOPBACK.test(host),
  "on-http-pages": (host: string) => LOOPBACK.test(host) || location.protocol === "http:",
};

/** Whether nobody on the network can read or change what is loaded from this URL. */
export const isSecureUrl = (url: string) => {
  const { protocol, hostname } = new URL(url);
  return protocol === "https:" || LOOPBACK.test(hostname);
};
