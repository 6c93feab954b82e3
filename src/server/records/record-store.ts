import type { LocationRecord } from "../../contract/location-record/location-record.ts";
import type { LogoFile } from "./read-logo.ts";

/** Stores drafts: a folder of files here, a database elsewhere. Ids are in lower case. */
export interface RecordStore {
  /** Ids of the records that were saved here and can be removed. */
  saved(): readonly string[];
  /** Replaces the record with this id; resolves when it is being served. */
  save(record: LocationRecord): Promise<void>;
  /**
   * Removes a saved record; resolves when it is no longer served. Returns `foreign` if the record
   * was not saved here and must not be deleted.
   */
  remove(id: string): Promise<"removed" | "unknown" | "foreign">;
  /** Saves a logo under its name, which is unique to its content. */
  saveLogo(logo: LogoFile): Promise<void>;
  logo(name: string): Promise<Uint8Array | undefined>;
}
