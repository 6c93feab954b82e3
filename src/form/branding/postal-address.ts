import type { LocationRecord } from "../../contract/location-record/location-record.ts";

/**
 * The address as one line without the parts that are empty; empty for a virtual location. Does not break
 * within the state and the post code.
 */
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
