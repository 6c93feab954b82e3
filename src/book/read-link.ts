import { normalizeLocationId } from "../contract/location-record/location-id.ts";
import type { Configuration } from "./configuration.ts";

/** What a visitor's link asks for. */
export type Link =
  | { kind: "location"; id: string; name: string | null }
  /** It names no location, or one that the practice does not have. */
  | { kind: "no-location" | "unknown-location" }
  /** It was not made by the practice, or is damaged; `reason` is for the console. */
  | { kind: "refused"; reason: string };

const MAX_LENGTH = 2_000;
const MARKUP = /[<>]|%3[CE]/i;
// Campaign parameters, such as `utm_source`, may have any value.
const ADDRESS_NAME = /(?:url|phone)$/i;
const ADDRESS = /^\s*(?:(?:[a-z][a-z\d+.-]*:)?\/\/|(?:javascript|data|tel):)/i;

/**
 * Reads the page's own URL, which anybody can write. Only `location` has an effect; a link with an
 * address or markup is refused as a whole, because somebody wanted something else with it.
 */
export function readLink(href: string, locations: Configuration["locations"]): Link {
  if (href.length > MAX_LENGTH) return { kind: "refused", reason: "the link is too long" };
  const { search, hash, searchParams } = new URL(href);
  if (MARKUP.test(search + hash)) return { kind: "refused", reason: "the link contains markup" };
  for (const [name, value] of searchParams) {
    if (ADDRESS_NAME.test(name) || (!name.startsWith("utm_") && ADDRESS.test(value))) {
      return { kind: "refused", reason: `the link contains an address in "${name}"` };
    }
  }
  const wanted = searchParams.getAll("location").map((text) => text.trim().toLowerCase());
  if (wanted.length > 1) return { kind: "refused", reason: "the link names several locations" };
  return findLocation(wanted[0] ?? "", Object.entries(locations));
}

function findLocation(wanted: string, locations: [name: string, id: string][]): Link {
  const [only, second] = locations;
  const id = normalizeLocationId(wanted);
  const found =
    wanted === "" && !second
      ? only
      : locations.find(
          (entry) => entry[0] === wanted || (id && normalizeLocationId(entry[1]) === id),
        );
  if (found) return { kind: "location", id: found[1], name: found[0] };
  if (wanted === "") return { kind: "no-location" };
  return id && !only ? { kind: "location", id, name: null } : { kind: "unknown-location" };
}

/** The page's canonical URL: without campaign parameters, and the same for a location's id and name. */
export function canonicalUrl(href: string, location: string, isOnly: boolean): string {
  const url = new URL(href);
  url.pathname = url.pathname.replace(/\/index\.html$/, "/");
  url.hash = "";
  url.search = isOnly ? "" : `?location=${encodeURIComponent(location)}`;
  return url.href;
}
