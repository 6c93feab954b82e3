import { createHash } from "node:crypto";
import { mkdir, readFile, rename, rm, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import type { LocationRecord } from "../../contract/location-record/location-record.ts";
import type { LogoFile } from "./read-logo.ts";
import { recordId } from "./read-record.ts";
import type { RecordFolder } from "./record-folder.ts";

/** Saved drafts with their logos. Ids are in lower case. */
export interface RecordStore {
  /** Ids of the records that were saved here and can be removed. */
  saved(): readonly string[];
  /** The entity tag of the record in the folder, whoever saved it; undefined if there is none. */
  etag(id: string): string | undefined;
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

/**
 * Saves drafts in a record folder, in files named after the example they replace or after their
 * id. A user's own file for the same location is overwritten, because it is what they are editing,
 * but never deleted.
 * @param slugs the examples' slugs by id
 */
export function fileRecordStore(
  folder: string,
  slugs: ReadonlyMap<string, string>,
  records: RecordFolder,
): RecordStore {
  const ownNames = (id: string) => [slugs.get(id) ?? id, id].map((name) => `${name}.json`);
  const exists = (name: string) => records.files().some(({ file }) => file === name);
  const find = (id: string) =>
    records.files().find(({ example }) => example && recordId(example.record) === id);
  const fileOf = (id: string) => find(id)?.file;
  const isOwn = (file: string, id: string) => ownNames(id).includes(file);
  const logoFile = (name: string) => join(folder, "logos", name);

  return {
    saved: () =>
      records.files().flatMap(({ file, example }) => {
        const id = example && recordId(example.record);
        return id !== undefined && isOwn(file, id) ? [id] : [];
      }),

    etag(id) {
      const record = find(id)?.example?.record;
      if (!record) return undefined;
      return `"${createHash("sha256").update(JSON.stringify(record)).digest("base64url")}"`;
    },

    async save(record) {
      const id = recordId(record);
      const unused = ownNames(id).find((name) => !exists(name));
      const file = fileOf(id) ?? unused ?? `${id}.json`;
      await writeAtomically(join(folder, file), `${JSON.stringify(record, null, 2)}\n`);
      records.update();
    },

    async remove(id) {
      const file = fileOf(id);
      if (file === undefined) return "unknown";
      if (!isOwn(file, id)) return "foreign";
      await rm(join(folder, file), { force: true });
      records.update();
      return "removed";
    },

    saveLogo: ({ name, bytes }) => writeAtomically(logoFile(name), bytes),
    logo: (name) => readFile(logoFile(name)).catch(() => undefined),
  };
}

/** Writes a temporary file and renames it, so that readers never see half a file. */
async function writeAtomically(path: string, content: string | Uint8Array): Promise<void> {
  await mkdir(dirname(path), { recursive: true });
  const temporary = join(dirname(path), `.${crypto.randomUUID()}.tmp`);
  try {
    await writeFile(temporary, content, { flush: true });
    await rename(temporary, path);
  } catch (error) {
    await rm(temporary, { force: true });
    throw error;
  }
}
