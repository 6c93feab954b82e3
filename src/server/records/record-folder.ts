import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { mkdir, readFile, rename, rm, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import type { Example } from "../../contract/examples/index.ts";
import type { LocationRecord } from "../../contract/location-record/location-record.ts";
import type { LogoFile } from "./read-draft.ts";
import {
  notRead,
  printable,
  type RecordIssue,
  type RecordResult,
  readRecord,
  recordId,
} from "./read-record.ts";

/** One file of a record folder. */
export interface RecordFile {
  /** Its name in the folder. */
  file: string;
  example: Example;
}

/** A folder of location records: a user's own files, and drafts saved in the preview. Ids are in lower case. */
export interface RecordFolder {
  /** The files that can be served, as they are now, sorted by name. */
  files(): readonly RecordFile[];
  /** The entity tags of the records in the folder by id, whoever saved them. */
  saved(): Readonly<Record<string, string>>;
  /** Replaces the record with this id, in whichever file it is. */
  save(record: LocationRecord): Promise<void>;
  /** Saves a logo under its name, which is unique to its content. */
  saveLogo(logo: LogoFile): Promise<void>;
  logo(name: string): Promise<Uint8Array | undefined>;
}

const MAX_LINE_LENGTH = 500;

/**
 * A folder whose files are read again for every request.
 * @param slugs the examples' slugs by id; a file with an example's id takes over its slug
 * @param warn called with a line for each error in a file, once
 * @throws Error if the folder cannot be read
 */
export function recordFolder(
  folder: string,
  slugs: ReadonlyMap<string, string>,
  warn: (line: string) => void,
): RecordFolder {
  const warned = new Set<string>();

  function report(file: string, { path, found, expected }: RecordIssue): void {
    const line = `${file}: ${path && `${path}: `}found ${found}, expected ${expected}.`;
    if (!warned.has(line)) warn(printable(line, MAX_LINE_LENGTH));
    warned.add(line);
  }

  /** The record of a file; undefined if it has errors. */
  function read(file: string): LocationRecord | undefined {
    const result = readFileAt(join(folder, file));
    if (result.ok) return result.record;
    for (const issue of result.issues) report(file, issue);
    return undefined;
  }

  function files(): RecordFile[] {
    const owners = new Map<string, string>();
    const taken = new Set(slugs.values());
    return readdirSync(folder)
      .filter((name) => /^[^.].*\.json$/i.test(name))
      .sort()
      .flatMap((file) => {
        const record = read(file);
        const id = record && recordId(record);
        if (!record || !id) return [];
        const owner = owners.get(id);
        if (owner !== undefined) {
          report(file, { path: "id", found: `the id of ${owner}`, expected: "a unique id" });
          return [];
        }
        owners.set(id, file);
        const named = toSlug(file);
        const slug = slugs.get(id) ?? (taken.has(named) ? id : named);
        taken.add(slug);
        const example = { slug, title: file, description: record.name, record };
        return { file, example };
      });
  }

  const find = (id: string) => files().find(({ example }) => recordId(example.record) === id);
  const logoFile = (name: string) => join(folder, "logos", name);

  files();
  return {
    files,
    saved: () =>
      Object.fromEntries(
        files().map(({ example: { record } }) => {
          const hash = createHash("sha256").update(JSON.stringify(record));
          return [recordId(record), `"${hash.digest("base64url")}"`];
        }),
      ),
    async save(record) {
      const id = recordId(record);
      const file = find(id)?.file ?? `${id}.json`;
      await writeAtomically(join(folder, file), `${JSON.stringify(record, null, 2)}\n`);
    },
    saveLogo: ({ name, bytes }) => writeAtomically(logoFile(name), bytes),
    logo: (name) => readFile(logoFile(name)).catch(() => undefined),
  };
}

function readFileAt(path: string): RecordResult {
  try {
    return readRecord(readFileSync(path));
  } catch (error) {
    return notRead(String(error));
  }
}

const toSlug = (file: string) =>
  file
    .replace(/\.json$/i, "")
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-|-$/g, "") || "record";

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
