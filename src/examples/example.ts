import type { LocationRecord } from "../contract/location-record/location-record.ts";

/** A named, complete location record that shows one thing. */
export interface Example {
  /** Its name in addresses and tests; never changes. */
  slug: string;
  /** Its name in a list for people. */
  title: string;
  /** What to look at, in one sentence. */
  shows: string;
  record: LocationRecord;
}
