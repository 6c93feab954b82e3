import { type Campaign, campaignOf, isEmpty, type Visit } from "./campaign.ts";

/** The only key in storage, and only if the page sets `attribution="visit"`. */
export const VISIT_KEY = "web-scheduler-visit";

/**
 * Adds the campaign of these URLs, oldest first, to this tab's visit and returns it. Without
 * storage, the visit is only this page.
 */
export function rememberVisit(urls: readonly string[], clickIds: boolean): Visit {
  const stored = readVisit(clickIds);
  const campaign = urls
    .map((url) => campaignOf(url, clickIds))
    .findLast((parameters) => !isEmpty(parameters));
  if (!campaign || isSame(campaign, stored?.last)) return stored ?? { first: {}, last: {} };
  const visit: Visit = { first: stored?.first ?? campaign, last: campaign };
  try {
    sessionStorage.setItem(VISIT_KEY, JSON.stringify(visit));
  } catch {
    // Storage is blocked or full.
  }
  return visit;
}

const isSame = (a: Campaign, b: Campaign | undefined) => JSON.stringify(a) === JSON.stringify(b);

function readVisit(clickIds: boolean): Visit | null {
  try {
    const stored = JSON.parse(sessionStorage.getItem(VISIT_KEY) ?? "null") as Partial<Visit> | null;
    // Any script of the site can write this key.
    return (
      stored && {
        first: sanitize(stored.first, clickIds),
        last: sanitize(stored.last, clickIds),
      }
    );
  } catch {
    return null;
  }
}

const sanitize = (stored: unknown, clickIds: boolean): Campaign => {
  const query = new URLSearchParams(
    Object.entries(Object(stored)).map(([name, value]) => [name, String(value)]),
  );
  return campaignOf(`https://visit.invalid/?${query}`, clickIds);
};
