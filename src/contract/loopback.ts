const LOOPBACK = /^((.+\.)?localhost|127(\.\d{1,3}){3}|\[?::1\]?)$/i;

/** Whether a host name or address is that of this computer, which only it can reach. */
export const isLoopback = (name: string) => LOOPBACK.test(name);
