const LOOPBACK = /^((.+\.)?localhost|127(\.\d{1,3}){3}|\[?::1\]?)$/i;

/** Whether a host name or address is that of this computer, which only it can reach. */
export const isLoopback = (name: string) => LOOPBACK.test(name);

/** Whether data from this URL cannot be read or changed in transit. */
export const isSecureUrl = (url: string) =>
  new URL(url).protocol === "https:" || isLoopback(new URL(url).hostname);
