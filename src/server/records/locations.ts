import type { LocationRecord } from "../../contract/location-record/location-record.ts";
import { atOrigin, type Example } from "../../examples/index.ts";
import { recordId } from "./read-record.ts";
import type { RecordFile } from "./record-folder.ts";

/** The handler's source of location records: examples, and files. */
export interface Locations {
  /** The named records that have a practice page and are listed on the home page, in order. */
  list(): readonly Example[];
  /**
   * Finds a record.
   * @param id in lower case with hyphens
   * @param origin this server's origin in the request, for URLs in the record that point to it
   */
  find(id: string, origin: string): LocationRecord | undefined;
  /** The record files, if there is a folder of them: a new array after every change. */
  files?(): readonly RecordFile[];
}

/** Serves examples, as in `exampleLocations(EXAMPLES)`. */
export function exampleLocations(examples: readonly Example[]): Locations {
  const records = new Map(examples.map(({ record }) => [recordId(record), record]));
  return {
    list: () => examples,
    find(id, origin) {
      const record = records.get(id);
      return record && atOrigin(record, origin);
    },
  };
}

/** Adds record files before the examples; a file replaces the example with the same id. */
export function withFiles(
  files: () => readonly RecordFile[],
  examples: readonly Example[],
): Locations {
  let indexed: readonly RecordFile[] | undefined;
  let merged = exampleLocations(examples);
  /** Indexed again only when the array of files is replaced. */
  const current = () => {
    const now = files();
    if (now !== indexed) merged = exampleLocations(mergeFiles(now, examples));
    indexed = now;
    return merged;
  };
  return {
    list: () => current().list(),
    find: (id, origin) => current().find(id, origin),
    files,
  };
}

function mergeFiles(files: readonly RecordFile[], examples: readonly Example[]): Example[] {
  const fromFiles = files.flatMap(({ example }) => example ?? []);
  const ids = new Set(fromFiles.map(({ record }) => recordId(record)));
  return [...fromFiles, ...examples.filter(({ record }) => !ids.has(recordId(record)))];
}
