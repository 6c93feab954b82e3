import type { LocationRecord } from "../contract/location-record.ts";
import { atOrigin, type Example } from "../examples/index.ts";

/** Where the handler finds its location records: examples here, files or a database elsewhere. */
export interface Locations {
  /** The named records that the home page lists and that have a practice page, in order. */
  list(): readonly Example[];
  /**
   * The record of a location.
   * @param id lower-case and hyphenated
   * @param origin where this server was asked, for addresses in the record that lead back to it
   */
  find(
    id: string,
    origin: string,
  ): LocationRecord | undefined | Promise<LocationRecord | undefined>;
}

/** The examples as locations, as in `exampleLocations(EXAMPLES)`. */
export function exampleLocations(examples: readonly Example[]): Locations {
  const records = new Map(examples.map(({ record }) => [record.id.toLowerCase(), record]));
  return {
    list: () => examples,
    find(id, origin) {
      const record = records.get(id);
      return record && atOrigin(record, origin);
    },
  };
}
