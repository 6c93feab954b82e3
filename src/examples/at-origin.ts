import type { LocationRecord } from "../contract/location-record/location-record.ts";

/** The origin that the examples' logo addresses carry, because the wire has absolute ones only. */
export const SAMPLE_ORIGIN = "http://localhost:5173";

/**
 * The record with its logos at `origin` (as in `location.origin`, without a final slash) wherever
 * they point to {@link SAMPLE_ORIGIN}. A server that hands out an example calls this with its own
 * origin, since it may stand on any port. Logos that live elsewhere stay where they are.
 */
export const atOrigin = (record: LocationRecord, origin: string): LocationRecord =>
  moveLogos(record, SAMPLE_ORIGIN, origin);

/** The record with its logos at the origin `to` wherever they point to the origin `from`. */
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
