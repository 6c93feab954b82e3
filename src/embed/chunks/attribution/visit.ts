import { type Campaign, campaignOf, isEmpty, type Visit } from "./campaign.ts";

/** The only thing that is ever stored, and only where the page asked for `attribution="visit"`. */
export const VISIT_KEY = "web-scheduler-visit";

/**
 * Adds what the page's addresses say, oldest first, to the visit that this tab remembers, and
 * tells the visit. Where the browser stores nothing, the visit is this page.
 */
export function rememberVisit(addresses: readonly string[]): Visit {
  const before = read();
  // An address of before is news only where nothing newer is.
  const here = addresses.map(campaignOf).findLast((campaign) => !isEmpty(campaign));
  if (!here || isSame(here, before?.last)) return before ?? { first: {}, last: {} };
  const visit: Visit = { first: before?.first ?? here, last: here };
  try {
    sessionStorage.setItem(VISIT_KEY, JSON.stringify(visit));
  } catch {
    // Blocked or full.
  }
  return visit;
}

const isSame = (a: Campaign, b: Campaign | undefined) => JSON.stringify(a) === JSON.stringify(b);

function read(): Visit | null {
  try {
    const stored = JSON.parse(sessionStorage.getItem(VISIT_KEY) ?? "null") as Partial<Visit> | null;
    // Any script of the site can write there.
    return stored && { first: campaign(stored.first), last: campaign(stored.last) };
  } catch {
    return null;
  }
}

const campaign = (stored: unknown): Campaign => {
  const query = new URLSearchParams(
    Object.entries(Object(stored)).map(([name, value]) => [name, String(value)]),
  );
  return campaignOf(`https://visit.invalid/?${query}`);
};
