import type { BookingRequest } from "../contract/booking-request.ts";

const CAMPAIGN = /^(utm_[a-z_]{1,40}|gclid|gbraid|wbraid)$/;
const LONGEST_VALUE = 200;

/** Where a request comes from: the page without query and fragment, and its campaign parameters. */
export function sourceOf(address: string): BookingRequest["source"] {
  const url = new URL(address);
  const campaign: Record<string, string> = {};
  for (const [name, value] of url.searchParams) {
    if (CAMPAIGN.test(name) && value) campaign[name] = value.slice(0, LONGEST_VALUE);
  }
  return { page: url.origin === "null" ? url.protocol : url.origin + url.pathname, campaign };
}
