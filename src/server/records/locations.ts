import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { mkdir, readFile, rename, rm, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { uniqBy } from "es-toolkit";
import { atOrigin, type Example } from "../../contract/examples/example.ts";
import type { LocationRecord } from "../../contract/location-record/location-record.ts";
import { type Finding, printable, readRecord, recordId } from "./read-record.ts";

const MAX_LINE_LENGTH = 500;

export type Locations = ReturnType<typeof createLocations>;

export type RecordFolder = ReturnType<typeof recordFolder>;

/** A record in the folder comes first, and replaces the example with its id. @throws Error if it cannot be read */
export function createLocations(examples: readonly Example[], folder?: string) {
  const saved = folder === undefined ? undefined : recordFolder(folder, examples);
  /** The records that have a practice page and are listed on the home page, in order. */
  const list = (): readonly Example[] =>
    uniqBy([...(saved?.list() ?? []), ...examples], ({ record }) => recordId(record));
  return {
    list,
    /** `id` is in lower case with hyphens; URLs in the record that point to this server get `origin`. */
    find(id: string, origin: string): LocationRecord | undefined {
      const record = list().find((listed) => recordId(listed.record) === id)?.record;
      return record && atOrigin(record, origin);
    },
    folder: saved,
  };
}

/** Reads the files for every request and reports each error once. A file with an example's id takes over its slug. */
function recordFolder(folder: string, examples: readonly Example[]) {
  const slugs = new Map(examples.map(({ slug, record }) => [recordId(record), slug]));
  const warned = new Set<string>();

  function report(file: string, { where, found, expected }: Finding): void {
    const line = `${file}: ${where}: found ${found}, expected ${expected}.`;
    if (!warned.has(line)) console.error(printable(line, MAX_LINE_LENGTH));
    warned.add(line);
  }

  /** The files without errors, as they are now, sorted by name, which is their title. */
  function list(): Example[] {
    const owners = new Map<string, string>();
    return readdirSync(folder)
      .filter((name) => /^[^.].*\.json$/i.test(name))
      .sort()
      .flatMap((file) => {
        const result = readRecord(() => readFileSync(join(folder, file)));
        if (!result.ok) {
          for (const issue of result.issues) report(file, issue);
          return [];
        }
        const { record } = result;
        const id = recordId(record);
        const owner = owners.get(id);
        if (owner !== undefined) {
          report(file, { where: "id", found: `the id of ${owner}`, expected: "a unique id" });
          return [];
        }
        owners.set(id, file);
        return { slug: slugs.get(id) ?? id, title: file, description: record.name, record };
      });
  }

  const logoFile = (name: string) => join(folder, "logos", name);

  list();
  return {
    list,
    /** The entity tags of the records in the folder by id, whoever saved them. */
    saved: (): Readonly<Record<string, string>> =>
      Object.fromEntries(
        list().map(({ record }) => {
          const hash = createHash("sha256").update(JSON.stringify(record));
          return [recordId(record), `"${hash.digest("base64url")}"`];
        }),
      ),
    /** Replaces the record with this id, in whichever file it is. */
    async save(record: LocationRecord): Promise<void> {
      const id = recordId(record);
      const file = list().find((saved) => recordId(saved.record) === id)?.title ?? `${id}.json`;
      await writeAtomically(join(folder, file), `${JSON.stringify(record, null, 2)}\n`);
    },
    /** Saves a logo under its name, which is unique to its content. */
    saveLogo: (name: string, bytes: Uint8Array) => writeAtomically(logoFile(name), bytes),
    logo: (name: string): Promise<Uint8Array | undefined> =>
      readFile(logoFile(name)).catch(() => undefined),
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
