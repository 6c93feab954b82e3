/** Campaign parameters by name. */
export type Campaign = Record<string, string>;

/** The first and the last page of a visit that had campaign parameters. */
export interface Visit {
  first: Campaign;
  last: Campaign;
}

const PARAMETER = /^utm_[a-z_]{1,40}$/;
// They identify one click, and so, to the advertising network, the person who clicked.
const CLICK_ID = /^(gclid|gbraid|wbraid)$/;
const MAX_VALUE_LENGTH = 200;
// Real campaigns have up to ten; a receiver accepts 100 for the first and the last page of a visit.
const MAX_PARAMETERS = 20;

/** The first 20 campaign parameters of a URL, with click ids if the page has asked for them. */
export function campaignOf(url: string, clickIds: boolean): Campaign {
  const campaign: Campaign = {};
  for (const [name, value] of new URL(url).searchParams) {
    const isCampaign = PARAMETER.test(name) || (clickIds && CLICK_ID.test(name));
    if (!isCampaign || !value) continue;
    campaign[name] = value.slice(0, MAX_VALUE_LENGTH);
    if (Object.keys(campaign).length === MAX_PARAMETERS) break;
  }
  return campaign;
}

export const isEmpty = (campaign: Campaign) => Object.keys(campaign).length === 0;

/** A visit in a request: the last touch by the parameters' names, the first as `first_…`. */
export const flattenVisit = ({ first, last }: Visit): Campaign => ({
  ...last,
  ...Object.fromEntries(Object.entries(first).map(([name, value]) => [`first_${name}`, value])),
});
