/** Campaign parameters by their names. */
export type Campaign = Record<string, string>;

/** Where a visit came from: the first page with campaign parameters, and the last one. */
export interface Visit {
  first: Campaign;
  last: Campaign;
}

const PARAMETER = /^(utm_[a-z_]{1,40}|gclid|gbraid|wbraid)$/;
const LONGEST_VALUE = 200;

/** The campaign parameters of an address. */
export function campaignOf(address: string): Campaign {
  const campaign: Campaign = {};
  for (const [name, value] of new URL(address).searchParams) {
    if (PARAMETER.test(name) && value) campaign[name] = value.slice(0, LONGEST_VALUE);
  }
  return campaign;
}

export const isEmpty = (campaign: Campaign) => Object.keys(campaign).length === 0;

/**
 * A visit as a request carries it: the last touch under the parameters' own names, as a page
 * without a memory would send it, and the first touch with `first_` before them.
 */
export const flatVisit = ({ first, last }: Visit): Campaign => ({
  ...last,
  ...Object.fromEntries(Object.entries(first).map(([name, value]) => [`first_${name}`, value])),
});
