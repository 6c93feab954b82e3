import type { LocationRecord } from "../../contract/location-record/location-record.ts";
import { atOrigin, type Example } from "../../examples/index.ts";
import type { RecordFile } from "./record-files.ts";
import { recordId } from "./record-id.ts";

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
  /**
   * Another value after every change of any record, so that answers can be remembered until then;
   * without it each is worked out anew.
   */
  revision?(): unknown;
  /** The files that records come from, where they do; those of `list` that are theirs may change. */
  files?(): readonly RecordFile[];
  /** Calls back after every change in the files, until what it returns is called. */
  onChange?(listener: () => void): () => void;
}

/** The examples as locations, as in `exampleLocations(EXAMPLES)`. */
export function exampleLocations(examples: readonly Example[]): Locations {
  const records = new Map(examples.map(({ record }) => [recordId(record), record]));
  return {
    list: () => examples,
    find(id, origin) {
      const record = records.get(id);
      return record && atOrigin(record, origin);
    },
    revision: () => examples,
  };
}

/** Records in files, in front of the examples: where both have an id, the file's record counts. */
export function withFiles(
  files: Required<Pick<Locations, "files" | "onChange">>,
  examples: readonly Example[],
): Locations {
  const ofFiles = () => files.files().flatMap(({ example }) => example ?? []);
  const all = () => {
    const own = ofFiles();
    const ids = new Set(own.map(({ record }) => recordId(record)));
    return [...own, ...examples.filter(({ record }) => !ids.has(recordId(record)))];
  };
  return {
    list: all,
    find: (id, origin) => exampleLocations(all()).find(id, origin),
    // Read anew after every change, into another list.
    revision: files.files,
    files: files.files,
    onChange: files.onChange,
  };
}
