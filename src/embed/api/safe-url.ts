const LOOPBACK = /^(localhost|127(\.\d+){3}|\[::1\])$/;

/** Where an address may be http and not https, by the host that it names. */
export const isHttpAllowed = {
  never: () => false,
  "on-loopback": (host: string) => LOOPBACK.test(host),
  "on-http-pages": (host: string) => LOOPBACK.test(host) || location.protocol === "http:",
};

/** Whether nobody on the way can read what is loaded from this address. */
export const isPrivate = (address: string) => {
  const { protocol, hostname } = new URL(address);
  return protocol === "https:" || LOOPBACK.test(hostname);
};
