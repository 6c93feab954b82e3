import type { LocationRecord } from "../../contract/location-record/location-record.ts";
import type { Logo } from "../records/read-logo.ts";

/** Where drafts are kept: a folder of files here, a database elsewhere. Ids are lower-case. */
export interface RecordStore {
  /** The ids whose record was saved here, and can be taken back. */
  saved(): readonly string[];
  /** Keeps the record in place of every other of its id; done when it is served. */
  save(record: LocationRecord): Promise<void>;
  /**
   * Takes the saved record of an id back; done when it is served no more. `foreign` where the
   * record comes from somewhere that is not the store's to delete.
   */
  remove(id: string): Promise<"removed" | "unknown" | "foreign">;
  /** Keeps a logo under its name, which no other content has. */
  keepLogo(logo: Logo): Promise<void>;
  logo(name: string): Promise<Uint8Array | undefined>;
}
