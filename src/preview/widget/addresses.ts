import type { Way } from "./fault-options.ts";

/** Where a widget loads from and sends to. */
export interface Addresses {
  baseUrl: string;
  submitUrl: string;
}

/**
 * The server that the page came from; under its faults where one is to be met, each time under
 * another address, so that it is played anew.
 */
export function addressesOf(
  site: string,
  fault: { way: Way; scenarios: string } | null = null,
): Addresses {
  const token = Math.random().toString(36).slice(2, 8);
  const under = (way: Way) => (fault?.way === way ? `${site}/f/${fault.scenarios}~${token}` : site);
  return { baseUrl: under("load"), submitUrl: `${under("send")}/dev/booking-requests/` };
}
