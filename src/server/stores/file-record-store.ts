import { mkdir, readFile, rename, rm, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import type { RecordFolder } from "../records/record-folder.ts";
import { recordId } from "../records/record-id.ts";
import type { RecordStore } from "./record-store.ts";

/**
 * Keeps drafts in the folder that `records` follows: each in a file named by the example that it
 * stands for, else by its id. A file that somebody else put there for the same location is
 * written over, since it is what they work on, but never deleted.
 * @param slugs the examples' names in addresses, by id
 */
export function fileRecordStore(
  folder: string,
  slugs: ReadonlyMap<string, string>,
  records: RecordFolder,
): RecordStore {
  const ownNames = (id: string) => [slugs.get(id) ?? id, id].map((name) => `${name}.json`);
  const isTaken = (name: string) => records.files().some(({ file }) => file === name);
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
      const free = ownNames(id).find((name) => !isTaken(name));
      const file = fileOf(id) ?? free ?? `${id}.json`;
      await writeWhole(join(folder, file), `${JSON.stringify(record, null, 2)}\n`);
      records.look(file);
    },

    async remove(id) {
      const file = fileOf(id);
      if (file === undefined) return "unknown";
      if (!isOwn(file, id)) return "foreign";
      await rm(join(folder, file), { force: true });
      records.look(file);
      return "removed";
    },

    keepLogo: ({ name, bytes }) => writeWhole(logoFile(name), bytes),
    logo: (name) => readFile(logoFile(name)).catch(() => undefined),
  };
}

/** Nobody ever reads half of it: it takes its place when it is complete. */
async function writeWhole(path: string, content: string | Uint8Array): Promise<void> {
  await mkdir(dirname(path), { recursive: true });
  const draft = join(dirname(path), `.${crypto.randomUUID()}.tmp`);
  try {
    await writeFile(draft, content, { flush: true });
    await rename(draft, path);
  } catch (error) {
    await rm(draft, { force: true });
    throw error;
  }
}
