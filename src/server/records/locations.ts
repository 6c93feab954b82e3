import { atOrigin, type Example } from "../../contract/examples/index.ts";
import type { LocationRecord } from "../../contract/location-record/location-record.ts";
import { recordId } from "./read-record.ts";
import type { RecordFolder } from "./record-folder.ts";

/** The handler's source of location records. */
export interface Locations {
  /** The records that have a practice page and are listed on the home page, in order. */
  list(): readonly Example[];
  /**
   * Finds a record.
   * @param id in lower case with hyphens
   * @param origin this server's origin in the request, for URLs in the record that point to it
   */
  find(id: string, origin: string): LocationRecord | undefined;
  /** Where the preview saves its drafts, if anywhere. */
  folder?: RecordFolder;
}

/** The examples; a record in the folder comes first, and replaces the example with the same id. */
export function createLocations(examples: readonly Example[], folder?: RecordFolder): Locations {
  function list(): readonly Example[] {
    const saved = folder?.files().map(({ example }) => example) ?? [];
    const ids = new Set(saved.map(({ record }) => recordId(record)));
    return [...saved, ...examples.filter(({ record }) => !ids.has(recordId(record)))];
  }
  return {
    list,
    find(id, origin) {
      const record = list().find((listed) => recordId(listed.record) === id)?.record;
      return record && atOrigin(record, origin);
    },
    ...(folder && { folder }),
  };
}
