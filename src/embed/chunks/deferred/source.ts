import type { BookingRequest } from "../../../contract/booking-request/booking-request.ts";
import type { Settings } from "../../api/attributes.ts";
import { campaignOf, flatVisit, isEmpty, type Visit } from "../attribution/campaign.ts";

/** What the widget saw of the page's address, and of the visit. */
export interface Seen {
  attribution: Settings["attribution"];
  /** The address when the script came, when the form came, and now. */
  addresses: readonly [landing: string, mounted: string, now: string];
  visit: Visit | null;
}

/** Where a request comes from: the page without query and fragment, and its campaign parameters. */
export function sourceOf({ attribution, addresses, visit }: Seen): BookingRequest["source"] {
  const { protocol, origin, pathname } = new URL(addresses[2]);
  return {
    page: origin === "null" ? protocol : origin + pathname,
    campaign: attribution === "none" ? {} : visit ? flatVisit(visit) : thisPage(addresses),
  };
}

// A single-page app drops the parameters of the address that its visitor landed on.
const thisPage = (addresses: Seen["addresses"]) =>
  addresses.map(campaignOf).findLast((campaign) => !isEmpty(campaign)) ?? {};
