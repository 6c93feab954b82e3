import { existsSync, readdirSync, rmSync, statSync } from "node:fs";
import { mkdir, readFile, rename, rm, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { recordId } from "./read-record.ts";
import type { RecordFolder } from "./record-folder.ts";
import type { RecordStore } from "./record-store.ts";

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
  for (const path of [folder, join(folder, "logos")]) removeStaleFiles(path);
  const ownNames = (id: string) => [slugs.get(id) ?? id, id].map((name) => `${name}.json`);
  const exists = (name: string) => records.files().some(({ file }) => file === name);
  const fileOf = (id: string) =>
    records.files().find(({ example }) => example && recordId(example.record) === id)?.file;
  const isOwn = (file: string, id: string) => ownNames(id).includes(file);
  const logoFile = (name: string) => join(folder, "logos", name);

  return {
    saved: () =>
      records.files().flatMap(({ file, example }) => {
        const id = example && recordId(example.record);
        return id !== undefined && isOwn(file, id) ? [id] : [];
      }),

    async save(record) {
      const id = recordId(record);
      const unused = ownNames(id).find((name) => !exists(name));
      const file = fileOf(id) ?? unused ?? `${id}.json`;
      await writeAtomically(join(folder, file), `${JSON.stringify(record, null, 2)}\n`);
      records.sync(file);
    },

    async remove(id) {
      const file = fileOf(id);
      if (file === undefined) return "unknown";
      if (!isOwn(file, id)) return "foreign";
      await rm(join(folder, file), { force: true });
      records.sync(file);
      return "removed";
    },

    saveLogo: ({ name, bytes }) => writeAtomically(logoFile(name), bytes),
    logo: (name) => readFile(logoFile(name)).catch(() => undefined),
  };
}

const TEMPORARY = /^\.[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}\.tmp$/;
// Another server may be writing the same folder.
const STALE_MS = 60_000;

/** Removes the temporary files of a server that was killed while it wrote them. */
function removeStaleFiles(folder: string): void {
  const names = existsSync(folder) ? readdirSync(folder) : [];
  for (const name of names.filter((file) => TEMPORARY.test(file))) {
    const path = join(folder, name);
    const { mtimeMs = Date.now() } = statSync(path, { throwIfNoEntry: false }) ?? {};
    if (Date.now() - mtimeMs > STALE_MS) rmSync(path, { force: true });
  }
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
