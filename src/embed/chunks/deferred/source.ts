import type { BookingRequest } from "../../../contract/booking-request/booking-request.ts";
import type { Settings } from "../../api/attributes.ts";

const PARAMETER = /^utm_[a-z_]{1,40}$/;
const MAX_VALUE_LENGTH = 200;
// Real campaigns have up to ten.
const MAX_PARAMETERS = 20;

/**
 * A request's `source`: the page without query and fragment, and the campaign parameters.
 *
 * @param urls the page's URL when the script loaded, when the form started, and now
 */
export function sourceOf(
  attribution: Settings["attribution"],
  urls: readonly [landing: string, mounted: string, current: string],
): BookingRequest["source"] {
  const { protocol, origin, pathname } = new URL(urls[2]);
  return {
    page: origin === "null" ? protocol : origin + pathname,
    // A single-page app may have dropped the parameters of the URL that the patient landed on.
    campaign:
      attribution === "none"
        ? {}
        : (urls.map(campaignOf).findLast((campaign) => Object.keys(campaign).length > 0) ?? {}),
  };
}

/** The first 20 campaign parameters of a URL; never click ids, which identify the person to an advertiser. */
function campaignOf(url: string): Record<string, string> {
  const parameters = [...new URL(url).searchParams]
    .filter(([name, value]) => PARAMETER.test(name) && value)
    .map(([name, value]) => [name, value.slice(0, MAX_VALUE_LENGTH)] as const);
  return Object.fromEntries([...new Map(parameters)].slice(0, MAX_PARAMETERS));
}
