import type { BookingRequest } from "../../../contract/booking-request/booking-request.ts";
import type { Settings } from "../../api/attributes.ts";
import { campaignOf, flattenVisit, isEmpty, type Visit } from "../attribution/campaign.ts";

/** What is known about where the patient came from. */
export interface AttributionContext {
  attribution: Settings["attribution"];
  clickIds: boolean;
  /** The page's URL when the script loaded, when the form started, and now. */
  urls: readonly [landing: string, mounted: string, current: string];
  visit: Visit | null;
}

/** A request's `source`: the page without query and fragment, and the campaign parameters. */
export function sourceOf({
  attribution,
  clickIds,
  urls,
  visit,
}: AttributionContext): BookingRequest["source"] {
  const { protocol, origin, pathname } = new URL(urls[2]);
  return {
    page: origin === "null" ? protocol : origin + pathname,
    campaign:
      attribution === "none" ? {} : visit ? flattenVisit(visit) : latestCampaign(urls, clickIds),
  };
}

// A single-page app may have dropped the parameters of the URL that the patient landed on.
const latestCampaign = (urls: AttributionContext["urls"], clickIds: boolean) =>
  urls.map((url) => campaignOf(url, clickIds)).findLast((campaign) => !isEmpty(campaign)) ?? {};
