import type { LocationRecord } from "../../contract/location-record/location-record.ts";

/** The origin of the examples' logos: the contract allows absolute URLs only. */
export const SAMPLE_ORIGIN = "http://localhost:5173";

/** The URL of a logo in `public/practice/logos/`: `logo("ondelle")`. */
export const logo = (name: string) => `${SAMPLE_ORIGIN}/practice/logos/${name}.svg`;

/**
 * The record with the logos at {@link SAMPLE_ORIGIN} moved to `origin` (without a trailing slash, as
 * in `location.origin`), for a server on any port. Other logos are unchanged.
 */
export const atOrigin = (record: LocationRecord, origin: string): LocationRecord =>
  moveLogos(record, SAMPLE_ORIGIN, origin);

/** The record with the logos at the origin `from` moved to the origin `to`. */
export function moveLogos(record: LocationRecord, from: string, to: string): LocationRecord {
  const config = record.web_scheduler_config;
  const moved = (url: string) => (url.startsWith(`${from}/`) ? to + url.slice(from.length) : url);
  return {
    ...record,
    web_scheduler_config: {
      ...config,
      branding: {
        ...config.branding,
        header_logo_url: moved(config.branding.header_logo_url),
        footer_logo_url: moved(config.branding.footer_logo_url),
      },
    },
  };
}
