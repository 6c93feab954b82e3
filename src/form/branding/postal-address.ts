import type { LocationRecord } from "../../contract/location-record/location-record.ts";

/** In one line, without empty parts or a break in the state and post code; empty for a virtual location. */
export function postalAddress(
  record: Pick<LocationRecord, "is_virtual" | "streetAddress" | "city" | "state" | "postalCode">,
): string {
  if (record.is_virtual) return "";
  const region = [record.state, record.postalCode].map((part) => part.trim()).filter(Boolean);
  return [
    record.streetAddress.trim(),
    record.city.trim(),
    region.join(" ").replaceAll(" ", "\u00a0"),
  ]
    .filter(Boolean)
    .join(", ");
}

/** https://developers.google.com/maps/documentation/urls/get-started#search-action */
export const mapUrl = (name: string, address: string) =>
  `https://www.google.com/maps/search/?api=1&query=${encodeURIComponent(`${name}, ${address}`)}`;
