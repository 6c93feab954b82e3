import { locationId } from "../../contract/location-record/location-id.ts";
import type { LocationRecord } from "../../contract/location-record/location-record.ts";

/** A record's id as addresses and lists have it: lower-case and hyphenated. */
export const recordId = ({ id }: LocationRecord) => locationId(id) ?? id.toLowerCase();
