import type { LocationRecord } from "../../contract/location-record/location-record.ts";

/** A named, complete location record that shows one thing. */
export interface Example {
  /** Its name in URLs and tests; never changes. */
  slug: string;
  /** Its name in lists. */
  title: string;
  /** What it shows, in one sentence. */
  description: string;
  record: LocationRecord;
  /** Whether its practice page offers available times. */
  times?: true;
}
